import type { Insertable } from 'kysely';
import { readablePicture } from '../profile/to-portrait.ts';
import type { CourierPhotosTable } from './tables.ts';

/** Pixels of the longer side. */
const PHOTO_SIDE = 1_600;
const PREVIEW_SIDE = 400;

export type PhotoFiles = Pick<
  Insertable<CourierPhotosTable>,
  'width' | 'height' | 'preview' | 'photo'
>;

/**
 * Makes a courier's photo of a file, with its preview: upright, in WebP, without metadata.
 *
 * @returns the error for a file that cannot be used.
 * @throws Error when the bytes are not a picture.
 */
export async function toPhoto(
  file: Buffer,
): Promise<PhotoFiles | 'not_a_picture' | 'too_many_pixels'> {
  const picture = await readablePicture(file);
  if (typeof picture === 'string') return picture;
  const upright = picture.autoOrient();
  const within = (side: number) =>
    upright
      .clone()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
  const photo = await within(PHOTO_SIDE);
  const preview = await within(PREVIEW_SIDE);
  return {
    width: photo.info.width,
    height: photo.info.height,
    preview: preview.data.toString('base64'),
    photo: photo.data.toString('base64'),
  };
}
