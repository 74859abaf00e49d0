import { writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** Milliseconds between two looks. */
const LOOKS = 250;
/** Milliseconds without a heartbeat after which the event loop counts as stuck. */
const STUCK = 2_000;
/** Standard output, where the log goes. A stuck process writes it from no other thread. */
const STDOUT = 1;

interface Watched {
  /** Heartbeats, and the position of the operation that began last. */
  state: Int32Array;
  names: readonly string[];
  stuckAfter: number;
  logTo: number;
}

/** What the main thread keeps up to date for the watching one. */
export interface Pulse {
  beat: () => void;
  begin: (operation: string) => void;
  stop: () => Promise<unknown>;
}

/**
 * Watches this thread from another, which can log while this one is stuck, even for ever. It names
 * the operation whose handling began last.
 *
 * @param operations every name that may begin; others are not named.
 */
export function startWatchThread(
  operations: readonly string[],
  { stuckAfter = STUCK, logTo = STDOUT } = {},
): Pulse {
  const state = new Int32Array(new SharedArrayBuffer(8));
  const names = ['unknown', ...operations];
  const positions = new Map(names.map((name, at) => [name, at]));
  const watched: Watched = { state, names, stuckAfter, logTo };
  const thread = new Worker(new URL(import.meta.url), { workerData: watched });
  thread.unref();
  return {
    beat: () => void Atomics.add(state, 0, 1),
    begin: (operation) => void Atomics.store(state, 1, positions.get(operation) ?? 0),
    stop: () => thread.terminate(),
  };
}

function watch({ state, names, stuckAfter, logTo }: Watched): never {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  let [beats, since, isTold] = [0, performance.now(), false];
  for (;;) {
    Atomics.wait(clock, 0, 0, Math.min(LOOKS, stuckAfter / 4));
    const now = performance.now();
    const seen = Atomics.load(state, 0);
    if (seen !== beats) {
      [beats, since, isTold] = [seen, now, false];
    } else if (beats > 0 && now - since > stuckAfter && !isTold) {
      isTold = true;
      const about = { level: 40, time: Date.now(), pid: process.pid, hostname: hostname() };
      const stuck = {
        stuckMs: Math.round(now - since),
        operationId: names[Atomics.load(state, 1)],
      };
      writeSync(
        logTo,
        `${JSON.stringify({ ...about, ...stuck, msg: 'the event loop is stuck' })}\n`,
      );
    }
  }
}

if (!isMainThread) watch(workerData as Watched);
