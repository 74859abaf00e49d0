import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const exists = (file: string) => existsSync(path.join(repository, file));

const decisions = globSync('docs/adr/0*.md', { cwd: repository }).toSorted();
const documents = ['README.md', ...globSync('{docs,openapi}/**/*.md', { cwd: repository })];

/** The first group of every match. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

it.each(documents)('%s links only to what exists', (document) => {
  const targets = all(read(document), /\]\(([^)#\s]+)[^)]*\)/g).filter(
    (target) => !target.startsWith('http'),
  );
  const folder = path.dirname(document);
  expect(targets.filter((target) => !exists(path.join(folder, target)))).toEqual([]);
});

it('keeps the README to three minutes', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1300);
});

it('names a proof that exists for every claim', () => {
  const rows = read('docs/claims.md').split('\n');
  const proofs = rows
    .filter((row) => /^\| (?!Claim |-)/.test(row))
    .map((row) => all(row.split('|').at(-2) ?? '', /`([^`]+)`/g));
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.filter((files) => files.length === 0)).toEqual([]);
  expect(proofs.flat().filter((file) => !exists(file))).toEqual([]);
});

it('numbers the decisions without gaps, all of the same parts, and lists them by title', () => {
  const index = read('docs/adr/README.md');
  expect(decisions).not.toEqual([]);
  for (const [at, file] of decisions.entries()) {
    const text = read(file);
    const name = path.basename(file);
    const [title] = all(text, /^# \d+\. (.+)\n\n\*\*Decided\*\* \d{4}-\d{2}-\d{2}\.\n/g);
    expect(Number(name.slice(0, 4))).toBe(at + 1);
    expect(index).toContain(`${at + 1}. [${title}](${name})`);
    expect(all(text, /^## (.+)$/gm)).toEqual(['Context', 'Decision', 'Consequences']);
  }
});

it('maps every folder, and none that is gone', () => {
  const mapped = all(read('docs/architecture.md'), /^\| `([^`]+)` +\|/gm);
  const folders = globSync('{openapi,codegen,src,server,e2e,examples}/*/', { cwd: repository })
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((folder) => exists(folder));
  expect(mapped.toSorted()).toEqual(folders.toSorted());
});
