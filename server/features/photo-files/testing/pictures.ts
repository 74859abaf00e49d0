import { randomFillSync } from 'node:crypto';
import { mkdir, mkdtemp, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A picture of one colour. */
export function picture(background: string, [width, height] = [640, 480]): Sharp {
  return sharp({ create: { width: width ?? 1, height: height ?? 1, channels: 3, background } });
}

/** A picture that has no two pixels alike, so that it differs each time it is encoded. */
function noise(width: number, height: number): Sharp {
  const pixels = randomFillSync(Buffer.alloc(width * height * 3));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A folder of pictures, usable and not; everything outside of it is in `elsewhere`. */
export async function pictureFolder(): Promise<{ folder: string; elsewhere: string }> {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'mizan-photos-'));
  const folder = path.join(elsewhere, 'photos');
  await mkdir(path.join(folder, 'vans'), { recursive: true });
  const inFolder = (name: string) => path.join(folder, name);
  const good = await noise(640, 480)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Noura' } })
    .toBuffer();
  await writeFile(path.join(elsewhere, 'outside.jpg'), good);
  await writeFile(inFolder('van.jpg'), good);
  await writeFile(inFolder('same.jpg'), good);
  await writeFile(inFolder('vans/front.png'), await picture('#d9a441').png().toBuffer());
  await writeFile(inFolder('tall.webp'), await picture('#24302e', [400, 700]).webp().toBuffer());
  await writeFile(inFolder('tiny.png'), await picture('#24302e', [640, 299]).png().toBuffer());
  await writeFile(inFolder('strip.png'), await picture('#24302e', [6_000, 600]).png().toBuffer());
  await writeFile(inFolder('huge.png'), await picture('#24302e', [8_000, 5_001]).png().toBuffer());
  await writeFile(inFolder('moving.gif'), await picture('#24302e').gif().toBuffer());
  await writeFile(inFolder('drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(inFolder('text.jpg'), 'not a picture');
  await writeFile(inFolder('empty.jpg'), '');
  await writeFile(inFolder('cut.jpg'), good.subarray(0, good.length / 2));
  const detailed = await noise(1_600, 1_600).png({ compressionLevel: 1 }).toBuffer();
  await writeFile(inFolder('noise.png'), detailed);
  await writeFile(inFolder('large.jpg'), good);
  await truncate(inFolder('large.jpg'), 21 * 1024 * 1024);
  await symlink(path.join(elsewhere, 'outside.jpg'), inFolder('link.jpg'));
  await symlink(elsewhere, inFolder('above'));
  await symlink('van.jpg', inFolder('own-link.jpg'));
  return { folder, elsewhere };
}
