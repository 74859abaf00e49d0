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

/**
 * The checks that are run together: each law on its own, and those that judge generated requests.
 * Workflows start a program for each file, and what breaks one breaks a law as well.
 */
export const checkGroups: readonly (readonly string[])[] = [
  ...laws.map(({ id }) => [id]),
  GENERAL_CLAUSES.map(([id]) => id),
];

interface KitRun {
  seed: number;
  checks: readonly string[];
  /** Of the requests that are generated, the most. By default as many as any run has. */
  requests?: number;
}

/** Runs these checks until one fails. @returns those that failed, and what each says. */
export async function runKit(
  origin: string,
  { seed, checks, requests }: KitRun,
): Promise<{ failed: string[] }> {
  const baseUrl = `${origin}/api`;
  const wire = openWire(baseUrl);
  const known = await judge;
  const flags = [
    ...['--only', checks.join(), '--seed', String(seed), '--bail', '--no-shrink'],
    ...(requests === undefined ? [] : ['--requests', String(requests)]),
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
