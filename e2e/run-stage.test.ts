import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sumReports } from './junit-totals.ts';
import { runStage } from './run-stage.ts';

const passing = '<testsuite><testcase name="one"/><testcase name="two"/></testsuite>';
const failing =
  '<testsuite><testcase name="one"/><testcase name="two"><failure/></testcase></testsuite>';

let reports = '';

beforeEach(async () => {
  reports = await mkdtemp(path.join(tmpdir(), 'stage-'));
});

/** Totals of a stage that writes the given report, if any, and ends with the given exit code. */
async function totalsOf(report: string | undefined, exitCode: number, writesReport = true) {
  onTestFinished(() => rm(reports, { recursive: true }));
  const write = report === undefined ? '' : `printf '${report}' > '${reports}/sample.xml'; `;
  const args = ['-c', `${write}exit ${exitCode}`];
  await runStage(
    { name: 'sample', program: 'sh', args, writesReport, takes: 'some' },
    '/bin',
    reports,
  );
  return sumReports(reports);
}

test('does not change the totals of a report', async () => {
  expect(await totalsOf(passing, 0)).toEqual({ passed: 2, failed: 0 });
});

test('counts a reported failure once', async () => {
  expect(await totalsOf(failing, 1)).toEqual({ passed: 1, failed: 1 });
});

test('adds a failure if the stage fails without a failure in its report', async () => {
  expect(await totalsOf(passing, 3)).toEqual({ passed: 2, failed: 1 });
});

test.each([0, 1])('a stage without its report has failed, exit code %i', async (code) => {
  expect(await totalsOf(undefined, code)).toEqual({ passed: 0, failed: 1 });
});

test('a stage without a report of its own gets one for its exit code', async () => {
  expect(await totalsOf(undefined, 0, false)).toEqual({ passed: 1, failed: 0 });
});

test('a stage without a report of its own fails by its exit code', async () => {
  expect(await totalsOf(undefined, 2, false)).toEqual({ passed: 0, failed: 1 });
});
