import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { migrate, migrations } from '../../db/migrate.ts';
import { newDatabase, onDatabases } from '../../testing/each-database.ts';
import { BRANCHES } from '../branch-files/branch-file.ts';
import { photoFileId } from '../couriers/to-photo.ts';
import { photosIn } from '../photo-files/photo-file.ts';
import { selectImports } from './store.ts';

/** The last migration before branches and photos were imported. */
const BEFORE = '0028-shorter-windows';

onDatabases('postgres', (_, kind) => {
  it('branches get codes, photos keep their pictures, and imports their kind', async () => {
    const { database, drop } = await newDatabase(kind);
    const { kysely } = database;
    await new Migrator({ db: kysely, provider: migrations }).migrateTo(BEFORE);
    const text = '{"ar": "نص", "en": "text"}';
    for (const id of ['palm', 'reed']) {
      await sql`insert into couriers (id, code, name, description, tier, support_email, contact,
          sample) values (${id}, ${id}, '{}', '{}', 'gold', '', '{"phones": []}', false)`.execute(
        kysely,
      );
      const photos = ['one', 'two'].map((photo) => Buffer.from(photo).toString('base64'));
      for (const [position, photo] of photos.entries()) {
        await sql`insert into courier_photos (courier_id, id, position, caption, width, height,
            preview, photo) values (${id}, ${photo}, ${position}, ${text}::jsonb, 1, 1, '',
            ${photo})`.execute(kysely);
      }
      for (const [at, city] of ['al_bahah', 'abha', 'al_bahah'].entries()) {
        await sql`insert into courier_branches (courier_id, id, city, name, address, hours,
            drop_off, cash_payout, latitude, longitude) values (${id}, ${String(at)}, ${city},
            ${text}::jsonb, ${text}::jsonb, '{"week": []}', true, true, 20, 41)`.execute(kysely);
      }
    }
    await sql`insert into rate_imports (operator, lanes, added, changed, removed, before, after)
      values ('Noura', 3, 0, 1, 0, '', '')`.execute(kysely);

    await migrate(database);
    const branches = await BRANCHES.select(kysely);
    expect(branches.map(({ courier, branch, city }) => [courier, branch, city])).toEqual(
      ['palm', 'reed'].flatMap((courier) => [
        [courier, 'abha-1', 'abha'],
        [courier, 'al-bahah-1', 'al_bahah'],
        [courier, 'al-bahah-2', 'al_bahah'],
      ]),
    );
    const photos = await photosIn(null).select(kysely);
    expect(photos.map(({ courier, position, file }) => [courier, position, file])).toEqual(
      ['palm', 'reed'].flatMap((courier) =>
        ['one', 'two'].map((photo, at) => [
          courier,
          at + 1,
          `${photoFileId(Buffer.from(photo))}.webp`,
        ]),
      ),
    );
    expect(await selectImports(kysely, 'rates')).toMatchObject([
      { operator: 'Noura', row_count: 3 },
    ]);
    await drop();
  });
});
