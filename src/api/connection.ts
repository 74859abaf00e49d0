import { OfflineError } from './errors.ts';

/**
 * Whether the server can be reached: `offline` if the browser reports no network, `unanswered` if
 * there is a network but not even the health check gets an answer.
 */
export type Connection = 'online' | 'offline' | 'unanswered';

/** Milliseconds between two checks while there is no answer, doubled up to the longest. */
const pauses = { first: 1000, longest: 8000 } as const;

const listeners = new Set<() => void>();
let connection: Connection = 'online';
let ask: () => Promise<unknown> = () => Promise.resolve();
let checking: Promise<boolean> | null = null;
let askAgainNow = () => {};

export function currentConnection(): Connection {
  return connection;
}

/** Calls `listener` after every change. Returns a function that unsubscribes. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Starts to listen to the browser.
 *
 * @param question sends any request to the server; it rejects with an OfflineError if nothing
 *   answers.
 */
export function watchConnection(question: () => Promise<unknown>): void {
  ask = question;
  if (isCutOff()) void checkConnection();
  window.addEventListener('offline', () => void checkConnection());
  window.addEventListener('online', () => {
    askAgainNow();
  });
}

/**
 * Checks the server until it answers. Only one series of checks runs at a time, whoever starts it.
 * A call without an answer starts one: the call alone may have been lost, so nothing is reported
 * before a check is lost as well.
 *
 * @returns whether the server was unreachable in between.
 */
export function checkConnection(): Promise<boolean> {
  checking ??= askUntilAnswered().finally(() => {
    checking = null;
  });
  return checking;
}

async function askUntilAnswered(): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    if (await isAnswered()) {
      change('online');
      return tries > 0;
    }
    change(isCutOff() ? 'offline' : 'unanswered');
    await new Promise<void>((resolve) => {
      askAgainNow = resolve;
      setTimeout(resolve, Math.min(pauses.first * 2 ** tries, pauses.longest));
    });
  }
}

/** Without a network there is no need to try. Any answer counts, also a refusal. */
async function isAnswered(): Promise<boolean> {
  if (isCutOff()) return false;
  return ask().then(
    () => true,
    (error: unknown) => !(error instanceof OfflineError),
  );
}

/** The browser's report is only reliable when it says offline. */
function isCutOff(): boolean {
  return navigator.onLine === false;
}

function change(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}
