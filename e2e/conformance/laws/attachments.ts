import { requestedBy } from '../account.ts';
import { book } from '../bookings.ts';
import { pdf, png } from '../files.ts';
import { accountWith, alike, misfit } from './expect.ts';
import type { Bench, Law } from './law.ts';

const FUNDS = 1_000_000;

/** Only what can be read is attached, and a refused file leaves the one before. */
async function onlyWhatCanBeRead(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, FUNDS);
  const who = requestedBy(account);
  const { shipment } = await book(api, account, lists, draw);
  const path = { shipment_id: shipment.id };
  const attach = (bytes: Buffer, type: string) =>
    api.send('updateShipmentAttachment', {
      ...{ who, path },
      file: { name: 'attachment', bytes, type },
    });
  for (const [bytes, type] of [
    [png(draw), 'image/png'],
    [pdf(), 'application/pdf'],
  ] as const) {
    const answer = await attach(bytes, type);
    alike(answer.status, 200, `a file of ${type}`, answer);
  }
  const cut = pdf().subarray(0, 60);
  misfit(
    await attach(cut, 'application/pdf'),
    '/attachment',
    'unreadable_pdf',
    'a PDF that breaks off',
  );
  const script = pdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>');
  misfit(
    await attach(script, 'application/pdf'),
    '/attachment',
    'active_pdf',
    'a PDF with a script',
  );
  const words = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const type of ['image/png', 'application/pdf']) {
    misfit(await attach(words, type), '/attachment', 'not_picture_or_pdf', `text sent as ${type}`);
  }
  const kept = await api.ok('getShipmentAttachment', { who, path });
  alike(kept.media_type, 'application/pdf', 'the kind of the file that is kept');
}

export const attachmentLaws: readonly Law[] = [
  {
    id: 'attachments',
    title: 'Pictures and PDF files are attached, whatever a file calls itself',
    clause:
      'updateShipmentAttachment; InvalidAttachment: not_picture_or_pdf, unreadable_pdf, active_pdf',
    run: onlyWhatCanBeRead,
  },
];
