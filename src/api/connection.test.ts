import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let browser: EventTarget;
let network: { onLine: boolean };
let server: 'answers' | 'refuses' | 'silent';
let asked: number;
let connection: typeof import('./connection.ts');
let errors: typeof import('./errors.ts');

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
  errors = await import('./errors.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch(): void {
  connection.watchConnection(async () => {
    asked += 1;
    if (server === 'silent') throw new errors.OfflineError();
    if (server === 'refuses') throw new Error('503');
  });
}

function goOffline(): void {
  network.onLine = false;
  browser.dispatchEvent(new Event('offline'));
}

function comeBack(): void {
  network.onLine = true;
  browser.dispatchEvent(new Event('online'));
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the connection', () => {
  it('is offline when the browser reports it, and sends no request', async () => {
    watch();
    goOffline();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(connection.currentConnection()).toBe('offline');
    expect(asked).toBe(0);
  });

  it('is back as soon as the browser is online and the server answers', async () => {
    watch();
    goOffline();
    await settle();
    comeBack();
    await settle();
    expect(connection.currentConnection()).toBe('online');
  });

  it('is not back for a network that does not reach the server', async () => {
    watch();
    goOffline();
    await settle();
    server = 'silent';
    comeBack();
    await settle();
    expect(connection.currentConnection()).toBe('unanswered');
  });

  it('stays online after one lost call if the server answers the next check', async () => {
    watch();
    const changed = vi.fn();
    connection.onConnectionChange(changed);
    await expect(connection.checkConnection()).resolves.toBe(false);
    expect(changed).not.toHaveBeenCalled();
  });

  it('accepts any answer as a sign of life', async () => {
    watch();
    server = 'refuses';
    await expect(connection.checkConnection()).resolves.toBe(false);
  });

  it('checks less and less often, and reports when the server is back', async () => {
    watch();
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

  it('runs one series of checks, however many calls were lost', async () => {
    watch();
    server = 'silent';
    void connection.checkConnection();
    void connection.checkConnection();
    await settle();
    expect(asked).toBe(1);
  });
});
