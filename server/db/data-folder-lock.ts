import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE_NAME = 'mizan.lock';

/** Another process has the folder open. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError';

  constructor(folder: string, lockFile: string, pid: number) {
    super(
      `${folder} is in use by process ${pid}. The embedded database serves one process at a time: ` +
        `stop that one, or set DATA_DIR to another folder. ` +
        `If process ${pid} is something else, delete ${lockFile}.`,
    );
  }
}

/** Folders that this process holds. Its id in a lock file alone may be left from an earlier run. */
const held = new Set<string>();

/**
 * Locks a data folder for this process, creating it if needed, and takes over a lock whose process
 * has ended. PGlite has no lock of its own and silently loses rows if two processes open one
 * folder.
 *
 * @returns a function that releases the folder.
 * @throws DataFolderLockedError while another database holds it.
 */
export function lockDataFolder(folder: string): () => void {
  const root = path.resolve(folder);
  mkdirSync(root, { recursive: true });
  const lockFile = path.join(root, FILE_NAME);
  if (held.has(lockFile)) throw new DataFolderLockedError(folder, lockFile, process.pid);

  // A link appears with its content, so nobody reads a half-written lock.
  const ownFile = `${lockFile}.${process.pid}`;
  writeFileSync(ownFile, String(process.pid));
  try {
    for (;;) {
      if (tryLink(ownFile, lockFile)) break;
      const holder = holderOf(lockFile);
      if (holder !== null && isOtherRunningProcess(holder)) {
        throw new DataFolderLockedError(folder, lockFile, holder);
      }
      rmSync(lockFile, { force: true });
    }
  } finally {
    rmSync(ownFile, { force: true });
  }
  held.add(lockFile);
  return () => {
    if (held.delete(lockFile)) rmSync(lockFile, { force: true });
  };
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Null if the lock is gone or names no process. */
function holderOf(lockFile: string): number | null {
  try {
    const pid = Number(readFileSync(lockFile, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isOtherRunningProcess(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user.
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
