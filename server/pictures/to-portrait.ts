import sharp from 'sharp';

/** Pixels of a side: three times the largest size at which it is shown. */
const SIDE = 144;
const MAX_PIXELS = 40_000_000;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

// One picture at a time in one thread: nobody's upload takes the server from the others.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A portrait out of an uploaded file: upright, a square, WebP, and without anything that the camera
 * wrote beside the picture.
 *
 * @returns what is wrong with a file of which none can be made. Its size in pixels is read before
 *   any of them is decoded.
 */
export async function toPortrait(
  file: Buffer,
): Promise<Buffer | 'not_a_picture' | 'too_many_pixels'> {
  try {
    const { format, width, height, pages = 1 } = await sharp(file).metadata();
    if (!FORMATS.has(format)) return 'not_a_picture';
    if (width * height * pages > MAX_PIXELS) return 'too_many_pixels';
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return 'not_a_picture';
  }
}
