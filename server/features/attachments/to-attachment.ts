import { readablePicture } from '../profile/to-portrait.ts';

/** Pixels of the longer side. */
const SIDE = 2000;
/** PDFs begin so; a few bytes may come before it, and readers look no further. */
const PDF_MARK = '%PDF-';
const PDF_HEAD = 1024;

/** A file that can be kept with a shipment. */
export interface AttachableFile {
  mediaType: 'image/webp' | 'application/pdf';
  bytes: Buffer;
}

/**
 * What is kept of a file of the goods: of a picture the picture alone, upright and as WebP; of a PDF
 * all of it. Which of the two it is, its bytes say, whatever it is called.
 *
 * @returns what is wrong with a file that is neither.
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
