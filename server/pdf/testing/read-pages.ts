import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Left to itself it would fetch its program from the network.
const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(program)).buffer } });

export interface RenderedPage {
  width: number;
  height: number;
  /** Grey levels, row by row: 0 is black. */
  grey: Uint8Array;
}

const DOTS_PER_INCH = 203;
const POINTS_PER_INCH = 72;

/** The pages as a label printer of 203 dots per inch sees them. */
export async function renderPages(file: Uint8Array): Promise<RenderedPage[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(file);
    const pages: RenderedPage[] = [];
    for (const page of document.pages()) {
      const { width, height, data } = await page.render({
        scale: DOTS_PER_INCH / POINTS_PER_INCH,
        render: 'bitmap',
      });
      const grey = Uint8Array.from({ length: width * height }, (_, index) => data[index * 4] ?? 0);
      pages.push({ width, height, grey });
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

/** What a scanner reads from the page, by the kind of code. */
export async function scan({ width, height, grey }: RenderedPage): Promise<Map<string, string>> {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  grey.forEach((level, index) => data.fill(level, index * 4, index * 4 + 3));
  const found = await readBarcodes(
    { data, width, height, colorSpace: 'srgb' },
    { formats: ['QRCode', 'Code128'] },
  );
  return new Map(found.map(({ format, text }) => [format, text]));
}
