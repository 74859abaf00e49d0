import { createHash } from 'node:crypto';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/**
 * Seconds that the work below takes on the two idle cores of the reference machine, which ran all
 * tests of commit 49cc75a in 31 minutes. Another machine took 35.5, and 1.5 s for this work.
 */
const REFERENCE_SECONDS = 1.3;
const CORES = 2;
const ROUNDS = 200;

/** Typical work of tests: objects created, written as JSON, parsed, sorted and hashed. */
function work(): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = Array.from({ length: 4_000 }, (_, at) => ({
      id: `shp_${(at * 7_919 + round) % 4_001}`,
      amounts: [at, at * 2, at * 3],
      name: 'متجر الواحة',
    }));
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
    read.sort((one, other) => (one.id < other.id ? -1 : 1));
    createHash('sha256').update(JSON.stringify(read)).digest();
  }
}

/** Current speed of this machine with two cores in use, relative to the reference machine. */
export async function measureSpeed(): Promise<number> {
  const seconds = await Promise.all(
    Array.from(
      { length: CORES },
      () =>
        new Promise<number>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url));
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  return REFERENCE_SECONDS / Math.max(...seconds);
}

if (!isMainThread && parentPort) {
  const start = performance.now();
  work();
  parentPort.postMessage((performance.now() - start) / 1000);
}
