import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderLockedError, lockDataFolder } from './data-folder-lock.ts';
import { openDatabase } from './database.ts';

describe('the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mizan-lock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const lockFile = () => path.join(folder, 'mizan.lock');

  it('is created if missing, and free again afterwards', () => {
    const inner = path.join(folder, 'a', 'b');
    lockDataFolder(inner)();
    expect(readdirSync(inner)).toEqual([]);
    lockDataFolder(inner)();
  });

  it('is refused while another process holds it, and taken over once that has ended', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    await once(other, 'spawn');
    writeFileSync(lockFile(), String(other.pid));
    expect(() => lockDataFolder(folder)).toThrow(
      new RegExp(`in use by process ${other.pid ?? 0}.*DATA_DIR`, 's'),
    );
    expect(readdirSync(folder)).toEqual(['mizan.lock']);

    other.kill('SIGKILL');
    await once(other, 'exit');
    lockDataFolder(folder)();
    expect(existsSync(lockFile())).toBe(false);
  });

  it.each([
    ['this process had in an earlier life', String(process.pid)],
    ['was never finished', ''],
    ['names no process', 'garbage'],
  ])('is taken over from a lock that %s', (_, content) => {
    writeFileSync(lockFile(), content);
    lockDataFolder(folder)();
  });

  it('is refused to a second embedded database', async () => {
    const release = lockDataFolder(folder);
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DataFolderLockedError);
    release();
    lockDataFolder(folder)();
  });
});
