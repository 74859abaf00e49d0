import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFailures, readFileTimes, readTotals, sumReports } from './junit-totals.ts';

/**
 * Reports like those of vitest, Playwright and our own checks: nested, self-closing, with raw
 * output.
 */
const mixed = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="run" tests="5" failures="1">
  <testsuite name="a.test.ts" time="1.5">
    <testcase name="a -> b > c" time="0.1"/>
    <testcase name="fails" time="0.1"><failure message="no">a &lt; b</failure></testcase>
    <testcase name="breaks"><error/></testcase>
    <testcase name="skipped"><skipped/></testcase>
  </testsuite>
  <testsuite name="b.test.ts">
    <testcase name="prints"><system-out><![CDATA[<failure></testcase>]]></system-out></testcase>
  </testsuite>
</testsuites>`;

test.each([
  ['counts each case, with errors and skipped cases as failed', mixed, 2, 3],
  ['an empty suite is a failure', '<testsuites><testsuite name="none"/></testsuites>', 0, 1],
  ['an empty report is a failure', '<testsuites/>', 0, 1],
  ['a report cut short is a failure', '', 0, 1],
  ['the root may be a single suite', '<testsuite><testcase name="one"/></testsuite>', 1, 0],
])('%s', (_what, xml, passed, failed) => {
  expect(readTotals(xml)).toEqual({ passed, failed });
});

test('lists the failures with the first lines of their reasons', () => {
  expect(readFailures(mixed)).toEqual(['fails\na < b', 'breaks', 'skipped']);
});

test('gives the time of each file', () => {
  const suite = '<testsuite name="other" time="9"/>';
  expect(readFileTimes(mixed.replace('</testsuites>', `${suite}</testsuites>`))).toMatchObject([
    { file: 'a.test.ts', seconds: 1.5 },
    { file: 'b.test.ts' },
  ]);
});

test('sums the reports of a folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'unit.xml'), mixed);
  await writeFile(path.join(folder, 'e2e.xml'), '<testsuite><testcase name="one"/></testsuite>');
  await writeFile(path.join(folder, 'notes.txt'), mixed);

  expect(await sumReports(folder)).toEqual({ passed: 3, failed: 3 });
});
