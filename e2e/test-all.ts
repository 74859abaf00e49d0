import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeJunit } from '../codegen/junit.ts';
import { judgeTime, minutesAllowed } from './budget.ts';
import { type FileTime, readFailures, readFileTimes, sumReports } from './junit-totals.ts';
import { measureSpeed } from './machine-speed.ts';
import { makeScratch } from './provision/scratch.ts';
import { runStage } from './run-stage.ts';
import { runInOrder } from './schedule.ts';
import { stages } from './stages.ts';

/**
 * `make test`: runs every stage, then prints the totals of all JUnit reports as the last line, `N
 * passed, N failed`, and writes them to reports/totals.txt. The exit code is 1 if anything failed
 * or if the run exceeded its budget; `make verify` has none.
 */
const repository = path.resolve(import.meta.dirname, '..');
const programs = path.join(repository, 'node_modules/.bin');
const reports = path.join(repository, 'reports');
const hasBudget = process.env.TEST_COUNTS !== 'full';
const SLOWEST = 15;

process.chdir(repository);
process.env.PATH = `${programs}${path.delimiter}${process.env.PATH ?? ''}`;
// Many processes load the same modules: compiling them once saves a second of each server's start.
process.env.NODE_COMPILE_CACHE ??= path.join(repository, 'node_modules/.cache/node');
const scratch = await makeScratch();
process.env.TMPDIR = scratch;
await rm(reports, { recursive: true, force: true });
await mkdir(reports);

const speedBefore = await measureSpeed();
const speeds = [speedBefore];
const allowed = hasBudget ? `, budget ${minutesAllowed(speedBefore).toFixed(0)} minutes` : '';
console.log(`Speed of this machine: ${speedBefore.toFixed(2)}${allowed}`);

const start = performance.now();
const seconds = await runInOrder(stages, async (stage) => {
  // Only then does nothing else run.
  if (stage.takes === 'all') speeds.push(await measureSpeed());
  console.log(`=== ${stage.name} begins`);
  const taken = await runStage(stage, programs, reports);
  console.log(`=== ${stage.name} took ${taken.toFixed(0)} s`);
  if (stage.takes === 'all') speeds.push(await measureSpeed());
  return taken;
});
const minutes = (performance.now() - start) / 60_000;
await rm(scratch, { recursive: true, force: true });

if (hasBudget) {
  const judged = judgeTime(minutes, [...speeds, await measureSpeed()]);
  await writeJunit(path.join(reports, 'budget.xml'), 'budget', [judged]);
  console.log(`\n${judged.name}`);
}
const texts = await Promise.all(
  globSync(path.join(reports, '*.xml')).map((file) => readFile(file, 'utf8')),
);
printTimes(texts.flatMap(readFileTimes));
for (const failure of texts.flatMap((text) => readFailures(text).slice(0, 5))) {
  console.log(`\nFailed: ${failure}`);
}
const { passed, failed } = await sumReports(reports);
const totals = `${passed} passed, ${failed} failed`;
await writeFile(path.join(reports, 'totals.txt'), `${totals}\n`);
console.log(totals);
if (failed > 0) process.exitCode = 1;

/** Prints the seconds of each stage and of the slowest test files. */
function printTimes(files: FileTime[]): void {
  const byTime = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  const stageTimes = [...seconds].map(([name, each]) => `${name} ${each.toFixed(0)} s`);
  console.log(`\nStages: ${stageTimes.join(', ')}; together ${minutes.toFixed(1)} minutes`);
  console.log(`The ${SLOWEST} slowest files:`);
  for (const { file, seconds } of byTime)
    console.log(`${seconds.toFixed(1).padStart(7)} s ${file}`);
}
