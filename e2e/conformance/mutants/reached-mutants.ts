import path from 'node:path';
import type { Mutant } from './mutant.ts';
import { hasRun, startCovered } from './reached.ts';
import { checkGroups, runKit } from './run-kit.ts';

/** Of the requests that are generated, the most: enough to come by nearly every place. */
export const FEW = 600;

/** A mutant, and the checks of the kit that run its place. */
export interface ReachedMutant extends Mutant {
  checks: string[];
}

/**
 * Finds which checks run each place, by running them one after the other on the right server.
 *
 * @returns the mutants that at least one reaches.
 * @throws Error if the right server fails a check.
 */
export async function reachedMutants(
  mutants: readonly Mutant[],
  seed: number,
): Promise<ReachedMutant[]> {
  const byFile = Map.groupBy(
    mutants.map((mutant): ReachedMutant => ({ ...mutant, checks: [] })),
    ({ file }) => path.resolve(file),
  );
  const server = await startCovered();
  try {
    await server.ranSince();
    for (const checks of checkGroups) {
      const { failed } = await runKit(server.url, { seed, checks, requests: FEW });
      if (failed.length > 0) throw new Error(`The right server failed: ${failed.join('\n')}`);
      for (const [file, script] of await server.ranSince()) {
        for (const mutant of byFile.get(file) ?? []) {
          if (hasRun(script, mutant.start)) mutant.checks.push(...checks);
        }
      }
    }
  } finally {
    await server.stop();
  }
  return [...byFile.values()].flat().filter(({ checks }) => checks.length > 0);
}
