import { requestedBy, type Who } from '../account.ts';
import { book, newKey } from '../bookings.ts';
import type { ResultOf } from '../call.ts';
import { homeOf } from '../places.ts';
import { accountWith, alike, balanceOf, expect, ledgerOf, misfit } from './expect.ts';
import type { Bench, Law } from './law.ts';

type TaxDocument = ResultOf<'listInvoices'>['data'][number];

/** A number that keeps to the format; nobody's. */
export const VAT_NUMBER = '310122393500003';

/** The position in the series that a number ends with. */
const placeOf = ({ number }: TaxDocument) => Number(number.split('-')[1]);

const sumOf = (documents: readonly TaxDocument[], kind: TaxDocument['kind']) =>
  documents.filter((each) => each.kind === kind).reduce((sum, each) => sum + each.total.amount, 0);

async function eachChargeIsDocumented(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 3_000_000);
  const who = requestedBy(account);
  const { shipment: first } = await book(api, account, lists, draw);
  await api.ok('cancelShipment', { who, path: { shipment_id: first.id }, header: newKey() });
  const { shipment: second } = await book(api, account, lists, draw);
  const { data, totals } = await api.ok('listInvoices', { who, query: { limit: '100' } });
  alike(
    data.map(({ kind, shipment_id }) => [kind, shipment_id]),
    [
      ['invoice', second.id],
      ['credit_note', first.id],
      ['invoice', first.id],
    ],
    'the documents of two charges and a refund',
  );
  alike(data.map(placeOf), [3, 2, 1], 'the positions in the series');
  const [invoice, note, original] = data;
  alike(invoice?.number, second.invoice.number, "the number of a shipment's invoice");
  alike(invoice?.total, second.charge.total_fee, 'the total of an invoice');
  alike(
    [note?.original_number, note?.reason, note?.total],
    [original?.number, 'cancelled', original?.total],
    'the credit note of a cancelled shipment',
  );
  for (const { subtotal, vat, total, number } of data) {
    alike(subtotal.amount + vat.amount, total.amount, `subtotal and VAT of ${number}`);
  }
  alike(
    [totals.count, totals.invoiced.amount, totals.credited.amount],
    [3, sumOf(data, 'invoice'), sumOf(data, 'credit_note')],
    'the sums of all documents',
  );
  const kinds = ['shipment_charge', 'shipment_refund'];
  const charged = (await ledgerOf(bench, account))
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  alike(totals.credited.amount - totals.invoiced.amount, charged, 'the documents and the ledger');
}

async function sameFileEverAfter(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 3_000_000);
  const { shipment } = await book(api, account, lists, draw);
  const call = { who: requestedBy(account), path: { number: shipment.invoice.number } };
  const once = await api.succeed('downloadInvoice', call);
  const { first_name, last_name } = { first_name: 'هند', last_name: 'العيّنة' };
  const home = await homeOf(api);
  const body = { ...home, first_name, last_name, company_name: 'متجر آخر', locale: 'ar' as const };
  await api.ok('updateProfile', { who: call.who, body });
  const again = await api.succeed('downloadInvoice', call);
  expect(once.body === again.body, 'The PDF of an invoice has changed', again);
}

async function vatNumberMakesStandard(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 3_000_000);
  const who = requestedBy(account);
  const home = await homeOf(api);
  const names = { first_name: 'هند', last_name: 'العيّنة', company_name: 'متجر العيّنة' };
  const profile = { ...home, ...names, locale: 'ar' as const };
  const typeOf = async () => {
    const { shipment } = await book(api, account, lists, draw);
    const path = { number: shipment.invoice.number };
    const { type, buyer } = await api.ok('getInvoice', { who, path });
    return [type, buyer?.vat_number];
  };
  alike(await typeOf(), ['simplified', undefined], 'an invoice without a VAT number');
  const body = { ...profile, vat_number: VAT_NUMBER };
  alike((await api.ok('updateProfile', { who, body })).vat_number, VAT_NUMBER, 'the VAT number');
  alike(await typeOf(), ['standard', VAT_NUMBER], 'an invoice with a VAT number');
  for (const wrong of ['310122393500001', '210122393500003', '3101223935003']) {
    const answer = await api.send('updateProfile', {
      who,
      body: { ...profile, vat_number: wrong },
    });
    misfit(answer, '/vat_number', 'invalid_format', `the VAT number ${wrong}`);
  }
}

async function statementsAddUp(bench: Bench): Promise<void> {
  const { api, config, lists, draw } = bench;
  const account = await accountWith(bench, 3_000_000);
  const who = requestedBy(account);
  const { shipment } = await book(api, account, lists, draw);
  await api.ok('cancelShipment', { who, path: { shipment_id: shipment.id }, header: newKey() });
  await book(api, account, lists, draw);
  alike(await lastClosing(bench, who), await balanceOf(bench, account), 'the last closing balance');
  const old = await config.accountWithHistory?.(api);
  if (old) await lastClosing(bench, requestedBy(old));
}

/** Judges every statement of an account. @returns the closing balance of the last one. */
async function lastClosing({ api }: Bench, who: Who): Promise<number> {
  const { data } = await api.ok('listStatements', { who });
  let closing = 0;
  for (const { month, closing: listed } of data.toReversed()) {
    const statement = await api.ok('getStatement', { who, path: { month } });
    alike(statement.opening.amount, closing, `the opening balance of ${month}`);
    const moved = statement.lines.reduce((sum, { amount }) => sum + amount.amount, 0);
    alike(statement.opening.amount + moved, statement.closing.amount, 'opening and movements');
    alike(statement.closing, listed, 'the closing balance of the list');
    const cash = statement.cash_on_delivery;
    alike(
      cash.opening.amount + cash.collected.amount - cash.remitted.amount,
      cash.closing.amount,
      'cash on delivery',
    );
    closing = statement.closing.amount;
  }
  return closing;
}

export const invoiceLaws: readonly Law[] = [
  {
    id: 'documents',
    title: 'Each charge has an invoice and each refund a credit note, numbered without gaps',
    clause:
      '#/paths/~1website~1invoices/get: an invoice for each charge and a credit note for each amount given back; DocumentNumber: one series, counts from 1 without gaps; TaxDocumentTotals',
    run: eachChargeIsDocumented,
  },
  {
    id: 'invoice-file',
    title: 'The PDF of an invoice never changes',
    clause: '#/paths/~1website~1invoices~1{number}~1pdf/post: the same, byte for byte, ever after',
    run: sameFileEverAfter,
  },
  {
    id: 'vat-number',
    title: 'An account with a VAT number gets standard invoices',
    clause: '#/components/schemas/TaxDocumentType; VatNumber',
    run: vatNumberMakesStandard,
  },
  {
    id: 'statements',
    title: 'A statement begins where the last one ended, and ends at the balance',
    clause:
      '#/components/schemas/Statement: opening and the amounts of the lines add up to closing; StatementCash',
    run: statementsAddUp,
  },
];
