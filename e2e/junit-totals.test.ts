import { expect, test } from 'vitest';
import { readFailures, readFileTimes, readTotals } from './junit-totals.ts';

/**
 * Reports like those of vitest, Playwright and our own checks: nested, self-closing, with raw
 * output.
 */
const mixed = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="run" tests="5" failures="1">
  <testsuite name="a.test.ts" time="1.5">
    <testcase name="a -> b > c" time="0.1"/>
    <testcase name="breaks"><error/></testcase>
    <testcase name="fails" time="0.1"><failure message="no">a &lt; b</failure></testcase>
    <testcase name="skipped"><skipped/></testcase>
  </testsuite>
  <testsuite name="b.test.ts">
    <testcase name="prints"><system-out><![CDATA[<failure></testcase>]]></system-out></testcase>
  </testsuite>
</testsuites>`;

// run-stage.test.ts sums the reports of a folder.
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
