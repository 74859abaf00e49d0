import path from 'node:path';
import { readablePicture } from '../profile/to-portrait.ts';
import type { PdfFault } from '../../pdf/passive-pdf.ts';
import { createThread } from '../../pdf/thread.ts';

/** Pixels of the longer side. */
const SIDE = 2000;
/** PDFs begin with this, after at most a few other bytes. */
const PDF_MARK = '%PDF-';
const PDF_HEAD = 1024;
/** Bytes, as the contract says. A file that grows beyond it when written anew was no usual one. */
const MOST_BYTES = 5 * 1024 * 1024;

const makePassive = createThread<Uint8Array, Uint8Array | PdfFault>(
  path.join(import.meta.dirname, '../../pdf/passive-pdf-worker.ts'),
  // Usual files of five megabytes take less than a second.
  { patience: 8_000, ordersPerThread: 50, memory: { maxOldGenerationSizeMb: 256 } },
);

/** A file that can be attached to a shipment. */
export interface AttachableFile {
  mediaType: 'image/webp' | 'application/pdf';
  bytes: Buffer;
}

/**
 * Prepares a file for storage, made anew so that nothing is stored that it only carried along. A
 * picture is turned upright and stored as WebP; of a PDF the pages are stored. The bytes decide
 * which of the two it is, not the name.
 *
 * @returns the error for any other file.
 */
export async function toAttachment(
  file: Buffer,
): Promise<AttachableFile | PdfFault | 'not_picture_or_pdf' | 'too_many_pixels'> {
  try {
    const picture = await readablePicture(file);
    if (picture === 'too_many_pixels') return picture;
    if (picture === 'not_a_picture') return await toPages(file);
    const bytes = await picture
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { mediaType: 'image/webp', bytes };
  } catch {
    return toPages(file);
  }
}

async function toPages(file: Buffer): Promise<AttachableFile | PdfFault | 'not_picture_or_pdf'> {
  if (!file.subarray(0, PDF_HEAD).includes(PDF_MARK)) return 'not_picture_or_pdf';
  const made = await makePassive(file).catch((): PdfFault => 'unreadable_pdf');
  if (typeof made === 'string') return made;
  if (made.length > MOST_BYTES) return 'unreadable_pdf';
  return { mediaType: 'application/pdf', bytes: Buffer.from(made) };
}
