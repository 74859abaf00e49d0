import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { differences, replaceFolders } from './generated-folders.ts';

const base = await mkdtemp(path.join(tmpdir(), 'generated-'));
afterAll(() => rm(base, { recursive: true }));

async function tree(name: string, files: Record<string, string>): Promise<string> {
  const root = path.join(base, name);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  return root;
}

test('names what is different, missing or left over, and nothing else', async () => {
  const committed = await tree('committed', {
    'src/api/generated/same.ts': 'same',
    'src/api/generated/edited-by-hand.ts': 'edited',
    'src/api/generated/left-over.ts': 'old',
    'src/api/fetcher.ts': 'not generated',
  });
  const fresh = await tree('fresh', {
    'src/api/generated/same.ts': 'same',
    'src/api/generated/edited-by-hand.ts': 'fresh',
    'openapi/generated/types.ts': 'new',
  });

  const stale = await differences(committed, fresh);

  expect(stale).toEqual([
    'openapi/generated/types.ts',
    'src/api/generated/edited-by-hand.ts',
    'src/api/generated/left-over.ts',
  ]);
  await replaceFolders(committed, fresh, stale);
  expect(await differences(committed, fresh)).toEqual([]);
  expect(await readFile(path.join(committed, 'src/api/fetcher.ts'), 'utf8')).toBe('not generated');
});
