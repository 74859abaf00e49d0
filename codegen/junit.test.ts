import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeJunit } from './junit.ts';

test('counts the failures and escapes what a tool printed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'junit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'reports/check.xml');

  await writeJunit(file, 'check', [
    { name: 'lint', seconds: 1.5 },
    { name: 'types', seconds: 0.25, failure: 'a < b && "c"\u0007\n\u001b' },
  ]);

  expect(await readFile(file, 'utf8')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="2" failures="1" errors="0" skipped="0" time="1.750">
  <testsuite name="check" tests="2" failures="1" errors="0" skipped="0" time="1.750">
    <testcase classname="check" name="lint" time="1.500"/>
    <testcase classname="check" name="types" time="0.250"><failure>a &lt; b &amp;&amp; &quot;c&quot;
</failure></testcase>
  </testsuite>
</testsuites>
`);
});
