import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * To be loaded before the server: a disk whose state the file DISK names. `short` reports next to
 * no room. `full` reports what there is, and then has no room for a file to grow, as a quota does;
 * what a file has already may be written over. No other way works for everybody everywhere: a
 * small file system wants privileges, and a limit on the size of files is another error.
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
