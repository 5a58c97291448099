/** What a person sees of a page of the desk, for tests. */
import { cleanup, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeSocket } from '../wire/fake_socket';

/** Each test has a page and a line of its own. */
export function pagesOfTheDesk(): void {
  beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export const shown = () => document.body.textContent.replace(/\s+/g, ' ');
export const button = (name: string) => screen.queryByRole('button', { name });
