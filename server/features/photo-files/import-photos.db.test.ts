import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_COURIER } from '../../testing/test-backend.ts';
import { writeFile as csvOf } from '../operator-files/file-text.ts';
import { exportFile, importFile, tryImport, undoImport } from '../operator-files/import-file.ts';
import { judgeFile } from '../operator-files/judge-file.ts';
import { selectImports, selectKnown } from '../operator-files/store.ts';
import { photosIn } from './photo-file.ts';
import { selectPictures } from './store.ts';
import { picture, pictureFolder } from './testing/pictures.ts';

type Schemas = components['schemas'];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let places: Awaited<ReturnType<typeof pictureFolder>>;
  beforeAll(async () => {
    customer = await backend.newCustomer(0);
    places = await pictureFolder();
  });
  afterAll(() => rm(places.elsewhere, { recursive: true }));

  /** Photos of the test courier in this order. */
  const rowsOf = (files: readonly string[]) =>
    files.map((file, at) => ({
      ...{ courier: 'test-courier', position: at + 1, file },
      ...{ caption_ar: `صورة ${file}`, caption_en: `Photo ${file}` },
    }));
  const judged = async (csv: string, folder: string) => {
    const kind = photosIn(folder);
    const known = await selectKnown(database().kysely);
    const found = await judgeFile(kind, Buffer.from(csv), known);
    if ('faults' in found) throw new Error(JSON.stringify(found.faults));
    return { kind, found };
  };
  const apply = async (...files: string[]) => {
    const { kind, found } = await judged(csvOf(photosIn(null), rowsOf(files)), places.folder);
    return importFile(database(), kind, found, 'Noura');
  };
  const undo = () => undoImport(database(), photosIn(null), 'Sami');
  const photos = async () =>
    (await backend.get(customer, `/couriers/${TEST_COURIER}/photos`)).json<
      Schemas['CourierPhotoList']
    >().data;
  const shownFile = async (id: string) => {
    const answer = await backend.get(customer, `/couriers/${TEST_COURIER}/photos/${id}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { content } = answer.json<Schemas['PhotoFile']>();
    return Buffer.from(content.split(',')[1] ?? '', 'base64');
  };
  const stored = async () =>
    (await database().kysely.selectFrom('photo_files').select('id').execute()).length;

  it('photos are shown in their order, without metadata, and undone', async () => {
    expect((await apply('vans/front.png', 'van.jpg')).changes).toHaveLength(2 * 5);
    const shown = await photos();
    expect(shown).toMatchObject([
      { caption: { en: 'Photo vans/front.png' }, width: 640, height: 480 },
      { caption: { ar: 'صورة van.jpg' } },
    ]);
    const { format, exif } = await sharp(await shownFile(shown[1]?.id ?? '')).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    await undo();
    expect(await photos()).toEqual([]);
  });

  it('an export with its pictures that is imported elsewhere changes nothing', async () => {
    await apply('tall.webp', 'van.jpg', 'vans/front.png');
    const folder = await mkdtemp(path.join(tmpdir(), 'mizan-exported-'));
    for await (const { name, webp } of selectPictures(database().kysely)) {
      await writeFile(path.join(folder, name), webp);
    }
    const { kind, found } = await judged(await exportFile(database(), photosIn(null)), folder);
    expect(await tryImport(database(), kind, found)).toEqual([]);
    expect(await importFile(database(), kind, found, 'Noura')).toEqual({
      changes: [],
      number: null,
    });
    await undo();
    await rm(folder, { recursive: true });
  });

  it('an export is imported into a database that never had the pictures', async () => {
    await apply('van.jpg');
    const [before] = await photos();
    for await (const { webp } of selectPictures(database().kysely)) {
      await writeFile(path.join(places.folder, 'exported.webp'), webp);
    }
    await undo();
    await sql`delete from photo_files`.execute(database().kysely);
    await apply('exported.webp');
    expect(await photos()).toMatchObject([{ width: before?.width, height: before?.height }]);
    await undo();
  });

  it('another picture is another photo, so that no copy of the former one is shown for it', async () => {
    await apply('van.jpg', 'tall.webp');
    const [van, tall] = await photos();
    await apply('tall.webp', 'vans/front.png');
    const [first, second] = await photos();
    expect(first?.id).toBe(tall?.id);
    expect([van?.id, tall?.id]).not.toContain(second?.id);
    const gone = await backend.get(customer, `/couriers/${TEST_COURIER}/photos/${van?.id}`);
    expect(gone.statusCode).toBe(404);
    await undo();
    expect((await photos()).map(({ preview }) => preview)).toEqual([van?.preview, tall?.preview]);
    await undo();
  });

  it('an undo is refused if something else has changed the photos since', async () => {
    await apply('van.jpg');
    const move = (position: number) =>
      sql`update courier_photos set position = ${position}`.execute(database().kysely);
    await move(2);
    await expect(undo()).rejects.toThrow('the photos have changed since import');
    await move(1);
    await undo();
    expect((await selectImports(database().kysely, 'photos'))[0]).toMatchObject({
      ...{ operator: 'Sami', added: 0, changed: 0, removed: 5, row_count: 0 },
    });
  });

  it('former photos are kept for ten imports, which can be undone; older ones are deleted', async () => {
    const names = Array.from({ length: 13 }, (_, at) => `colour-${at}.png`);
    for (const [at, name] of names.entries()) {
      const colour = `rgb(${at * 15}, 80, 90)`;
      await writeFile(path.join(places.folder, name), await picture(colour).png().toBuffer());
      await apply(name);
    }
    expect(await stored()).toBe(11);
    for (let undone = 0; undone < 10; undone += 1) await undo();
    expect(await photos()).toMatchObject([{ caption: { en: 'Photo colour-2.png' } }]);
    await expect(undo()).rejects.toThrow(
      /before import \d+ cannot be brought back: .* is not kept/,
    );
  });

  it('a file that a courier shows cannot be deleted', async () => {
    await expect(sql`delete from photo_files`.execute(database().kysely)).rejects.toThrow();
  });
});
