import { type Answer, BrokenLaw, Needs, needsOperation, NotHeld, Several } from './answer.ts';
import type { KitApi } from './api.ts';
import type { Hooks } from './config.ts';
import type { Operation, OperationId } from './contract.ts';
import { type Draw, newDraw } from './draw.ts';
import { type Failure, type Findings, notJudged, type Result } from './findings.ts';
import type { Law } from './laws/law.ts';
import { type Spare, tellByLeastRun } from './least-law.ts';
import { listsOf } from './places.ts';
import { explained } from './trail.ts';

/** How a law ended. Its verdict depends on which operations are built, known only at the end. */
export interface Ending {
  check: string;
  /** Why it was not run. */
  skipped?: string;
  /** The operation it could not run without. */
  needs?: Needs;
  /** Whether anything passed. */
  isKept: boolean;
}

/** What all laws of a run have in common. */
export interface LawKit {
  api: KitApi;
  config: Hooks;
  seed: number;
  findings: Findings;
  operations: readonly Operation[];
  /** The time left to repeat broken laws; absent if they are told as they were run. */
  spare?: Spare;
}

/** Runs a law; failures go to the findings, told by the least run that breaks it. */
export async function runLaw(law: Law, kit: LawKit): Promise<Ending> {
  const { id, unless, isAbout } = law;
  const { config, seed, findings, operations, spare } = kit;
  const isIdle = isAbout !== undefined && !operations.some(isAbout);
  const idle = isIdle ? 'concerns none of the operations that are judged' : undefined;
  const skipped = config.skip?.[id] ?? unless?.(config) ?? idle;
  if (skipped !== undefined) return { check: id, skipped, isKept: false };
  const draw = newDraw(seed);
  const ending = await endingOf(law, kit, draw);
  if (spare && findings.of(id).length > 0) {
    const broken = { id, seed, made: draw.made(), operations };
    await tellByLeastRun(kit, broken, spare, (apart, least, some) =>
      endingOf(law, { ...kit, ...apart, operations: some }, least),
    );
  }
  return ending;
}

/** Runs a law with these choices. */
async function endingOf({ id, run }: Law, kit: LawKit, draw: Draw): Promise<Ending> {
  const { api, config, findings, operations } = kit;
  try {
    await explained(async () => run({ api, config, draw, lists: await listsOf(api), operations }));
    return { check: id, isKept: true };
  } catch (error) {
    if (error instanceof NotHeld) return { check: id, skipped: error.message, isKept: false };
    const errors = error instanceof Several ? error.errors : [error];
    const broken = errors.filter((each) => !(each instanceof Needs)).map(asBroken);
    for (const one of firstOfEach(broken)) {
      findings.fail({ check: id, clause: findings.clauseOf(id), ...one });
    }
    const needs = errors.find((each) => each instanceof Needs);
    const isKept = error instanceof Several && error.kept > 0;
    return { check: id, isKept, ...(needs && { needs }) };
  }
}

function asBroken(error: unknown): BrokenLaw {
  return error instanceof BrokenLaw ? error : new BrokenLaw(String(error));
}

/** One failure for each operation, with a count of the others. */
function firstOfEach(
  broken: readonly BrokenLaw[],
): Pick<Failure, 'detail' | 'answer' | 'isLast'>[] {
  return [...Map.groupBy(broken, ({ answer }) => answer?.id).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { answer, message, isLast } = first;
    const more = same.length > 1 ? ` (and ${same.length - 1} more)` : '';
    return [{ detail: `${message}${more}`, ...(answer && { answer, isLast }) }];
  });
}

/** The verdict on each law, with its failures. */
export function lawResults(
  endings: readonly Ending[],
  findings: Findings,
  notBuilt: ReadonlyMap<OperationId, Answer>,
): Result[] {
  const failures = findings.beside(notBuilt);
  return endings.flatMap(({ check, skipped, needs, isKept }): Result[] => {
    const clause = findings.clauseOf(check);
    if (skipped !== undefined) return [{ check, ok: false, clause, skipped }];
    const failed = failures.filter((each) => each.check === check);
    if (failed.length > 0) return failed;
    if (isKept) return [{ check, ok: true, clause }];
    const lack = findings.lackOf(check, notBuilt);
    const why = needs ?? (lack && needsOperation(lack, 'is not built'));
    if (!why) return [{ check, ok: true, clause }];
    return [{ check, ok: false, clause, ...notJudged(why) }];
  });
}
