import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes; the tests use a third of a gigabyte at most. Containers often have only 64 MiB there. */
const ENOUGH = 4 * 2 ** 30;

/**
 * A new folder for the temporary files of a run, in memory where there is room: a test's copy of a
 * PostgreSQL database, which is hundreds of small files, takes 45 ms there and up to 900 ms on disk.
 */
export async function makeScratch(): Promise<string> {
  const room = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  const folder = await mkdtemp(path.join(room > ENOUGH ? MEMORY : tmpdir(), 'mizan-'));
  // PostgreSQL may run as another user (see postgres.ts), and has a folder of its own in it.
  await chmod(folder, 0o711);
  return folder;
}
