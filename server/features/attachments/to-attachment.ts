import { readablePicture } from '../profile/to-portrait.ts';

/** Pixels of the longer side. */
const SIDE = 2000;
/** PDFs begin with this, after at most a few other bytes. */
const PDF_MARK = '%PDF-';
const PDF_HEAD = 1024;

/** A file that can be attached to a shipment. */
export interface AttachableFile {
  mediaType: 'image/webp' | 'application/pdf';
  bytes: Buffer;
}

/**
 * Prepares a file for storage. A picture is turned upright, stripped of metadata and stored as
 * WebP; a PDF is stored as it is. The bytes decide which of the two it is, not the name.
 *
 * @returns the error for any other file.
 */
export async function toAttachment(
  file: Buffer,
): Promise<AttachableFile | 'not_picture_or_pdf' | 'too_many_pixels'> {
  if (file.subarray(0, PDF_HEAD).includes(PDF_MARK)) {
    return { mediaType: 'application/pdf', bytes: file };
  }
  try {
    const picture = await readablePicture(file);
    if (picture === 'not_a_picture') return 'not_picture_or_pdf';
    if (picture === 'too_many_pixels') return picture;
    const bytes = await picture
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { mediaType: 'image/webp', bytes };
  } catch {
    return 'not_picture_or_pdf';
  }
}
