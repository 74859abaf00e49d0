import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadModule } from 'libpg-query';
import { parse } from 'yaml';
import { writeJunit } from '../../../codegen/junit.ts';
import { whyNotPlanned, whyNotRouted } from './judge-statement.ts';
import { seenStatements } from './seen-statements.ts';

/**
 * A stage of `make test`: every statement that the product sent in the tests routes to one shard,
 * or exceptions.yaml says why not. An exception that is not needed is a failure too. Writes
 * reports/routing.xml.
 */
interface Exception {
  reason: string;
  /** Where the statements are sent. */
  origins: string[];
}

const repository = path.resolve(import.meta.dirname, '../../..');
const { unrouted, unplanned } = parse(
  await readFile(path.join(import.meta.dirname, 'exceptions.yaml'), 'utf8'),
) as Record<'unrouted' | 'unplanned', Exception[]>;

await loadModule();
const statements = seenStatements();
const begun = performance.now();
const cases = [
  { name: 'statements were seen', found: statements.length > 0 ? [] : ['run the tests first'] },
  ...judge('routes to one shard', unrouted, whyNotRouted),
  ...judge('has a form that Citus accepts', unplanned, (text) =>
    whyNotRouted(text) === null ? whyNotPlanned(text) : null,
  ),
].map(({ name, found }) => ({
  ...{ name, seconds: 0 },
  ...(found.length > 0 && { failure: found.join('\n') }),
}));
await writeJunit(path.join(repository, 'reports/routing.xml'), 'routing', cases);
for (const { name, failure } of cases) {
  if (failure) console.error(`--- Failed: ${name}\n${failure}`);
}
const texts = new Set(statements.map(({ text }) => text)).size;
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`Routing: ${texts} statements judged in ${seconds} s.`);
if (cases.some(({ failure }) => failure)) process.exitCode = 1;

function judge(what: string, exceptions: Exception[], whyNot: (text: string) => string | null) {
  const excused = new Set(exceptions.flatMap(({ origins }) => origins));
  const failed = statements.flatMap(({ origin, text }) => {
    const reason = whyNot(text);
    return reason === null ? [] : [{ origin, line: `${origin}: ${reason}\n    ${text}` }];
  });
  const unexcused = failed.filter(({ origin }) => !excused.has(origin));
  const needed = new Set(failed.map(({ origin }) => origin));
  return [
    { name: `every statement ${what}`, found: unexcused.map(({ line }) => line) },
    {
      name: `every exception to "${what}" is needed`,
      found: [...excused].filter((origin) => !needed.has(origin)),
    },
  ];
}
