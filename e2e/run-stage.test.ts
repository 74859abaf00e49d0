import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sumReports } from './junit-totals.ts';
import { runStage } from './run-stage.ts';

const passing = '<testsuite><testcase name="one"/><testcase name="two"/></testsuite>';
const failing =
  '<testsuite><testcase name="one"/><testcase name="two"><failure/></testcase></testsuite>';

test.each([
  ['the report of a stage is counted as it is', passing, 0, true, [2, 0]],
  ['a reported failure is counted once', failing, 1, true, [1, 1]],
  ['a stage that fails without a failure in its report has one more', passing, 3, true, [2, 1]],
  ['a stage without its report has failed', undefined, 0, true, [0, 1]],
  [
    'a stage without its report has failed once, whatever its exit code',
    undefined,
    1,
    true,
    [0, 1],
  ],
  ['a stage without a report of its own gets one', undefined, 0, false, [1, 0]],
  ['a stage without a report of its own fails by its exit code', undefined, 2, false, [0, 1]],
] as const)('%s', async (_what, report, exitCode, writesReport, [passed, failed]) => {
  const reports = await mkdtemp(path.join(tmpdir(), 'stage-'));
  onTestFinished(() => rm(reports, { recursive: true }));
  const write = report === undefined ? '' : `printf '${report}' > '${reports}/sample.xml'; `;
  const args = ['-c', `${write}exit ${exitCode}`];
  const stage = { name: 'sample', program: 'sh', args, writesReport, takes: 'some' } as const;
  await runStage(stage, '/bin', reports);
  expect(await sumReports(reports)).toEqual({ passed, failed });
});
