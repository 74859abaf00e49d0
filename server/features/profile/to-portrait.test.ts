import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toPortrait } from './to-portrait.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e9b44c' } });

test("makes an upright square without the camera's metadata", async () => {
  const dark = { width: 400, height: 150, channels: 3, background: '#0c2e2d' } as const;
  const { data, info } = await plain(400, 300)
    .composite([{ input: { create: dark }, gravity: 'north' }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
    // The image lies on its side: its upper half is on the right once upright.
    .withMetadata({ orientation: 6 })
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(400);
  const portrait = await toPortrait(data);
  if (typeof portrait === 'string') throw new Error(portrait);
  const made = await sharp(portrait).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 144, height: 144 });
  expect([made.exif, made.icc, made.xmp, made.orientation]).toEqual(Array(4).fill(undefined));
  const { data: pixels } = await sharp(portrait).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => pixels[(y * 144 + x) * 3] ?? 0;
  expect(redAt(130, 72)).toBeLessThan(60);
  expect(redAt(14, 72)).toBeGreaterThan(200);
});

test.each(['png', 'webp', 'jpeg'] as const)('accepts %s', async (format) => {
  expect(await toPortrait(await plain(20, 10).toFormat(format).toBuffer())).toBeInstanceOf(Buffer);
});

test.each<[string, Buffer | Promise<Buffer>]>([
  ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['the beginning of a picture only', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a gif', plain(20, 10).gif().toBuffer()],
  ['a tiff', plain(20, 10).tiff().toBuffer()],
])('refuses %s', async (_, file) => {
  expect(await toPortrait(await file)).toBe('not_a_picture');
});

test('refuses a truncated picture', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 600, height: 600, channels: 3, background: '#fff', noise } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  expect(await toPortrait(whole.subarray(0, whole.length / 3))).toBe('not_a_picture');
});

test('refuses a small file with very many pixels before it fills the memory', async () => {
  const bomb = await sharp({
    create: { width: 8_000, height: 8_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;
  expect(await toPortrait(bomb)).toBe('too_many_pixels');
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
});
