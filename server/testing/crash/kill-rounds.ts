import { seededRandom } from '../../domain/random.ts';

/** Milliseconds of load before a kill. */
const EARLIEST = 100;
const LATEST = 500;

/**
 * How often to kill and when: a hundred rounds at the full counts, otherwise a few. The seed is
 * printed and can be passed as KILL_SEED. It repeats the crowd's choices, but not the machine's
 * timing.
 */
export function killRounds(few = 2) {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
  process.stdout.write(`KILL_SEED=${seed}\n`);
  const random = seededRandom(seed).next;
  return {
    random,
    rounds: process.env.TEST_COUNTS === 'full' ? 100 : few,
    moment: () => EARLIEST + random() * (LATEST - EARLIEST),
  };
}
