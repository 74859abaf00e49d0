import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFailures, sumReports } from './junit-totals.ts';
import { runStage } from './run-stage.ts';
import { stages } from './stages.ts';

/**
 * `make test`: runs every stage, then prints the totals of all JUnit reports as the last line,
 * `N passed, N failed`, also written to reports/totals.txt. Exit code 1 if anything failed.
 */
const repository = path.resolve(import.meta.dirname, '..');
const programs = path.join(repository, 'node_modules/.bin');
const reports = path.join(repository, 'reports');

process.chdir(repository);
process.env.PATH = `${programs}${path.delimiter}${process.env.PATH ?? ''}`;
await rm(reports, { recursive: true, force: true });
await mkdir(reports);

const times: string[] = [];
for (const stage of stages) {
  console.log(`\n=== ${stage.name}`);
  const seconds = await runStage(stage, programs, reports);
  times.push(`${stage.name} ${seconds.toFixed(0)} s`);
}

const { passed, failed } = await sumReports(reports);
const totals = `${passed} passed, ${failed} failed`;
await writeFile(path.join(reports, 'totals.txt'), `${totals}\n`);
for (const file of globSync(path.join(reports, '*.xml'))) {
  const failures = readFailures(await readFile(file, 'utf8'));
  for (const failure of failures.slice(0, 5)) console.log(`\nFailed: ${failure}`);
}
console.log(`\n${times.join(', ')}\n${totals}`);
if (failed > 0) process.exitCode = 1;
