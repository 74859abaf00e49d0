import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** Bytes of one decoded list of objects; those of real files have a few hundred objects each. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Limits what the library unpacks in this thread. It has no limit of its own, so five megabytes
 * would become as many gigabytes.
 *
 * @throws Error when the library no longer grows its buffers in the one place that is limited.
 */
export function boundDecoding(): void {
  const dict = PDFContext.create().obj({ Filter: PDFName.of('RunLengthDecode') });
  const stream = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array()));
  const kind = Reflect.getPrototypeOf(stream);
  const decoder = kind && Reflect.getPrototypeOf(kind);
  const grow: unknown = decoder && Reflect.get(decoder, 'ensureBuffer');
  if (!decoder || typeof grow !== 'function') throw new Error('pdf-lib decodes in another way');
  Reflect.set(decoder, 'ensureBuffer', function grown(this: unknown, bytes: number): unknown {
    if (bytes > MOST_BYTES) throw new RangeError('A stream is too large');
    const grownBuffer: unknown = Reflect.apply(grow, this, [bytes]);
    return grownBuffer;
  });
}
