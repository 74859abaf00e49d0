import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photosIn } from '../features/photo-files/photo-file.ts';
import { selectPictures } from '../features/photo-files/store.ts';
import { runFileCommand } from './run-file-command.ts';

/** Photos of couriers, for operators: docs/operations.md. */
await runFileCommand(
  (file) => photosIn(file === null ? null : path.dirname(file)),
  async ({ kysely }, file) => {
    const folder = path.dirname(file);
    await mkdir(folder, { recursive: true });
    for await (const { name, webp } of selectPictures(kysely)) {
      await writeFile(path.join(folder, name), webp);
    }
  },
);
