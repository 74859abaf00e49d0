import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Load it before the server to simulate a full disk, controlled by the file DISK. `short` reports
 * almost no free space. `full` reports the real space, but no file can grow, as with a quota;
 * existing content can still be overwritten. Other ways do not work everywhere: a small file system
 * needs privileges, and a limit on file sizes causes a different error.
 */
const state = () => fs.readFileSync(process.env.DISK ?? '', 'utf8');

const { statfsSync, writeSync } = fs;

fs.statfsSync = ((path: PathLike) => {
  const truth = statfsSync(path);
  return state() === 'short' ? { ...truth, bavail: 1 } : truth;
}) as typeof statfsSync;

fs.writeSync = ((fd: number, buffer: Uint8Array, offset: number, length: number, at?: number) => {
  const file = fs.fstatSync(fd);
  if (file.isFile() && (at ?? file.size) + length > file.size && state() === 'full') {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  return writeSync(fd, buffer, offset, length, at);
}) as typeof writeSync;

syncBuiltinESMExports();
