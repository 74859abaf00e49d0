import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeJunit, type TestCase } from '../../../codegen/junit.ts';
import type { About } from './about.ts';
import type { Result } from '../findings.ts';
import type { Outcome } from '../run.ts';
import { countsOf, waitingFor } from './count.ts';
import { htmlOf } from './html.ts';
import { markdownOf } from './markdown.ts';
import { notBuiltIn } from './not-built.ts';
import { exitCodeOf, partsOf } from './parts.ts';

/** Number of failures printed to the console. */
const SHOWN = 10;

/** Writes the report in its formats and prints a summary. @returns the exit code. */
export async function writeReport(outcome: Outcome, about: About): Promise<number> {
  const folder = path.resolve(about.options.report);
  await mkdir(folder, { recursive: true });
  const { results } = outcome;
  await writeFile(path.join(folder, 'results.json'), `${JSON.stringify(results, null, 1)}\n`);
  await writeFile(path.join(folder, 'unseen.json'), `${JSON.stringify(outcome.unseen, null, 1)}\n`);
  await writeFile(path.join(folder, 'report.md'), markdownOf(outcome, about));
  await writeFile(path.join(folder, 'report.html'), htmlOf(outcome, about).markup);
  const cases = results.filter(({ skipped }) => skipped === undefined).map(caseOf);
  await writeJunit(`${folder}.xml`, 'conformance', cases);

  const parts = partsOf(results);
  for (const { detail = '', waiting = 0, curl, answer } of parts.noAccount) {
    console.log([`${detail} (${waitingFor(waiting)})`, curl, answer].filter(Boolean).join('\n'));
  }
  const notBuilt = notBuiltIn(results);
  if (notBuilt.length > 0) {
    const more = notBuilt.length > SHOWN ? `, … and ${notBuilt.length - SHOWN} more` : '';
    console.log(`Not built yet: ${notBuilt.slice(0, SHOWN).join(', ')}${more}`);
  }
  const { failed } = parts;
  for (const { check, operation = '', detail, times = 1 } of failed.slice(0, SHOWN)) {
    console.log(
      `FAILED ${check} ${operation} ${detail?.slice(0, 300)}${times > 1 ? ` (${times} times)` : ''}`,
    );
  }
  if (failed.length > SHOWN) console.log(`… and ${failed.length - SHOWN} more`);
  const { total } = outcome;
  console.log(
    `${countsOf(parts)}; ${total} requests in ${about.seconds.toFixed(0)} s; ${path.join(folder, 'report.html')}`,
  );
  return exitCodeOf(parts);
}

function caseOf({ check, operation, ok, clause, detail, curl, answer, times }: Result): TestCase {
  const name = [check, operation].filter(Boolean).join(' / ');
  const seen = times === undefined ? '' : ` (${times} times)`;
  const failure = [`${detail}${seen}`, clause, curl, answer].filter(Boolean).join('\n\n');
  return { name, seconds: 0, ...(!ok && { failure }) };
}
