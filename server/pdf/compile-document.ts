import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { IssuedDocument } from '../domain/issued-document.ts';
import { DOCUMENT_WORDS } from './document-words.ts';
import { readFonts } from './fonts.ts';
import { INVOICE_WORDS } from './invoice-words.ts';
import type { DocumentLanguage, LabelContent, LabelPaper } from './label-content.ts';
import { printInvoice } from './print-invoice.ts';
import { printReport } from './print-report.ts';
import { printShipment } from './print-shipment.ts';
import { printStatement } from './print-statement.ts';
import type { ReportContent } from './report-content.ts';
import { REPORT_WORDS } from './report-words.ts';
import type { StatementContent } from './statement-content.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

/** A document that a template describes. */
type Typeset =
  | {
      kind: 'labels';
      contents: readonly LabelContent[];
      paper: LabelPaper;
      language: DocumentLanguage;
    }
  | { kind: 'waybill'; contents: readonly LabelContent[]; language: DocumentLanguage }
  | { kind: 'invoice'; document: IssuedDocument }
  | { kind: 'statement'; content: StatementContent }
  | { kind: 'report'; content: ReportContent };

/** Files put together into one. */
interface Joined {
  kind: 'joined';
  parts: readonly Uint8Array[];
  title: string;
  language: DocumentLanguage;
}

/** An order for the typesetting thread. */
export type Order = Typeset | Joined;

const TEMPLATES = path.join(import.meta.dirname, 'templates');

let compiler: NodeCompiler | undefined;

/** Makes the file in this thread, blocking it until it is done. */
export async function compileDocument(order: Order): Promise<Uint8Array> {
  return order.kind === 'joined' ? joinFiles(order) : compile(order);
}

function compile(order: Typeset): Uint8Array {
  compiler ??= NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: readFonts() }],
  });
  try {
    const result = compiler.compile({
      mainFilePath: path.join(TEMPLATES, `${order.kind}.typ`),
      // The texts are passed as data, so that nothing in them is read as markup.
      inputs: { data: JSON.stringify(dataOf(order)) },
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

/** The input of the order's template. */
function dataOf(order: Typeset): object {
  if (order.kind === 'invoice') {
    return { language: 'ar', words: INVOICE_WORDS, document: printInvoice(order.document) };
  }
  if (order.kind === 'statement') {
    return { language: 'ar', words: STATEMENT_WORDS, statement: printStatement(order.content) };
  }
  if (order.kind === 'report') {
    const { language } = order.content;
    return { language, words: REPORT_WORDS[language], report: printReport(order.content) };
  }
  const { kind, language, contents } = order;
  return {
    language,
    words: DOCUMENT_WORDS[language],
    paper: kind === 'labels' ? order.paper : 'a4',
    shipments: contents.map((content) => printShipment(content, language)),
  };
}

async function joinFiles({ parts, title, language }: Joined): Promise<Uint8Array> {
  const joined = await PDFDocument.create();
  joined.setTitle(title);
  joined.setLanguage(language);
  for (const part of parts) {
    const file = await PDFDocument.load(part);
    for (const page of await joined.copyPages(file, file.getPageIndices())) joined.addPage(page);
  }
  return joined.save();
}
