import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProgram } from '../../e2e/provision/server-process.ts';
import { BRANCHES } from '../features/branch-files/branch-file.ts';
import { sampleRows, TWO_BRANCHES } from '../features/branch-files/testing/sample-rows.ts';
import { writeFile as csvOf } from '../features/operator-files/file-text.ts';
import { selectImports } from '../features/operator-files/store.ts';
import { loadSampleData } from '../sample-data/load-sample-data.ts';
import { migratedDatabase, type TestDatabase } from '../testing/each-database.ts';

let postgres: TestDatabase;
let folder: string;
beforeAll(async () => {
  postgres = await migratedDatabase('postgres');
  await loadSampleData(postgres.database, { password: 'any', now: new Date() });
  folder = await mkdtemp(path.join(tmpdir(), 'mizan-files-'));
}, 120_000);
afterAll(async () => {
  await postgres.drop();
  await rm(folder, { recursive: true });
});

/** Runs a command to its end. */
async function run(command: string, ...args: string[]) {
  const { child, output } = startProgram(
    `server/commands/${command}.ts`,
    { DATABASE_URL: postgres.url ?? '' },
    { args },
  );
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output() };
}

it.each(['rates', 'branches', 'photos', 'plans'])(
  'an export of %s can be imported and changes nothing',
  async (kind) => {
    // Photos need a folder of their own, which the export makes.
    const file = path.join(folder, kind === 'photos' ? 'photos' : '', `${kind}.csv`);
    expect(await run(kind, 'export', file)).toEqual({ code: 0, output: '' });
    const { code, output } = await run(kind, 'import', file);
    expect([code, output]).toEqual([0, expect.stringMatching(/^rows \d+, no faults\n/)]);
    expect(output).toMatch(/\nnothing to change\n$/);
  },
);

it('a dry run lists changes, a signed import applies them, and an undo takes them back', async () => {
  const file = path.join(folder, 'changed.csv');
  const [first, ...others] = sampleRows();
  if (!first) throw new Error('there are branches');
  await writeFile(file, csvOf(BRANCHES, [{ ...first, drop_off: false }, ...others]));
  const change = `${first.courier} ${first.branch}: drop_off: "yes" -> "no"\n`;
  const dry = await run('branches', 'import', file);
  expect(dry.output).toContain(`${change}cells added 0, changed 1, removed 0\nnothing was changed`);
  expect(await selectImports(postgres.database.kysely, 'branches')).toEqual([]);
  const applied = await run('branches', 'import', file, '--apply', '--by', 'Noura');
  expect(applied.output).toMatch(new RegExp(`${change}.*\napplied as number \\d+\n$`));
  const undone = await run('branches', 'undo', '--by', 'Sami');
  expect(undone.output).toContain('drop_off: "no" -> "yes"');
  const { output } = await run('branches', 'history');
  expect(output).toMatch(/^\d+ .* Sami {2}undoes \d+ {2}rows .*\n\d+ .* Noura {2}import {2}rows /);
  expect(await run('branches', 'undo', '--by', 'Sami')).toEqual({
    code: 1,
    output: 'there is no import to undo\n',
  });
});

it('a file with a fault, or that is not there, is refused', async () => {
  const file = path.join(folder, 'broken.csv');
  await writeFile(file, csvOf(BRANCHES, TWO_BRANCHES));
  const { code, output } = await run('branches', 'import', file, '--apply', '--by', 'Noura');
  expect(code).toBe(1);
  expect(output).toMatch(/^row 2, column courier: test-courier is unknown; .*\nrow 3, .*\n/);
  expect(output).toMatch(/\nfaults: 2; nothing was changed\n$/);
  expect(await run('photos', 'import', path.join(folder, 'none.csv'))).toMatchObject({ code: 1 });
});

it.each([
  ['rates', []],
  ['branches', ['undo']],
  ['photos', ['export']],
  ['photos', ['import', 'any.csv', '--apply']],
])('%s %j says how it is used', async (command, args) => {
  const { code, output } = await run(command, ...args);
  expect(code).toBe(2);
  expect(output).toContain(`npm run ${command} -- import FILE --apply --by NAME\n`);
});

it('an export replaces the file that was there', async () => {
  const file = path.join(folder, 'branches.csv');
  await writeFile(file, 'something longer or shorter');
  await run('branches', 'export', file);
  expect(await readFile(file, 'utf8')).toBe(await readFile('docs/branches-example.csv', 'utf8'));
});
