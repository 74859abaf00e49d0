import { type PhotoFile, photoFileId } from '../couriers/to-photo.ts';
import { CellFault } from '../operator-files/cells.ts';
import type { FileKind, Known } from '../operator-files/file-kind.ts';
import { groups } from '../operator-files/groups.ts';
import type { ReadLine } from '../operator-files/read-sheet.ts';
import type { Fault } from '../operator-files/sheet.ts';
import { unknownCouriers } from '../operator-files/unknown-couriers.ts';
import { fileName, idIn, PHOTO_SHEET, type Values } from './columns.ts';
import { pictureIn } from './picture-folder.ts';
import { readPicture } from './read-picture.ts';
import { deleteFormerFiles, insertPhotoFiles, replacePhotos, selectPhotoRows } from './store.ts';

/**
 * Photos of all couriers.
 *
 * @param folder where the pictures of a file are; null if only stored photos can be named, as in the
 *   files that are kept for an undo.
 */
export function photosIn(folder: string | null): FileKind<Values> {
  /** Photos of pictures that are not stored as they are, by id. */
  const made = new Map<string, PhotoFile>();

  /** The id of the photo that a cell names. @throws CellFault */
  async function idOf(name: string, { photoFiles }: Known): Promise<string> {
    if (folder === null) {
      const id = idIn(name);
      if (id !== undefined && photoFiles.has(id)) return id;
      throw new CellFault('this photo is not kept any more; import the picture again');
    }
    const file = await pictureIn(folder, name);
    // What was exported comes back as it was.
    const own = photoFileId(file);
    if (photoFiles.has(own)) return own;
    const photo = await readPicture(file);
    made.set(photo.id, photo);
    return photo.id;
  }

  return {
    ...PHOTO_SHEET,
    kind: 'photos',
    tables: ['courier_photos'],
    select: selectPhotoRows,
    async judge({ lines }, known) {
      const faults = unknownCouriers(lines, known);
      const ids = new Map<string, Promise<string>>();
      const rows: ReadLine<Values>[] = [];
      for (const { row, values } of lines) {
        try {
          const reading = ids.get(values.file) ?? idOf(values.file, known);
          ids.set(values.file, reading);
          rows.push({ row, values: { ...values, file: fileName(await reading) } });
        } catch (error) {
          if (!(error instanceof CellFault)) throw error;
          faults.push({ row, column: 'file', problem: error.message });
        }
      }
      return { rows: rows.map(({ values }) => values), faults: [...faults, ...shownTwice(rows)] };
    },
    async replace(tx, rows) {
      await insertPhotoFiles(tx, [...made.values()]);
      await replacePhotos(
        tx,
        rows.map(({ file, ...row }) => ({ ...row, fileId: idIn(file) ?? '' })),
      );
    },
    tidy: deleteFormerFiles,
  };
}

/** Photos that a courier has twice. */
function shownTwice(rows: readonly ReadLine<Values>[]): Fault[] {
  const same = groups(rows, ({ values }) => `${values.courier} ${values.file}`);
  return same.flatMap(([first, ...others]) =>
    others.map(({ row }) => ({
      row,
      column: 'file',
      problem: `is the same picture as in row ${first.row}; remove one of the rows`,
    })),
  );
}
