import { sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { PhotoFile } from '../couriers/to-photo.ts';
import { selectUndoable } from '../operator-files/store.ts';
import { fileName, type Values } from './columns.ts';

/** Imports whose former photos are kept, so that they can be undone. */
const KEPT_IMPORTS = 10;

/** The photos of all couriers, by the courier's code and their position. */
export async function selectPhotoRows(db: Queryable): Promise<Values[]> {
  const rows = await db
    .selectFrom('courier_photos as p')
    .innerJoin('couriers as k', 'k.id', 'p.courier_id')
    .select(['k.code', 'p.position', 'p.file_id', 'p.caption'])
    .execute();
  return rows
    .map(({ code, position, file_id, caption }) => ({
      courier: code,
      position,
      file: fileName(file_id),
      caption_ar: caption.ar,
      caption_en: caption.en,
    }))
    .toSorted((a, b) =>
      a.courier === b.courier ? a.position - b.position : a.courier < b.courier ? -1 : 1,
    );
}

/** Each photo in force as a picture, under its name in exports. */
export async function* selectPictures(
  db: Queryable,
): AsyncGenerator<{ name: string; webp: Buffer }> {
  const used = await db.selectFrom('courier_photos').select('file_id').distinct().execute();
  for (const { file_id } of used) {
    const { photo } = await db
      .selectFrom('photo_files')
      .select('photo')
      .where('id', '=', file_id)
      .executeTakeFirstOrThrow();
    yield { name: fileName(file_id), webp: Buffer.from(photo, 'base64') };
  }
}

export async function insertPhotoFiles(tx: Tx, files: readonly PhotoFile[]): Promise<void> {
  for (const file of files) {
    await tx
      .insertInto('photo_files')
      .values(file)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Deletes photos that neither a courier nor an undo needs. */
export async function deleteFormerFiles(tx: Tx): Promise<void> {
  const undoable = await selectUndoable(tx, 'photos', KEPT_IMPORTS);
  const needed = undoable.map(({ before }) => before).join('');
  await sql`delete from photo_files f where strpos(${needed}, f.id) = 0
    and not exists (select from courier_photos p where p.file_id = f.id)`.execute(tx);
}

/** Replaces all photos by these. One of the same courier and file keeps its id. */
export async function replacePhotos(
  tx: Tx,
  photos: readonly (Omit<Values, 'file'> & { fileId: string })[],
): Promise<void> {
  const now = new Date();
  const rows = photos.map(({ courier, position, fileId, caption_ar, caption_en }) => ({
    ...{ id: newId('pho', now), courier, file_id: fileId, position },
    caption: { ar: caption_ar, en: caption_en },
  }));
  await sql`
    with file as (
      select k.id as courier_id, each.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as each (id text, courier text, file_id text, position integer, caption jsonb)
      join couriers k on k.code = each.courier
    ), gone as (
      delete from courier_photos p where not exists (
        select from file where file.courier_id = p.courier_id and file.file_id = p.file_id)
    )
    insert into courier_photos (courier_id, id, file_id, position, caption)
    select courier_id, id, file_id, position, caption from file
    on conflict (courier_id, file_id) do update set position = excluded.position,
      caption = excluded.caption`.execute(tx);
}
