import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib';

export type PdfFault = 'active_pdf' | 'unreadable_pdf';

const MOST_PAGES = 500;

const names = (list: string) => new Set(list.split(' ').map((name) => PDFName.of(name)));

/** Entries that only something active or embedded has. */
const ACTIVE_ENTRIES = names('JS JavaScript AA XFA EF EmbeddedFiles RichMediaContent');
/** Actions (entry `S`) that run, send, open or fetch something; following a link is not one. */
const ACTIVE_ACTIONS = names(
  'JavaScript Launch SubmitForm ImportData GoToR GoToE Rendition Movie Sound RichMediaExecute GoTo3DView',
);
/** Parts of a page (entry `Subtype`) that play or hold other files. */
const ACTIVE_PARTS = names('RichMedia Movie Sound Screen 3D FileAttachment');

/**
 * Writes a PDF anew with nothing but its pages. Everything that only another reader would find in
 * the file is gone then, and so are its metadata. What the pages bring with them is searched.
 *
 * @returns the error for a file with scripts, actions or embedded files, and for one that is
 *   encrypted, damaged or without pages.
 */
export async function passivePdf(bytes: Uint8Array): Promise<Uint8Array | PdfFault> {
  try {
    const file = await PDFDocument.load(bytes, { throwOnInvalidObject: true });
    if (file.context.enumerateIndirectObjects().some(([, object]) => isActive(object))) {
      return 'active_pdf';
    }
    const pages = file.getPageIndices();
    if (pages.length === 0 || pages.length > MOST_PAGES) return 'unreadable_pdf';
    const fresh = await PDFDocument.create({ updateMetadata: false });
    for (const page of await fresh.copyPages(file, pages)) fresh.addPage(page);
    return await fresh.save();
  } catch {
    return 'unreadable_pdf';
  }
}

/** Looks through direct objects; indirect ones are in the file's list themselves. */
function isActive(object: PDFObject): boolean {
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  // The content of a stream with a file name is outside of the file.
  if (object instanceof PDFStream) return object.dict.has(PDFName.of('F')) || isActive(object.dict);
  if (!(object instanceof PDFDict)) return false;
  const action = object.lookup(PDFName.of('S'));
  const part = object.lookup(PDFName.of('Subtype'));
  return (
    (action instanceof PDFName && ACTIVE_ACTIONS.has(action)) ||
    (part instanceof PDFName && ACTIVE_PARTS.has(part)) ||
    object.entries().some(([key, value]) => ACTIVE_ENTRIES.has(key) || isActive(value))
  );
}
