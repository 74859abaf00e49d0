import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contractChanges } from '../change-gate/contract-changes.ts';
import { seededRandom } from '../../server/domain/random.ts';
import { bundleFile, readContract } from '../change-gate/files.ts';
import { refusedExample } from './check-examples.ts';
import { kinds, type Mutation } from './mutation.ts';
import { relevantMutations } from './mutations.ts';
import { reachOf } from './reach.ts';
import { createTypeChecker, type TypeChecker } from './type-checker.ts';
import { usageIn } from './used-words.ts';

/**
 * `npm run mutate-contract -- --count 240 --seed 1`: changes the contract at random where the web
 * app or the backend depends on it, equally often in each way, and counts what the checks of `make
 * check` catch. The change check is counted separately: it refuses every breaking change,
 * whether or not anything depends on it. Prints every survivor; writes reports/mutations.json.
 */
interface Outcome extends Pick<Mutation, 'kind' | 'place' | 'what'> {
  /** The check that caught it, with its message; undefined if none did. */
  caughtBy?: string;
  says?: string;
  byGate: boolean;
}

const { values: flags } = parseArgs({
  options: {
    count: { type: 'string', default: '240' },
    seed: { type: 'string', default: '1' },
    /** Skips the types; fast, for what the examples catch. */
    'without-types': { type: 'boolean', default: false },
  },
});
const repository = path.resolve(import.meta.dirname, '../..');
const contract = await readContract(bundleFile);
const reach = reachOf(contract);
const relevant = relevantMutations(contract, await usageIn(repository));
const chosen = choose(Number(flags.count), Number(flags.seed));

const workshop = await mkdtemp(path.join(tmpdir(), 'mutations-'));
const outcomes: Outcome[] = [];
try {
  let types: TypeChecker | undefined;
  for (const mutation of chosen) {
    const outcome = await judge(mutation, async () => {
      if (flags['without-types']) return undefined;
      types ??= await createTypeChecker(repository, workshop);
      return types;
    });
    outcomes.push(outcome);
    const { kind, place, what, caughtBy = 'SURVIVED', says = '' } = outcome;
    console.log(`${outcomes.length}. ${kind} ${place} (${what}): ${caughtBy} ${says.slice(0, 90)}`);
  }
} finally {
  await rm(workshop, { recursive: true, force: true });
}
await mkdir(path.join(repository, 'reports'), { recursive: true });
await writeFile(
  path.join(repository, 'reports/mutations.json'),
  `${JSON.stringify({ seed: flags.seed, outcomes }, null, 2)}\n`,
);
report();

/** Chooses equally many of each kind, up to the count; the seed decides which. */
function choose(count: number, seed: number): Mutation[] {
  const { next } = seededRandom(seed);
  const drawn = relevant.map((mutation) => ({ mutation, lot: next() }));
  const inOrder = drawn.sort((a, b) => a.lot - b.lot).map(({ mutation }) => mutation);
  const byKind = Map.groupBy(inOrder, ({ kind }) => kind);
  const rounds = Array.from({ length: relevant.length }, (_, index) =>
    kinds.flatMap((kind) => byKind.get(kind)?.[index] ?? []),
  );
  return rounds.flat().slice(0, count);
}

async function judge(
  mutation: Mutation,
  typeChecker: () => Promise<TypeChecker | undefined>,
): Promise<Outcome> {
  const { kind, place, what, schema, words } = mutation;
  const mutant = structuredClone(contract);
  mutation.apply(mutant);
  const byGate = contractChanges(contract, mutant).some(({ severity }) => severity === 'breaking');
  const outcome = { kind, place, what, byGate };
  const touched = [...reach].filter(([, names]) => schema === undefined || names.has(schema));

  const example = refusedExample(mutant, new Set(touched.map(([id]) => id)));
  if (example !== undefined) return { ...outcome, caughtBy: 'examples', says: example };
  const types = await typeChecker();
  const error = await types?.firstError(mutant, words);
  if (error !== undefined) return { ...outcome, caughtBy: 'types', says: error };
  return outcome;
}

function report(): void {
  const share = (part: number, whole: number) =>
    `${part} of ${whole}, ${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;
  const caught = (list: readonly Outcome[]) => list.filter(({ caughtBy }) => caughtBy).length;
  console.log(
    `\n${relevant.length} relevant mutations, ${outcomes.length} tried, seed ${flags.seed}`,
  );
  for (const kind of kinds) {
    const those = outcomes.filter((each) => each.kind === kind);
    console.log(`  ${kind.padEnd(8)} ${share(caught(those), those.length)}`);
  }
  const byCheck = Map.groupBy(outcomes, ({ caughtBy = 'nothing' }) => caughtBy);
  console.log([...byCheck].map(([check, those]) => `${check} ${those.length}`).join(', '));
  const survivors = outcomes.filter(({ caughtBy }) => caughtBy === undefined);
  for (const { kind, place, what } of survivors)
    console.log(`  survived: ${kind} ${place} (${what})`);
  const withGate = outcomes.filter(({ caughtBy, byGate }) => caughtBy ?? byGate);
  console.log(`With the change check: ${share(withGate.length, outcomes.length)}`);
  console.log(`Without it: ${share(caught(outcomes), outcomes.length)}`);
}
