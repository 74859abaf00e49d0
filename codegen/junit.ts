import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One line of a JUnit report. */
export interface TestCase {
  name: string;
  /** Seconds. */
  seconds: number;
  /** What went wrong; absent when the case passed. */
  failure?: string;
}

/** Writes a JUnit report with one suite, creating its folder. */
export async function writeJunit(
  file: string,
  suite: string,
  cases: readonly TestCase[],
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, junitXml(suite, cases));
}

function junitXml(suite: string, cases: readonly TestCase[]): string {
  const failed = cases.filter((each) => each.failure !== undefined).length;
  const seconds = cases.reduce((sum, each) => sum + each.seconds, 0);
  const lines = cases.map((each) => {
    const open = `<testcase classname="${escape(suite)}" name="${escape(each.name)}" time="${each.seconds.toFixed(3)}"`;
    return each.failure === undefined
      ? `    ${open}/>`
      : `    ${open}><failure>${escape(each.failure)}</failure></testcase>`;
  });
  const totals = `tests="${cases.length}" failures="${failed}" errors="0" skipped="0" time="${seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `  <testsuite name="${escape(suite)}" ${totals}>`,
    ...lines,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 allows no control characters but tab, line feed and carriage return. */
function escape(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, (each) => ('\t\n\r'.includes(each) ? each : ''))
    .replaceAll(/[&<>"]/g, (each) => entities[each] ?? each);
}
