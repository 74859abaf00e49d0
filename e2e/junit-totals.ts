import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { XMLParser } from 'fast-xml-parser';

export interface Totals {
  passed: number;
  failed: number;
}

/** The test cases of all JUnit reports (`*.xml`) in a folder, by result. */
export async function sumReports(folder: string): Promise<Totals> {
  const totals: Totals = { passed: 0, failed: 0 };
  for (const file of globSync('*.xml', { cwd: folder })) {
    const { passed, failed } = readTotals(await readFile(path.join(folder, file), 'utf8'));
    totals.passed += passed;
    totals.failed += failed;
  }
  return totals;
}

interface Suite {
  name?: string;
  time?: string;
  testsuites?: Suite[];
  testsuite?: Suite[];
  testcase?: TestCase[];
}

interface TestCase {
  name?: string;
  failure?: Reason;
  error?: Reason;
  skipped?: Reason;
}

/** An element with attributes is an object, one without is its content. */
type Reason = string | { '#text'?: string };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['testsuites', 'testsuite', 'testcase'].includes(name),
});

/**
 * The test cases of one JUnit report, counted individually because runners write different totals
 * into its attributes. A skipped test proves nothing and counts as failed, and so does a report
 * without any test.
 */
export function readTotals(xml: string): Totals {
  const cases = testCases(parser.parse(xml) as Suite);
  const passed = cases.filter((each) => reasonOf(each) === undefined).length;
  return { passed, failed: cases.length === 0 ? 1 : cases.length - passed };
}

/**
 * The failed tests of a report, each with the first lines of its reason. Those that say nothing
 * come last: they were skipped because of another one.
 */
export function readFailures(xml: string): string[] {
  const failures = testCases(parser.parse(xml) as Suite).flatMap((each) => {
    const reason = reasonOf(each);
    if (reason === undefined) return [];
    const content = typeof reason === 'string' ? reason : (reason['#text'] ?? '');
    const lines = stripVTControlCharacters(content).split('\n');
    return [[each.name, ...lines.filter((line) => line.trim() !== '').slice(0, 12)]];
  });
  const isSilent = (lines: unknown[]) => Number(lines.length === 1);
  return failures
    .toSorted((one, other) => isSilent(one) - isSilent(other))
    .map((lines) => lines.join('\n'));
}

/** Duration of a test file. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** The test files in a report. Vitest and Playwright name a suite after its file. */
export function readFileTimes(xml: string): FileTime[] {
  const suitesOf = (suite: Suite): Suite[] => [
    suite,
    ...[...(suite.testsuites ?? []), ...(suite.testsuite ?? [])].flatMap(suitesOf),
  ];
  return suitesOf(parser.parse(xml) as Suite).flatMap(({ name = '', time }) =>
    /\.tsx?$/.test(name) ? { file: name, seconds: Number(time) } : [],
  );
}

function reasonOf({ failure, error, skipped }: TestCase): Reason | undefined {
  return failure ?? error ?? skipped;
}

function testCases(suite: Suite): TestCase[] {
  const inner = [...(suite.testsuites ?? []), ...(suite.testsuite ?? [])];
  return [...(suite.testcase ?? []), ...inner.flatMap(testCases)];
}
