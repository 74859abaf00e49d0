import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { CellFault } from '../operator-files/cells.ts';

/** Bytes. */
const MOST_BYTES = 20 * 1024 * 1024;

const USE = 'write the path of a picture beside this file';

/**
 * Reads a picture in a folder or in one below it.
 *
 * @param name its path from the folder, with `/` between the parts.
 * @throws CellFault if there is none, or if it is elsewhere: by `..`, from the root, or through a
 *   symbolic link.
 */
export async function pictureIn(folder: string, name: string): Promise<Buffer> {
  if (name.includes('\\')) throw new CellFault(`has a backslash; ${USE}, with / between its parts`);
  if (path.posix.isAbsolute(name)) throw new CellFault(`is an absolute path; ${USE}`);
  if (name.split('/').includes('..')) throw new CellFault(`leads out of the folder; ${USE}`);
  const root = await realpath(folder);
  const found = await realpath(path.join(root, name)).catch(() => null);
  if (found === null) throw new CellFault(`there is no ${name}; ${USE}`);
  if (path.relative(root, found).startsWith('..')) {
    throw new CellFault('is a link out of the folder; copy the picture into it');
  }
  const file = await stat(found);
  if (!file.isFile()) throw new CellFault(`is no file; ${USE}`);
  if (file.size > MOST_BYTES) throw new CellFault('is larger than 20 MB; save a smaller picture');
  return readFile(found);
}
