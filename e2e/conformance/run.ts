import type { ValueSet } from './answer-values.ts';
import type { KitApi, Tally } from './api.ts';
import type { Arguments } from './arguments.ts';
import { GENERAL_CLAUSES } from './checks.ts';
import type { ConformanceConfig } from './config.ts';
import { allOperations } from './contract.ts';
import { withEveryHook } from './checked-hooks.ts';
import { Findings, notJudged, type Result } from './findings.ts';
import { runGenerated, type Share } from './generated.ts';
import type { Law } from './laws/law.ts';
import { laws } from './laws/laws.ts';
import { lawResults, runLaw, type Ending } from './run-law.ts';
import { accountResults } from './no-account.ts';
import type { Judge } from '../judge/judge.ts';
import { shrinkFailures } from './shrink.ts';
import { withWaiting } from './waiting.ts';
import { runWorkflows, WORKFLOWS } from './workflows.ts';

export interface Outcome {
  results: readonly Result[];
  /** The requests of each operation and their outcomes. */
  operations: readonly (Share & Tally)[];
  total: number;
  /** Documented values that no answer had, by set. */
  unseen: readonly ValueSet[];
}

/** Share of an operation's requests that must be valid and succeed. */
export const LEAST_SUCCESS = 0.3;

/** From this many requests on, each operation gets at least `each`. */
const FULL = { requests: 50_000, each: 500 };

/** Laws use separate accounts, so they can run concurrently. */
const LAWS_AT_ONCE = 3;

/** Milliseconds in which broken laws are repeated with smaller requests. */
const SPARE = 30_000;

const GENERAL = GENERAL_CLAUSES.map(([id]) => id);

/** Runs the requested checks: laws, generated requests, workflows. */
export async function runAll({
  options,
  config: given,
  judge,
  apiFor,
}: {
  options: Arguments;
  config: ConformanceConfig;
  judge: Judge;
  apiFor: (findings: Findings) => KitApi;
}): Promise<Outcome> {
  const config = withEveryHook(given);
  const clauses = new Map([
    ...GENERAL_CLAUSES.map(([id, , clause]) => [id, clause] as const),
    ...[...laws, WORKFLOWS].map(({ id, clause }) => [id, clause] as const),
  ]);
  const operations = allOperations.filter(
    ({ id }) =>
      config.skip?.[id] === undefined &&
      (options.operations.length === 0 || options.operations.includes(id)),
  );
  const findings = new Findings(clauses);
  const api = apiFor(findings);
  const isChosen = (id: string) => options.checks.length === 0 || options.checks.includes(id);
  // Only some laws know which operations they concern.
  const isMeant = ({ id, isAbout = () => false }: Pick<Law, 'id' | 'isAbout'>) =>
    options.operations.length === 0 || options.checks.includes(id) || operations.some(isAbout);

  const isOver = () => options.bail && (findings.failures.length > 0 || api.notBuilt().size > 0);

  const results: Result[] = [];
  const endings: Ending[] = [];
  const waiting = laws.filter((law) => isChosen(law.id) && isMeant(law)).values();
  const { seed, shrinks } = options;
  const kit = {
    api,
    config,
    seed,
    findings,
    operations,
    ...(shrinks && { spare: { left: SPARE } }),
  };
  const work = async () => {
    // The workers share the iterator: each takes the next law when it is free.
    for (const law of waiting) {
      if (isOver()) return;
      endings.push(await runLaw(law, kit));
    }
  };
  await Promise.all(Array.from({ length: LAWS_AT_ONCE }, work));
  const general = GENERAL.filter(isChosen);
  let shares: Share[] = [];
  const ofLaws = api.total();
  // Shares of success count generated requests only.
  api.restart();
  if (general.length > 0 && !isOver()) {
    shares = await runGenerated({
      api,
      config,
      findings,
      seed: options.seed,
      requests: options.requests,
      least: options.requests >= FULL.requests ? FULL.each : 1,
      isOver,
      operations,
    });
  }
  const counted = shares.map((share) => ({
    ...share,
    ...(api.tallies.get(share.id) ?? { sent: 0, valid: 0, succeeded: 0 }),
  }));
  if (general.includes('share')) judgeShares(counted, findings);
  // Last, because only now is it known which operations are built.
  if (isChosen(WORKFLOWS.id) && isMeant(WORKFLOWS) && !isOver()) {
    results.push(...(await runWorkflows({ api, judge, config })));
  }

  if (shrinks) await shrinkFailures(kit);
  const notBuilt = api.notBuilt();
  const all = [
    ...lawResults(endings, findings, notBuilt),
    ...results,
    ...generalResults(general, counted, { findings, config, notBuilt }),
  ];
  const verdicts = withWaiting([...accountResults(api, all), ...all], notBuilt);
  return {
    ...{ results: verdicts, operations: counted, total: ofLaws + api.total() },
    unseen: api.values.missingIn(operations),
  };
}

/** With fewer requests, an operation's share means little. */
export const ENOUGH = 20;

function judgeShares(operations: Outcome['operations'], findings: Findings): void {
  for (const { id, sent, succeeded, exempt, needs } of operations) {
    if (exempt !== undefined || needs || sent < ENOUGH || succeeded / sent >= LEAST_SUCCESS)
      continue;
    const share = Math.round((100 * succeeded) / sent);
    findings.fail({
      check: 'share',
      operation: id,
      detail: `only ${share} % of its requests succeeded`,
    });
  }
}

/** A verdict for each general check and operation, together with the failures. */
function generalResults(
  general: readonly string[],
  operations: Outcome['operations'],
  known: {
    findings: Findings;
    config: ConformanceConfig;
    notBuilt: ReturnType<KitApi['notBuilt']>;
  },
): Result[] {
  const { findings, config, notBuilt } = known;
  const all = findings.beside(notBuilt).filter(({ check }) => GENERAL.includes(check));
  const failures = all.filter(({ check }) => general.includes(check));
  const judged = operations.filter(({ id, needs }) => !notBuilt.has(id) && !needs);
  const passed = general.flatMap((check) =>
    judged
      .filter(({ id }) => !all.some((each) => each.check === check && each.operation === id))
      .map(({ id }): Result => ({
        check,
        operation: id,
        ok: true,
        clause: findings.clauseOf(check),
      })),
  );
  const left = { check: 'valid', ok: false, clause: '' } as const;
  const waiting = operations.flatMap(({ id, needs }): Result[] =>
    needs === undefined || notBuilt.has(id)
      ? []
      : [{ ...left, operation: id, ...notJudged(needs) }],
  );
  const skipped = allOperations.flatMap(({ id }): Result[] => {
    const why = config.skip?.[id];
    return why === undefined ? [] : [{ ...left, operation: id, skipped: why }];
  });
  return [...failures, ...passed, ...waiting, ...skipped];
}
