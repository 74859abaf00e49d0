import { requestedBy } from '../account.ts';
import type { Answer } from '../answer.ts';
import { book, newKey } from '../bookings.ts';
import { riyadhDay } from '../riyadh-day.ts';
import { accountWith, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** A file that was made in no time is right too. */
function isReadyOr(code: string, answer: Answer, what: string): void {
  if (answer.status !== 200) refused(answer, 409, code, what);
}

/** Asks for each file as soon as it can be asked for. */
async function earlyFilesAreRefused(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 2_000_000);
  const who = requestedBy(account);
  const { shipment } = await book(api, account, lists, draw);
  const [invoice] = (await api.ok('listInvoices', { who })).data;
  const xml = await api.send('downloadInvoiceXml', {
    ...{ who, path: { number: invoice?.number ?? '' } },
  });
  isReadyOr('xml_not_ready', xml, 'XML of a new invoice');

  const labels = await api.ok('createLabelBatch', {
    ...{
      who,
      header: newKey(),
      body: { shipment_ids: [shipment.id], paper: 'a6', language: 'ar' },
    },
  });
  const label = await api.send('downloadLabelBatch', { who, path: { batch_id: labels.id } });
  isReadyOr('labels_not_ready', label, 'labels that were just asked for');

  const month = riyadhDay(new Date().toISOString()).slice(0, 7);
  const asked = await api.ok('createInvoiceFile', { who, header: newKey(), body: { month } });
  const file = await api.send('downloadInvoiceFile', { who, path: { file_id: asked.id } });
  isReadyOr('invoice_file_not_ready', file, 'invoices that were just asked for');
}

export const notReadyLaws: readonly Law[] = [
  {
    id: 'not-ready',
    title: 'A file that is not ready yet is refused with the code that says so',
    clause:
      '#/components/schemas/ProblemCode: xml_not_ready, labels_not_ready, invoice_file_not_ready',
    run: earlyFilesAreRefused,
  },
];
