import { parseArgs } from 'node:util';
import type { ContractDocument } from '../../../common/contract/document.ts';
import { seededRandom } from '../../../server/domain/random.ts';
import { readContract } from '../../../server/http/contract.ts';
import { createJudge } from '../../examples/judge.ts';
import { changed, namedExamples, placeOf } from '../../examples/named-examples.ts';
import { findingsIn } from '../../lint-contract.ts';
import { kinds, type BrokenPromise, type Kind } from './broken-promise.ts';
import { exampleMistakes, type ExampleMistake } from './example-mistakes.ts';
import { operationMistakes } from './operation-mistakes.ts';
import { wordMistakes } from './word-mistakes.ts';

/**
 * `npm run break-promises -- --count 40 --seed 1`: makes mistakes in what the contract says beside its
 * schemas, equally many of each kind, and counts what `make check` catches by its rules of examples and
 * its lint. Prints every survivor; exit code 1 if fewer than 38 of 40 are caught.
 */
interface Outcome {
  kind: Kind;
  mistake: string;
  /** What the check says; undefined if it says nothing. */
  says: string | undefined;
}

const least = 38 / 40;
const { values: flags } = parseArgs({
  options: { count: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
});
const random = seededRandom(Number(flags.seed));
const contract = readContract();
const chosen = choose(Number(flags.count));

const outcomes = [...judgeExamples(chosen.examples), ...(await judgeOthers(chosen.others))];
for (const kind of kinds) {
  const those = outcomes.filter((each) => each.kind === kind);
  console.log(`${kind.padEnd(12)} ${those.filter(({ says }) => says).length} of ${those.length}`);
}
const survivors = outcomes.filter(({ says }) => says === undefined);
for (const { kind, mistake } of survivors) console.log(`  survived: ${kind}, ${mistake}`);
const caught = outcomes.length - survivors.length;
console.log(`${caught} of ${outcomes.length} caught, seed ${flags.seed}`);
if (caught < least * outcomes.length) process.exitCode = 1;

/** Equally many of each kind, and within a kind of each mistake. */
function choose(count: number) {
  const share = (kind: Kind) =>
    Math.floor(count / kinds.length) + (kinds.indexOf(kind) < count % kinds.length ? 1 : 0);
  const others = [...wordMistakes(contract), ...operationMistakes(contract, random)];
  // What many operations refer to is one mistake.
  const each = new Map(others.map((mistake) => [[...mistake.place, mistake.what].join(), mistake]));
  return {
    examples: mixed(exampleMistakes(contract, namedExamples(contract), random)).slice(
      0,
      share('examples'),
    ),
    others: kinds.flatMap((kind) =>
      mixed([...each.values()].filter((mistake) => mistake.kind === kind)).slice(0, share(kind)),
    ),
  };
}

/** By lot, the mistakes that begin with the same words in turn with others. */
function mixed<Mistake extends { what: string }>(mistakes: readonly Mistake[]): Mistake[] {
  const beginning = ({ what }: Mistake) => what.split(' ').slice(0, 2).join(' ');
  const groups = [...Map.groupBy(shuffled(mistakes), beginning).values()];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    shuffled(groups).flatMap((group) => group[turn] ?? []),
  ).flat();
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const drawn = items.map((item) => ({ item, lot: random.next() }));
  return drawn.sort((a, b) => a.lot - b.lot).map(({ item }) => item);
}

/** By the rules of examples. */
function judgeExamples(mistakes: readonly ExampleMistake[]): Outcome[] {
  const faultsOf = createJudge(contract);
  return mistakes.map(({ example, pointer, wrong, what }) => {
    const change = Object.fromEntries(
      Object.entries(wrong).map(([below, value]) => [`${pointer}${below}`, value]),
    );
    const [fault] = faultsOf([changed(example, change)]);
    const mistake = `${what} in ${placeOf(example)}: ${JSON.stringify(change)}`;
    return { kind: 'examples', mistake, says: fault && `${fault.rule}: ${fault.fault}` };
  });
}

/**
 * By the lint of the contract. Mistakes at different places are put into one contract, because a run
 * takes half a minute; a finding counts for the mistake whose place it names.
 */
async function judgeOthers(mistakes: readonly BrokenPromise[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let waiting = mistakes; waiting.length > 0;) {
    const byPart = Map.groupBy(waiting, ({ place }) => partOf(place));
    const together = [...byPart.values()].flatMap(([first]) => first ?? []);
    waiting = waiting.filter((mistake) => !together.includes(mistake));
    const mutant: ContractDocument = structuredClone(contract);
    for (const { apply } of together) apply(mutant);
    const findings = await findingsIn(mutant);
    for (const { kind, place, what } of together) {
      const found = findings.find(({ path }) => partOf(path) === partOf(place));
      const mistake = `${place.join(' ')}: ${what}`;
      outcomes.push({ kind, mistake, says: found && `${found.code}: ${found.message}` });
    }
  }
  return outcomes;
}

/** The operation or component that a place is in. */
function partOf(place: readonly string[]): string {
  return place.slice(0, 3).join(' ');
}
