import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETTINGS } from './config-table.ts';

const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| `[A-Z_]+` /.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it('documents every setting once, as the server reads it', () => {
  const expected = Object.values(SETTINGS).map(({ name, purpose, expected, fallback }) => [
    `\`${name}\``,
    purpose,
    expected,
    fallback === null || String(fallback) === '' ? '' : `\`${String(fallback)}\``,
  ]);
  expect(rows).toEqual(expected);
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
});
