import { handlers as right } from '../../../features/handlers.ts';
import { XmlFile } from '../../../http/streamed-body.ts';
import { type Faults, inAnswersOf } from '../fault.ts';

/** Pieces of a file before its first row: the byte order mark and the headings. */
const BEFORE_ROWS = 2;

/** Wrong tax documents and statements. */
export const documentFaults = {
  'documents-with-gaps': {
    does: '`listInvoices` numbers documents by twos, so that each second number is missing.',
    answer: inAnswersOf('listInvoices', ({ data }) => {
      for (const document of data) {
        const [series = '', place = ''] = document.number.split('-');
        document.number = `${series}-${String(2 * Number(place)).padStart(6, '0')}`;
      }
    }),
  },
  'file-of-the-first-page': {
    does: '`downloadInvoices` ends after 100 documents.',
    handlers: {
      downloadInvoices: rewritten(right.downloadInvoices, (pieces) =>
        firstOf(pieces, BEFORE_ROWS + 100),
      ),
    },
  },
  'file-in-utc': {
    does: '`downloadInvoices` writes dates and times of UTC.',
    handlers: {
      downloadInvoices: rewritten(right.downloadInvoices, inUtc),
    },
  },
  'total-up-to-a-page': {
    does: '`listInvoices` counts up to 100 documents.',
    answer: inAnswersOf('listInvoices', ({ page }) => {
      page.total = Math.min(page.total, 100);
    }),
  },
  'credit-note-of-itself': {
    does: '`listInvoices` gives credit notes their own number as that of the invoice.',
    answer: inAnswersOf('listInvoices', ({ data }) => {
      for (const each of data) if (each.original_number) each.original_number = each.number;
    }),
  },
  'credits-not-in-sums': {
    does: '`listInvoices` leaves credit notes out of its sums.',
    answer: inAnswersOf('listInvoices', ({ totals }) => {
      totals.credited.amount = 0;
    }),
  },
  'invoice-made-anew': {
    does: '`downloadInvoice` makes the PDF anew each time, with the time in it.',
    handlers: {
      async downloadInvoice(request, context) {
        const answer = await right.downloadInvoice(request, context);
        const made = Buffer.from(`\n% ${process.hrtime.bigint()}\n`);
        return { ...answer, body: Buffer.concat([answer.body, made]) };
      },
    },
  },
  'xml-payable-without-vat': {
    does: '`downloadInvoiceXml` leaves VAT out of the amount to pay.',
    handlers: {
      async downloadInvoiceXml(request, context) {
        const answer = await right.downloadInvoiceXml(request, context);
        const { content } = answer.body;
        const [, net = ''] = /<cbc:TaxExclusiveAmount[^>]*>([^<]*)/.exec(content) ?? [];
        const wrong = content.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, `$1${net}`);
        return { ...answer, body: new XmlFile(wrong) };
      },
    },
  },
  'always-simplified': {
    does: '`getInvoice` calls the invoice of every account simplified.',
    answer: inAnswersOf('getInvoice', (document) => {
      document.type = 'simplified';
    }),
  },
  'statement-without-refunds': {
    does: '`getStatement` leaves refunds out of its lines.',
    answer: inAnswersOf('getStatement', (statement) => {
      statement.lines = statement.lines.filter(({ kind }) => kind !== 'shipment_refund');
    }),
  },
  'statement-file-without-closing': {
    does: '`downloadStatementMovements` ends after the last movement, without the closing balance.',
    handlers: {
      downloadStatementMovements: rewritten(right.downloadStatementMovements, allButLast),
    },
  },
} satisfies Faults;

type Pieces = AsyncIterable<string>;

interface InPieces {
  body: { pieces: () => Pieces };
}

/** A handler of files whose text is changed as it is sent. */
function rewritten<Request, Context, Answer extends InPieces>(
  handler: (request: Request, context: Context) => Promise<Answer>,
  change: (pieces: Pieces) => Pieces,
): typeof handler {
  return async (request, context) => {
    const answer = await handler(request, context);
    const whole = answer.body.pieces();
    answer.body.pieces = () => change(whole);
    return answer;
  };
}

async function* allButLast(pieces: Pieces): AsyncGenerator<string> {
  let held: string | undefined;
  for await (const piece of pieces) {
    if (held !== undefined) yield held;
    held = piece;
  }
}

async function* firstOf(pieces: Pieces, count: number): AsyncGenerator<string> {
  let left = count;
  for await (const piece of pieces) {
    if (left === 0) return;
    left -= 1;
    yield piece;
  }
}

async function* inUtc(pieces: Pieces): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece.replace(/(\d{4}-\d\d-\d\d),(\d\d:\d\d)/, (_, day: string, time: string) =>
      new Date(`${day}T${time}+03:00`).toISOString().slice(0, 16).replace('T', ','),
    );
  }
}
