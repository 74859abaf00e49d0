import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let browser: EventTarget;
let network: { onLine: boolean };
let server: 'answers' | 'refuses' | 'silent';
let asked: number;
let connection: typeof import('./connection.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  browser = new EventTarget();
  network = { onLine: true };
  server = 'answers';
  asked = 0;
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', network);
  connection = await import('./connection.ts');
  const { OfflineError } = await import('./errors.ts');
  connection.watchConnection(async () => {
    asked += 1;
    if (server === 'silent') throw new OfflineError();
    if (server === 'refuses') throw new Error('503');
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** The browser reports that it lost its network, or has it back. */
async function report(event: 'offline' | 'online'): Promise<void> {
  network.onLine = event === 'online';
  browser.dispatchEvent(new Event(event));
  await settle();
}

it('the connection is offline when the browser reports it, and sends no request', async () => {
  await report('offline');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connection.currentConnection()).toBe('offline');
  expect(asked).toBe(0);
});

it.each([
  ['answers', 'online'],
  ['silent', 'unanswered'],
] as const)('when the network is back and the server %s, it is %s', async (found, state) => {
  await report('offline');
  server = found;
  await report('online');
  expect(connection.currentConnection()).toBe(state);
});

it.each(['answers', 'refuses'] as const)(
  'the connection stays online after one lost call if the server %s the next check',
  async (found) => {
    server = found;
    const changed = vi.fn();
    connection.onConnectionChange(changed);
    await expect(connection.checkConnection()).resolves.toBe(false);
    expect(changed).not.toHaveBeenCalled();
  },
);

it('the connection is checked less and less often, and is back when the server is', async () => {
  server = 'silent';
  const check = connection.checkConnection();
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 + 8000);
  expect(asked).toBe(6);
  expect(connection.currentConnection()).toBe('unanswered');
  server = 'answers';
  await vi.advanceTimersByTimeAsync(8000);
  await expect(check).resolves.toBe(true);
  expect(connection.currentConnection()).toBe('online');
});

it('the connection is checked in one series, however many calls were lost', async () => {
  server = 'silent';
  void connection.checkConnection();
  void connection.checkConnection();
  await settle();
  expect(asked).toBe(1);
});
