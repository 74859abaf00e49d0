import type { Findings } from './findings.ts';
import type { Wire } from './wire.ts';

/** Milliseconds between two lines. */
const PACE = 10_000;

/** Prints the run's progress at intervals. @returns a function that stops it. */
export function tellProgress(wire: Wire, findings: Findings): () => void {
  const begun = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - begun) / 1000);
    const silence = Math.round(wire.silence() / 1000);
    const waits = silence * 1000 >= PACE ? `; only 429 or no answer for ${silence} s` : '';
    console.log(
      `${seconds} s: ${wire.sent()} requests, ${findings.failures.length} failures so far${waits}`,
    );
  }, PACE);
  return () => {
    clearInterval(timer);
  };
}
