import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { rulesPages } from './tools/rules_pages.ts';
import { saidSentences } from './tools/said_sentences.ts';
import { serviceWorker } from './tools/service_worker.ts';

const server = process.env.LONGROAD_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), rulesPages(), saidSentences(), serviceWorker()],
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The host stays as the browser named it: the server refuses requests of other origins.
  server: {
    fs: { allow: ['..'] }, // translations
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // A busy machine takes seconds to load a module.
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
});
