import { createJudge } from '../../judge/judge.ts';
import { openApi } from '../api.ts';
import { readArguments } from '../arguments.ts';
import { CannotRun } from '../cannot-run.ts';
import { GENERAL_CLAUSES } from '../checks.ts';
import { laws } from '../laws/laws.ts';
import { config } from '../reference.config.ts';
import { runAll } from '../run.ts';
import { openWire } from '../wire.ts';

const judge = createJudge();

/** Of the requests that are generated, the most for one server. */
const requests = '600';

/**
 * The checks that are run together: each law on its own, and those that judge generated requests.
 * Workflows start a program for each file, and what breaks one breaks a law as well.
 */
export const checkGroups: readonly (readonly string[])[] = [
  ...laws.map(({ id }) => [id]),
  GENERAL_CLAUSES.map(([id]) => id),
];

/** Runs these checks until one fails. @returns those that failed, and what each says. */
export async function runKit(
  origin: string,
  seed: number,
  checks: readonly string[],
): Promise<{ failed: string[] }> {
  const baseUrl = `${origin}/api`;
  const wire = openWire(baseUrl);
  const known = await judge;
  const flags = [
    ...['--only', checks.join(), '--seed', String(seed), '--requests', requests],
    ...['--bail', '--no-shrink'],
  ];
  try {
    const run = runAll({
      ...{ options: readArguments(flags), config, judge: known },
      apiFor: (findings) => openApi({ baseUrl, wire, judge: known, findings, skip: config.skip }),
    });
    const { results } = await Promise.race([run, wire.gaveUp]);
    const failed = results
      .filter(({ ok, skipped }) => !ok && skipped === undefined)
      .map(({ check, operation = '', detail }) => `${check} ${operation}: ${detail}`);
    return { failed };
  } catch (error) {
    // A server on which the kit cannot run is not taken for a right one.
    if (error instanceof CannotRun) return { failed: [error.message] };
    throw error;
  } finally {
    wire.close();
  }
}
