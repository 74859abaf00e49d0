import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { DOCUMENT_WORDS } from './document-words.ts';
import { readFonts } from './fonts.ts';
import type { DocumentLanguage, LabelContent, LabelPaper } from './label-content.ts';
import { printShipment } from './print-shipment.ts';

/** An order for the typesetting thread. */
export type Order = { language: DocumentLanguage } & (
  | { kind: 'labels'; contents: readonly LabelContent[]; paper: LabelPaper }
  | { kind: 'waybill'; contents: readonly LabelContent[] }
  | { kind: 'joined'; parts: readonly Uint8Array[] }
);

const TEMPLATES = path.join(import.meta.dirname, 'templates');

let compiler: NodeCompiler | undefined;

/** Makes the file in this thread, blocking it until it is done. */
export async function compileDocument(order: Order): Promise<Uint8Array> {
  return order.kind === 'joined' ? joinFiles(order.parts, order.language) : compile(order);
}

function compile(order: Exclude<Order, { kind: 'joined' }>): Uint8Array {
  compiler ??= NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: readFonts() }],
  });
  // The shipments' texts are passed as data, so that nothing in them is read as markup.
  const data = JSON.stringify({
    language: order.language,
    words: DOCUMENT_WORDS[order.language],
    paper: order.kind === 'labels' ? order.paper : 'a4',
    shipments: order.contents.map((content) => printShipment(content, order.language)),
  });
  try {
    const result = compiler.compile({
      mainFilePath: path.join(TEMPLATES, `${order.kind}.typ`),
      inputs: { data },
    });
    if (!result.result) {
      const error = result.takeError();
      throw new Error(error ? JSON.stringify(error.shortDiagnostics) : 'Nothing was typeset');
    }
    return compiler.pdf(result.result);
  } finally {
    compiler.evictCache(3);
  }
}

async function joinFiles(
  parts: readonly Uint8Array[],
  language: DocumentLanguage,
): Promise<Uint8Array> {
  const joined = await PDFDocument.create();
  joined.setTitle(DOCUMENT_WORDS[language].label);
  joined.setLanguage(language);
  for (const part of parts) {
    const file = await PDFDocument.load(part);
    for (const page of await joined.copyPages(file, file.getPageIndices())) joined.addPage(page);
  }
  return joined.save();
}
