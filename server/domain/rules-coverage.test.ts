import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FILES = [
  'server/domain/courier-rules.ts',
  'server/domain/rule-conditions.ts',
  'server/domain/rule-outcome.ts',
  'common/unreachable-rules.ts',
];
const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** What V8 writes: how often each block of each function ran. */
interface Coverage {
  result: {
    url: string;
    functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
  }[];
}

/** The code of each file that never ran in a process of its own, by file. */
function unrun(program: string): Record<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rules-coverage-'));
  try {
    const env = { ...process.env, NODE_V8_COVERAGE: folder };
    execFileSync(process.execPath, [path.join(import.meta.dirname, program)], { env });
    const [file = ''] = readdirSync(folder);
    const { result } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Coverage;
    const found: Record<string, string[]> = {};
    for (const { url, functions } of result.filter(({ url }) => url.startsWith('file:'))) {
      const name = path.relative(REPOSITORY, fileURLToPath(url));
      const source = readFileSync(fileURLToPath(url), 'utf8');
      found[name] = functions
        .flatMap(({ ranges }) => ranges)
        .filter(({ count }) => count === 0)
        .map(({ startOffset, endOffset }) => source.slice(startOffset, endOffset));
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('random orders run every branch of the rules', () => {
  const found = unrun('testing/run-rules.ts');
  expect(FILES.map((file) => [file, found[file]])).toEqual(FILES.map((file) => [file, []]));
}, 60_000);
