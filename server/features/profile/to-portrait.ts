import sharp, { type Sharp } from 'sharp';

/** Pixels per side: three times the largest display size. */
const SIDE = 144;
const MAX_PIXELS = 40_000_000;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

// One picture at a time in one thread, so that an upload does not block other requests.
sharp.concurrency(1);
sharp.cache(false);

/**
 * An uploaded picture that passed the checks of type and size, ready to decode.
 *
 * @returns the error otherwise. The size in pixels is read before any pixel is decoded.
 * @throws Error when the bytes are not a picture.
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
 * Makes a portrait of an uploaded file: an upright square in WebP without metadata.
 *
 * @returns the error for a file that cannot be used.
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
