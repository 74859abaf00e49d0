import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders that hold generated files and nothing else, from the root of the repository. */
export const generatedFolders = ['openapi/generated', 'src/api/generated'] as const;

/** Files (sorted, from the root) that are missing, left over or different in `committed`. */
export async function differences(committed: string, fresh: string): Promise<string[]> {
  const [before, after] = await Promise.all([readFolders(committed), readFolders(fresh)]);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** Copies the given files from `fresh` to `target`, and deletes those that `fresh` lacks. */
export async function replaceFolders(
  target: string,
  fresh: string,
  names: readonly string[],
): Promise<void> {
  const contents = await readFolders(fresh);
  for (const name of names) {
    const file = path.join(target, name);
    const content = contents.get(name);
    if (content === undefined) {
      await rm(file);
    } else {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
}

async function readFolders(root: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const folder of generatedFolders) {
    const base = path.join(root, folder);
    const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      contents.set(path.relative(root, file), await readFile(file, 'utf8'));
    }
  }
  return contents;
}
