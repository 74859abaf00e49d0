import { OfflineError } from './errors.ts';

/**
 * Whether the server can be reached: `offline` when the browser says that there is no network,
 * `unanswered` when there is one and yet not even the health check gets an answer.
 */
export type Connection = 'online' | 'offline' | 'unanswered';

/** Milliseconds between two questions while there is no answer: doubled up to the longest. */
const pauses = { first: 1000, longest: 8000 } as const;

const listeners = new Set<() => void>();
let connection: Connection = 'online';
let ask: () => Promise<unknown> = () => Promise.resolve();
let checking: Promise<boolean> | null = null;
let askAgainNow = () => {};

export function currentConnection(): Connection {
  return connection;
}

/** Calls `listener` after every change; returns the way to stop. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Begins to listen to the browser.
 *
 * @param question asks the server anything; it fails with an OfflineError when nothing answers.
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
 * Asks the server until it answers; one round of questions at a time, whoever asks for it. A call
 * without an answer begins one: the call alone may have been lost, so nothing is said before a
 * question is lost as well.
 *
 * @returns whether the server was out of reach in between.
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

/** A browser without a network need not try; any answer will do, a refusal too. */
async function isAnswered(): Promise<boolean> {
  if (isCutOff()) return false;
  return ask().then(
    () => true,
    (error: unknown) => !(error instanceof OfflineError),
  );
}

/** The browser's word is only good when it says no. */
function isCutOff(): boolean {
  return navigator.onLine === false;
}

function change(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}
