import { mount } from 'svelte';
import App from './App.svelte';
import { followLayout } from './lib/layout.svelte';
import { offline } from './local/offline.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

followLayout();
offline.begin();
mount(App, { target: document.getElementById('app')! });
