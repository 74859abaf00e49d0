import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../db/database.ts';
import type { FileKind } from '../../features/operator-files/file-kind.ts';
import { exportFile, importFile } from '../../features/operator-files/import-file.ts';
import { PHOTO_SHEET } from '../../features/photo-files/columns.ts';
import { photosIn } from '../../features/photo-files/photo-file.ts';
import { picture } from '../../features/photo-files/testing/pictures.ts';
import { RATES } from '../../features/rate-cards/rate-file.ts';
import { rowsOf } from '../../features/rate-cards/rated-courier.ts';
import { manyCouriers } from '../../features/rate-cards/testing/many-couriers.ts';
import { writeFile as csvOf } from '../../features/operator-files/file-text.ts';

/** Files that a command imports, each in place of the other. */
export interface ImportedFiles {
  command: string;
  /** What the command locks while it applies a file. */
  kind: Pick<FileKind<never>, 'kind' | 'tables'>;
  /** Prepares the database, and writes two files into a folder. */
  write: (db: Database, folder: string) => Promise<[string, string]>;
  /** Everything that a file replaces. */
  standing: (db: Database) => Promise<string>;
}

const ROWS = 3_000;
const PHOTOS = 36;

export const RATE_FILES: ImportedFiles = {
  command: 'server/commands/rates.ts',
  kind: RATES,
  write: (_, folder) =>
    inTwo(folder, (at) => Promise.resolve(csvOf(RATES, rowsOf(manyCouriers(ROWS, 2_000 + at))))),
  async standing(db) {
    const { inForce } = await db.kysely
      .selectFrom('card_versions as v')
      .innerJoin('courier_cards as c', 'c.courier_id', 'v.courier_id')
      .select(({ fn }) => fn.countAll<number>().as('inForce'))
      .where('v.valid_until', 'is', null)
      .whereRef('c.service_type', '=', 'v.service_type')
      .whereRef('c.card', '=', 'v.card')
      .executeTakeFirstOrThrow();
    return `${await exportFile(db, RATES)}${inForce}`;
  },
};

export const PHOTO_FILES: ImportedFiles = {
  command: 'server/commands/photos.ts',
  kind: photosIn(null),
  async write(db, folder) {
    const couriers = rowsOf(manyCouriers(PHOTOS, 2_000));
    await importFile(db, RATES, { rows: couriers, lacking: [] }, 'Noura');
    const codes = [...new Set(couriers.map(({ courier }) => courier))];
    return inTwo(folder, async (set) => {
      const rows = Array.from({ length: PHOTOS }, (_, at) => ({
        courier: codes[Math.floor(at / 12)] ?? '',
        position: (at % 12) + 1,
        file: `${set}-${at}.png`,
        ...{ caption_ar: 'صورة', caption_en: `Photo ${at}` },
      }));
      for (const [at, { file }] of rows.entries()) {
        const colour = `rgb(${at * 7}, ${set * 200}, 90)`;
        await writeFile(path.join(folder, file), await picture(colour).png().toBuffer());
      }
      return csvOf(PHOTO_SHEET, rows);
    });
  },
  async standing(db) {
    const files = await db.kysely
      .selectFrom('courier_photos as p')
      .innerJoin('photo_files as f', 'f.id', 'p.file_id')
      .select(['f.width', 'f.photo'])
      .orderBy('p.courier_id')
      .orderBy('p.position')
      .execute();
    return (await exportFile(db, photosIn(null))) + JSON.stringify(files);
  },
};

async function inTwo(
  folder: string,
  csv: (at: number) => Promise<string>,
): Promise<[string, string]> {
  await mkdir(folder, { recursive: true });
  const write = async (at: number) => {
    const name = path.join(folder, `${at}.csv`);
    await writeFile(name, await csv(at));
    return name;
  };
  return [await write(0), await write(1)];
}
