import sharp, { type Sharp } from 'sharp';

/** Pixels of a side: three times the largest size at which it is shown. */
const SIDE = 144;
const MAX_PIXELS = 40_000_000;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

// One picture at a time in one thread: nobody's upload takes the server from the others.
sharp.concurrency(1);
sharp.cache(false);

/**
 * An uploaded picture, to be decoded once it is known to be of a kind and size that can be.
 *
 * @returns what is wrong with it. Its size in pixels is read before any of them is decoded.
 * @throws Error where the bytes are no picture at all.
 */
export async function readablePicture(
  file: Buffer,
): Promise<Sharp | 'not_a_picture' | 'too_many_pixels'> {
  const { format, width, height, pages = 1 } = await sharp(file).metadata();
  if (!FORMATS.has(format)) return 'not_a_picture';
  if (width * height * pages > MAX_PIXELS) return 'too_many_pixels';
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/**
 * A portrait out of an uploaded file: upright, a square, WebP, and without anything that the camera
 * wrote beside the picture.
 *
 * @returns what is wrong with a file of which none can be made.
 */
export async function toPortrait(
  file: Buffer,
): Promise<Buffer | 'not_a_picture' | 'too_many_pixels'> {
  try {
    const picture = await readablePicture(file);
    if (typeof picture === 'string') return picture;
    return await picture
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return 'not_a_picture';
  }
}
