import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A page as printed at a given resolution. */
export interface RenderedPage {
  width: number;
  height: number;
  /** Grey levels, row by row: 0 is black. */
  grey: Uint8Array;
}

const POINTS_PER_INCH = 72;

// By default it would download its program.
const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(program)).buffer } });
const pdfium = PDFiumLibrary.init();

/** The number of pages in the file, and the requested pages, counted from 0. */
export async function renderPages(
  file: Uint8Array,
  { pages: wanted = [0], dotsPerInch = 203 } = {},
): Promise<{ count: number; pages: RenderedPage[] }> {
  const document = await (await pdfium).loadDocument(file);
  try {
    const pages: RenderedPage[] = [];
    for (const index of wanted) {
      const { width, height, data } = await document.getPage(index).render({
        scale: dotsPerInch / POINTS_PER_INCH,
        render: 'bitmap',
      });
      const grey = new Uint8Array(width * height);
      for (let dot = 0; dot < grey.length; dot += 1) {
        grey[dot] =
          ((data[dot * 4] ?? 0) + (data[dot * 4 + 1] ?? 0) + (data[dot * 4 + 2] ?? 0)) / 3;
      }
      pages.push({ width, height, grey });
    }
    return { count: document.getPageCount(), pages };
  } finally {
    document.destroy();
  }
}

/** The codes that a scanner reads from the page, by type. */
export async function scan({ width, height, grey }: RenderedPage): Promise<Record<string, string>> {
  const dots = Uint32Array.from(grey, (level) => level * 0x010101 + 0xff000000);
  const data = new Uint8ClampedArray(dots.buffer);
  // Read at a third of its size as well, one barcode in a thousand would give a wrong second reading.
  const found = await readBarcodes(
    { data, width, height, colorSpace: 'srgb' },
    { formats: ['QRCode', 'Code128'], tryDownscale: false },
  );
  return Object.fromEntries(found.map(({ format, text }) => [format, text]));
}
