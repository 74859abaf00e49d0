import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { readablePicture } from '../profile/to-portrait.ts';
import type { PhotoFilesTable } from './tables.ts';

/** Pixels of the longer side. */
const PHOTO_SIDE = 1_600;
const PREVIEW_SIDE = 400;

export type PhotoFile = Selectable<PhotoFilesTable>;

/** The id of a photo, by its content. */
export function photoFileId(webp: Buffer): string {
  return createHash('sha256').update(webp).digest('hex').slice(0, 32);
}

/**
 * Makes a courier's photo of a file, with its preview: upright, in WebP, without metadata.
 *
 * @returns the error for a file that cannot be used.
 * @throws Error when the bytes are not a picture.
 */
export async function toPhoto(
  file: Buffer,
): Promise<PhotoFile | 'not_a_picture' | 'too_many_pixels'> {
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
    id: photoFileId(photo.data),
    width: photo.info.width,
    height: photo.info.height,
    preview: preview.data.toString('base64'),
    photo: photo.data.toString('base64'),
  };
}
