import type { Queryable, Tx } from '../../db/database.ts';
import { readablePicture } from '../profile/to-portrait.ts';

/** Pixels of the photo's longer side, and of both sides of its preview. */
const PHOTO_SIDE = 1_000;
const PREVIEW_SIDE = 96;

/** WebP. */
export interface ProductPhotoFile {
  photo: Buffer;
  preview: Buffer;
}

/**
 * Makes a product's photo of an uploaded file, with its preview: upright, without metadata.
 *
 * @returns the error for a file that cannot be used.
 */
export async function toProductPhoto(
  file: Buffer,
): Promise<ProductPhotoFile | 'not_a_picture' | 'too_many_pixels'> {
  try {
    const picture = await readablePicture(file);
    if (typeof picture === 'string') return picture;
    const upright = picture.autoOrient();
    const photo = await upright
      .clone()
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    const preview = await upright
      .clone()
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'cover' })
      .webp({ quality: 70 })
      .toBuffer();
    return { photo, preview };
  } catch {
    return 'not_a_picture';
  }
}

interface PhotoKey {
  accountId: string;
  id: string;
}

/** Replaces or removes the photo of a product that the transaction has locked. */
export async function putPhoto(
  tx: Tx,
  { accountId, id }: PhotoKey,
  file: ProductPhotoFile | null,
): Promise<void> {
  await tx
    .deleteFrom('product_photos')
    .where('account_id', '=', accountId)
    .where('product_id', '=', id)
    .execute();
  if (file === null) return;
  const [photo, preview] = [file.photo.toString('base64'), file.preview.toString('base64')];
  await tx
    .insertInto('product_photos')
    .values({ account_id: accountId, product_id: id, photo, preview })
    .execute();
}

/** @returns WebP in base64; undefined if there is none. */
export async function findPhoto(
  db: Queryable,
  { accountId, id }: PhotoKey,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('product_photos')
    .select('photo')
    .where('account_id', '=', accountId)
    .where('product_id', '=', id)
    .executeTakeFirst();
  return found?.photo;
}
