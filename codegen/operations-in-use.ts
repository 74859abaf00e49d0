import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { bundleFile, readContract } from './change-gate/files.ts';
import { placedOperations } from '../common/contract/operations.ts';
import { unusedOperations } from './unused-operations.ts';

/**
 * Part of `make check`: every operation is called by the web app, is for other systems
 * (`integration`), or has a reason in openapi/not-for-the-app.yaml. The web app calls servers
 * through generated code only, so that no call is outside the contract.
 */
const repository = path.resolve(import.meta.dirname, '..');
const files = globSync('src/**/*.{ts,tsx}', { cwd: repository }).filter(
  (file) => !/\.(test|stops)\.tsx?$|\/generated\//.test(file),
);
const sources = new Map(
  await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(repository, file), 'utf8')] as const),
  ),
);
const reasons = parse(
  await readFile(path.join(repository, 'openapi/not-for-the-app.yaml'), 'utf8'),
) as Record<string, string>;
const operations = placedOperations(await readContract(bundleFile)).map(
  ({ operation }) => operation,
);

/** The API's fetcher, and that of texts, which are files of the build. */
const fetchers = ['src/api/fetcher.ts', 'src/i18n/fetch-catalogue.ts'];

const found = [
  ...unusedOperations(operations, sources, reasons),
  ...[...sources].flatMap(([file, text]) =>
    !fetchers.includes(file) && /\b(fetch|sendBeacon)\(|XMLHttpRequest/.test(text)
      ? [`${file} calls a server directly; use the generated code`]
      : [],
  ),
];
if (found.length > 0) {
  console.error(found.join('\n'));
  process.exitCode = 1;
}
