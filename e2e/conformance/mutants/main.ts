import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { startSampleDatabases } from '../../support/sample-database.ts';
import { newDraw } from '../draw.ts';
import { startReference } from '../reference-server.ts';
import { everyMutant, mutantNamed } from './every-mutant.ts';
import { nameOf } from './mutant.ts';
import { FEW, type ReachedMutant, reachedMutants } from './reached-mutants.ts';
import { checkGroups, runKit } from './run-kit.ts';

/**
 * `make server-mutants`: makes mistakes in the server's own source, one at a time, where a run of the
 * kit comes by, and counts which the kit finds. Prints each and how it ended, and the survivors at the
 * end; exit code 1 if fewer are found than `--least`.
 */

/** Of the mistakes drawn, the most that may be excluded. */
const mostExcluded = 0.1;
const preload = path.resolve(import.meta.dirname, '../../../server/testing/mutants/register.ts');
const list = path.join(import.meta.dirname, 'excluded.yaml');

const { values: flags } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    /** The share that must be found. */
    least: { type: 'string', default: '0.9' },
    /** As a run prints it: judge this mistake instead, and others named like this. */
    name: { type: 'string', multiple: true },
    /** Concurrent servers. */
    at: { type: 'string', default: '2' },
  },
});
const seed = Number(flags.seed);
const count = Number(flags.count);

// The servers stop with this process, however it ends.
process.once('SIGTERM', () => process.exit(143));

const EXPLAINED = ['excluded', 'out of reach'] as const;
type Verdict = 'found' | 'survived' | 'does not start' | (typeof EXPLAINED)[number];

const reasons = parse(readFileSync(list, 'utf8')) as Record<
  (typeof EXPLAINED)[number],
  Record<string, string>
>;
const verdicts: { name: string; verdict: Verdict }[] = [];
const stopDatabases = await startSampleDatabases();
try {
  const reached = flags.name === undefined ? await listReached() : await named(flags.name);
  const waiting = shuffled(reached).values();
  await Promise.all(Array.from({ length: Number(flags.at) }, () => work(waiting)));
} finally {
  await stopDatabases();
}
process.exitCode = tell() ? 0 : 1;

async function listReached(): Promise<ReachedMutant[]> {
  const all = await everyMutant();
  const found = await reachedMutants(all, seed);
  console.log(`${all.length} mistakes can be made, ${found.length} of them where the kit comes by`);
  return found;
}

/** Of few mistakes it is quicker to run the whole kit than to find the checks that reach them. */
async function named(names: readonly string[]): Promise<ReachedMutant[]> {
  const found = await Promise.all(names.map(mutantNamed));
  return found.map((mutant) => ({ ...mutant, checks: [] }));
}

/** Takes the next mistake until enough servers have been judged. */
async function work(waiting: Iterable<ReachedMutant>): Promise<void> {
  for (const mutant of waiting) {
    if (verdicts.filter(({ verdict }) => verdict !== 'does not start').length >= count) return;
    const name = nameOf(mutant, readFileSync(mutant.file, 'utf8'));
    const begun = performance.now();
    const { verdict, says = '' } = await judge(mutant, name);
    verdicts.push({ name, verdict });
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`${verdict}, ${seconds} s: ${name}${says && `\n    ${says}`}`);
  }
}

/** The checks that reach a mistake find most of them sooner; what they miss, the whole kit judges. */
async function judge(
  mutant: ReachedMutant,
  name: string,
): Promise<{ verdict: Verdict; says?: string }> {
  for (const verdict of EXPLAINED) {
    const says = reasons[verdict][name];
    if (says !== undefined) return { verdict, says };
  }
  const server = await startReference({
    NODE_OPTIONS: `--import ${preload}`,
    MUTANT: JSON.stringify({ ...mutant, file: path.resolve(mutant.file), checks: undefined }),
  }).catch(() => undefined);
  // Its team would see that before the kit does.
  if (!server) return { verdict: 'does not start' };
  try {
    const few = { seed, checks: mutant.checks, requests: FEW };
    const quick = few.checks.length > 0 ? await runKit(server.url, few) : { failed: [] };
    const whole = { seed, checks: checkGroups.flat() };
    const { failed } = quick.failed.length > 0 ? quick : await runKit(server.url, whole);
    const [says = ''] = failed;
    return failed.length > 0 ? { verdict: 'found', says } : { verdict: 'survived' };
  } finally {
    await server.stop();
  }
}

/** Prints the count and the survivors. @returns whether enough were found. */
function tell(): boolean {
  const of = (wanted: Verdict) => verdicts.filter(({ verdict }) => verdict === wanted);
  const [found, survived, left] = [of('found'), of('survived'), of('excluded')];
  const unreached = of('out of reach');
  for (const { name } of survived) console.log(`  survived: ${name}`);
  const judged = found.length + survived.length + unreached.length;
  console.log(
    `${found.length} of ${judged} found, ${unreached.length} out of reach, ${left.length} excluded, ` +
      `${of('does not start').length} servers did not start; seed ${seed}`,
  );
  return (
    found.length >= Number(flags.least) * judged &&
    left.length <= mostExcluded * (judged + left.length)
  );
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const draw = newDraw(seed);
  return items
    .map((item) => ({ item, lot: draw.whole(0, 2 ** 30) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
