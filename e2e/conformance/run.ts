import { BrokenLaw, NotHeld } from './answer.ts';
import type { KitApi, Tally } from './api.ts';
import type { Arguments } from './arguments.ts';
import { GENERAL_CLAUSES } from './checks.ts';
import type { ConformanceConfig } from './config.ts';
import { allOperations } from './contract.ts';
import { newDraw } from './draw.ts';
import { Findings, type Result } from './findings.ts';
import { runGenerated, type Share } from './generated.ts';
import type { Law } from './laws/law.ts';
import { laws } from './laws/laws.ts';
import { readLists } from './places.ts';
import type { Judge } from '../judge/judge.ts';
import { runWorkflows, WORKFLOWS } from './workflows.ts';

export interface Outcome {
  results: readonly Result[];
  /** The requests of each operation, and what became of them. */
  operations: readonly (Share & Tally)[];
  total: number;
}

/** Share of requests of an operation that have to be valid and succeed. */
export const LEAST_SUCCESS = 0.3;

/** Requests from which on each operation gets so many at least. */
const FULL = { requests: 50_000, each: 500 };

/** Laws work on accounts of their own, and do not meet. */
const LAWS_AT_ONCE = 3;

const GENERAL = GENERAL_CLAUSES.map(([id]) => id);

/** Every check that is asked for: first the laws, then generated requests up to the number wanted. */
export async function runAll({
  options,
  config,
  judge,
  apiFor,
}: {
  options: Arguments;
  config: ConformanceConfig;
  judge: Judge;
  apiFor: (findings: Findings) => KitApi;
}): Promise<Outcome> {
  const clauses = new Map([
    ...GENERAL_CLAUSES.map(([id, , clause]) => [id, clause] as const),
    ...[...laws, WORKFLOWS].map(({ id, clause }) => [id, clause] as const),
  ]);
  const findings = new Findings(clauses);
  const api = apiFor(findings);
  const isChosen = (id: string) => options.checks.length === 0 || options.checks.includes(id);

  const isOver = () => options.bail && findings.failures.length > 0;

  const results: Result[] = [];
  const waiting = laws.filter(({ id }) => isChosen(id)).values();
  const work = async () => {
    // The workers share the iterator: each takes the next law when it is free.
    for (const law of waiting) {
      if (isOver()) return;
      results.push(...(await runLaw(law, api, config, options.seed, findings)));
    }
  };
  await Promise.all(Array.from({ length: LAWS_AT_ONCE }, work));
  if (isChosen(WORKFLOWS.id) && !isOver()) {
    const run = runWorkflows({ api, judge, config });
    const broken = (error: unknown): Result[] => [
      { check: WORKFLOWS.id, ok: false, clause: WORKFLOWS.clause, detail: String(error) },
    ];
    results.push(...(await run.catch(broken)));
  }

  const general = GENERAL.filter(isChosen);
  let shares: Share[] = [];
  const ofLaws = api.total();
  // The shares of success are those of what chance made.
  api.restart();
  if (general.length > 0 && !isOver()) {
    const run = runGenerated({
      api,
      config,
      findings,
      seed: options.seed,
      requests: options.requests,
      least: options.requests >= FULL.requests ? FULL.each : 1,
      isOver,
      only: (id) => options.operations.length === 0 || options.operations.includes(id),
    });
    shares = await run.catch((error: unknown) => {
      const { answer, message } = error instanceof BrokenLaw ? error : new BrokenLaw(String(error));
      const detail = `Generated requests could not be begun: ${message}`;
      findings.fail({ check: 'valid', detail, ...(answer && { answer, curl: answer.curl }) });
      return [];
    });
  }
  const operations = shares.map((share) => ({
    ...share,
    ...(api.tallies.get(share.id) ?? { sent: 0, valid: 0, succeeded: 0 }),
  }));
  if (general.includes('share')) judgeShares(operations, findings);

  results.push(...generalResults(general, operations, findings, config));
  return { results, operations, total: ofLaws + api.total() };
}

async function runLaw(
  { id, run, unless }: Law,
  api: KitApi,
  config: ConformanceConfig,
  seed: number,
  findings: Findings,
): Promise<Result[]> {
  const clause = findings.clauseOf(id);
  const skipped = config.skip?.[id] ?? unless?.(config);
  if (skipped !== undefined) return [{ check: id, ok: false, clause, skipped }];
  try {
    await run({ api, config, draw: newDraw(seed), lists: await readLists(api) });
  } catch (error) {
    if (error instanceof NotHeld) return [{ check: id, ok: false, clause, skipped: error.message }];
    const broken = error instanceof BrokenLaw ? error : new BrokenLaw(String(error));
    const { answer, message: detail } = broken;
    findings.fail({ check: id, detail, clause, ...(answer && { answer, curl: answer.curl }) });
  }
  const failed = findings.failures.filter(({ check }) => check === id);
  return failed.length > 0 ? failed : [{ check: id, ok: true, clause }];
}

/** Small runs say little of an operation's share. */
const ENOUGH = 20;

function judgeShares(operations: Outcome['operations'], findings: Findings): void {
  for (const { id, sent, succeeded, exempt } of operations) {
    if (exempt !== undefined || sent < ENOUGH || succeeded / sent >= LEAST_SUCCESS) continue;
    const share = Math.round((100 * succeeded) / sent);
    findings.fail({
      check: 'share',
      operation: id,
      detail: `${share} % of its requests succeeded`,
    });
  }
}

/** A verdict for each general check and operation, and the failures themselves where there are some. */
function generalResults(
  general: readonly string[],
  operations: Outcome['operations'],
  findings: Findings,
  config: ConformanceConfig,
): Result[] {
  const all = findings.failures.filter(({ check }) => GENERAL.includes(check));
  const failures = all.filter(({ check }) => general.includes(check));
  const passed = general.flatMap((check) =>
    operations
      .filter(({ id }) => !all.some((each) => each.check === check && each.operation === id))
      .map(({ id }): Result => ({
        check,
        operation: id,
        ok: true,
        clause: findings.clauseOf(check),
      })),
  );
  const skipped = allOperations.flatMap(({ id }): Result[] => {
    const why = config.skip?.[id];
    return why === undefined
      ? []
      : [{ check: 'valid', operation: id, ok: false, clause: '', skipped: why }];
  });
  return [...failures, ...passed, ...skipped];
}
