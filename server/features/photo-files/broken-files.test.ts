import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeFile } from '../operator-files/judge-file.ts';
import { namesOf } from '../operator-files/sheet.ts';
import { breakableFile, itRefuses } from '../operator-files/testing/breakable-file.ts';
import { documentedColumns } from '../operator-files/testing/documented-columns.ts';
import type { Values } from './columns.ts';
import { photosIn } from './photo-file.ts';
import { pictureFolder } from './testing/pictures.ts';

const KNOWN = { couriers: new Set(['palm', 'reed']), photoFiles: new Set<string>() };

const ROWS: Values[] = [
  { courier: 'palm', position: 1, file: 'van.jpg' },
  { courier: 'palm', position: 12, file: 'vans/front.png' },
  { courier: 'reed', position: 1, file: 'own-link.jpg' },
].map((row) => ({ ...row, caption_ar: 'سيارة', caption_en: 'A van, in front' }));

let places: Awaited<ReturnType<typeof pictureFolder>>;
beforeAll(async () => {
  places = await pictureFolder();
});
afterAll(() => rm(places.elsewhere, { recursive: true }));

const right = breakableFile(photosIn(null), ROWS);

const FILES = right.withEach([
  ['no courier', 2, 'courier', '', 'is empty'],
  ['a courier that there is not', 2, 'courier', 'plam', 'plam is unknown; correct it'],
  ['no position', 2, 'position', '', 'is empty'],
  ['position zero', 2, 'position', '0', 'is too small'],
  ['a thirteenth photo', 2, 'position', '13', 'is too large; write a position from 1 to 12'],
  ['half a position', 2, 'position', '1.5', 'is no whole number'],
  ['a position twice', 3, 'position', '1', 'in row 2'],
  ['no picture', 2, 'file', '', 'is empty; write the path'],
  ['a picture that is not there', 2, 'file', 'vans/back.png', 'there is no vans/back.png'],
  ['a path upwards', 2, 'file', '../outside.jpg', 'leads out of the folder'],
  ['a path down and upwards', 2, 'file', 'vans/../../outside.jpg', 'leads out of the folder'],
  ['a path upwards that ends inside', 2, 'file', 'vans/../van.jpg', 'leads out of the folder'],
  ['a path from the root', 2, 'file', '/etc/hostname', 'is an absolute path'],
  ['a path of Windows', 2, 'file', 'C:\\photos\\van.jpg', 'has a backslash'],
  ['a link out of the folder', 2, 'file', 'link.jpg', 'is a link out of the folder'],
  ['a folder that is a link out', 2, 'file', 'above/outside.jpg', 'is a link out of the folder'],
  ['an address', 2, 'file', 'https://palm.example/van.jpg', 'there is no https'],
  ['a folder', 2, 'file', 'vans', 'is no file'],
  ['the folder itself', 2, 'file', '.', 'is no file'],
  ['a text', 2, 'file', 'text.jpg', 'is no picture, or damaged'],
  ['an empty picture', 2, 'file', 'empty.jpg', 'is no picture, or damaged'],
  ['half a picture', 2, 'file', 'cut.jpg', 'is no picture, or damaged'],
  ['a GIF', 2, 'file', 'moving.gif', 'is of another type'],
  ['a drawing', 2, 'file', 'drawing.svg', '; save it'],
  ['a large file', 2, 'file', 'large.jpg', 'is larger than 20 MB'],
  ['too many pixels', 2, 'file', 'huge.png', 'has more than 40 million pixels'],
  ['too much detail', 2, 'file', 'noise.png', 'has too much detail'],
  ['a low picture', 2, 'file', 'tiny.png', 'is shown with 640 × 299 pixels'],
  ['a strip', 2, 'file', 'strip.png', 'is shown with 1600 × 160 pixels'],
  ['a picture twice', 3, 'file', 'same.jpg', 'is the same picture as in row 2'],
  ['no caption', 2, 'caption_ar', '', 'is empty; write a caption in Arabic'],
  ['a caption without end', 2, 'caption_en', 'x'.repeat(201), 'has 201 characters'],
  ['a caption of two lines', 2, 'caption_en', 'a\nb', 'is wrong'],
]);

it('the file is right before it is broken', async () => {
  const judged = await judgeFile(photosIn(places.folder), Buffer.from(right.file), KNOWN);
  const file: unknown = expect.stringMatching(/^[0-9a-f]{32}\.webp$/);
  expect(judged).toEqual({ rows: ROWS.map((row) => ({ ...row, file })), lacking: [] });
});

itRefuses(() => photosIn(places.folder), KNOWN, [
  ...FILES,
  ...right.wholeFiles(['courier', 'position']),
]);

it('the manual explains every column, in the order of the file', () => {
  expect(documentedColumns('Photos')).toEqual(namesOf(photosIn(null)));
});
