// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A server with one account, which can be out of reach. */
const server = {
  reached: true,
  missed: 0, // requests while it was out of reach
  account: null as object | null,
  kept: [] as { sound: boolean }[],
};

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (!server.reached) {
    ++server.missed;
    throw new TypeError('offline');
  }
  if (path !== '/api/account/settings') return Response.json({ account: server.account });
  server.kept.push(JSON.parse(init.body as string));
  return Response.json({});
}

/** A page that has just been opened. */
async function open() {
  vi.resetModules();
  const settings = await import('../settings.svelte');
  const account = await import('./account');
  account.followSettings();
  return { ...settings, ...account };
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, { reached: true, missed: 0, account: null, kept: [] });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

test('what is set on any page goes to the account, and a guest tells nobody', async () => {
  const guest = await open();
  guest.settings.sound = false;
  guest.save();
  await new Promise((done) => setTimeout(done, 10));
  expect(server.kept).toEqual([]);

  server.account = { name: 'Greta', settings: {} };
  const page = await open();
  page.save(); // nothing was set
  page.settings.sound = true;
  page.save();
  await expect.poll(() => server.kept.map((s) => s.sound)).toEqual([true]);
});

test('the account’s settings are taken on another device', async () => {
  server.account = { name: 'Greta', settings: { sound: false } };
  const page = await open();
  await page.signedIn();
  expect(page.settings.sound).toBe(false);
  expect(server.kept).toEqual([]);
});

test('what was set while the server was out of reach is newer than what the account has', async () => {
  server.account = { name: 'Greta', settings: { sound: true } };
  const page = await open();
  server.reached = false;
  page.settings.sound = false;
  page.save();
  await expect.poll(() => server.missed).toBeGreaterThan(0);
  server.reached = true;
  const later = await open();
  await later.signedIn();
  expect(later.settings.sound).toBe(false);
  await expect.poll(() => server.kept.map((s) => s.sound)).toEqual([false]);
});

test('what is set while the account is asked is not undone by its answer', async () => {
  server.account = { name: 'Greta', settings: { sound: true } };
  const page = await open();
  const asked = page.signedIn();
  page.settings.sound = false;
  page.save();
  await asked;
  expect(page.settings.sound).toBe(false);
});

test('what is set in another tab is taken here, and the next save keeps it', async () => {
  const page = await open();
  localStorage.setItem('longroad.settings.1', JSON.stringify({ ...page.settings, name: 'Ada' }));
  dispatchEvent(new StorageEvent('storage', { key: 'longroad.settings.1' }));
  expect(page.settings.name).toBe('Ada');
  page.settings.sound = false;
  page.save();
  const kept = JSON.parse(localStorage.getItem('longroad.settings.1')!);
  expect(kept).toMatchObject({ name: 'Ada', sound: false });
});

test('whoever signs out leaves nothing of themselves on the device', async () => {
  server.account = { name: 'Greta', settings: { sound: false, name: 'Greta' } };
  const page = await open();
  await page.signedIn();
  localStorage.setItem('longroad.table.1.base', '{"seats":[{"name":"Ben"}]}');
  localStorage.setItem('longroad.seats.1', '[]');
  page.forget();
  expect([page.settings.name, page.settings.sound]).toEqual(['', true]);
  expect(Object.keys(localStorage).sort()).toEqual(['longroad.seats.1', 'longroad.settings.1']);
  expect(localStorage.getItem('longroad.settings.1')).not.toContain('Greta');
  const next = await open();
  expect(next.settings.name).toBe('');
});

test('a device keeps its language and theme when somebody signs out', async () => {
  const page = await open();
  Object.assign(page.settings, { language: 'de', theme: 'dark' });
  page.save();
  page.forget();
  expect(page.settings).toMatchObject({ language: 'de', theme: 'dark' });
  expect((await open()).settings).toMatchObject({ language: 'de', theme: 'dark' });
});
