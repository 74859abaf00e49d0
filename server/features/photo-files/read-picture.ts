import { CellFault } from '../operator-files/cells.ts';
import { type PhotoFile, toPhoto } from '../couriers/to-photo.ts';

/** Pixels of the shorter side. */
const LEAST_SIDE = 300;

/** Characters of a photo that the contract allows, without those before it. */
const MOST_CHARACTERS = 1_999_900;

/** Makes a photo of a picture. @throws CellFault if it cannot be used. */
export async function readPicture(file: Buffer): Promise<PhotoFile> {
  const photo = await toPhoto(file).catch(() => 'broken' as const);
  if (photo === 'broken') throw new CellFault('is no picture, or damaged; save it again');
  if (photo === 'not_a_picture')
    throw new CellFault('is of another type; save it as JPEG, PNG or WebP');
  if (photo === 'too_many_pixels') {
    throw new CellFault('has more than 40 million pixels; save a smaller picture');
  }
  const { width, height } = photo;
  if (Math.min(width, height) < LEAST_SIDE) {
    throw new CellFault(
      `is shown with ${width} × ${height} pixels; use a picture with at least ${LEAST_SIDE} on each side`,
    );
  }
  if (photo.photo.length > MOST_CHARACTERS) {
    throw new CellFault('has too much detail; save a smaller or a smoother picture');
  }
  return photo;
}
