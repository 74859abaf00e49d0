import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { requestedBy, type Account } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { book, newKey } from '../bookings.ts';
import { fullAddress, homeOf } from '../places.ts';
import { dueInUbl, linkOf, readUbl, subtypeOf, textAt, type TaxDocument } from '../ubl.ts';
import { accountWith, alike } from './expect.ts';
import { VAT_NUMBER } from './invoices.ts';
import type { Bench, Law } from './law.ts';

/** Longest time for documents to get their XML, in milliseconds. */
const PATIENCE = 90_000;
/** Milliseconds between two looks. */
const PAUSE = 1_000;

/** Places abroad of which some courier may serve one. */
const ABROAD = ['AE', 'KW', 'BH', 'QA', 'OM'].map((country) => ({ country, city: 'Sample City' }));

/** A destination abroad that somebody serves. */
async function servedAbroad({ api }: Bench, account: Account) {
  const { country, city } = await homeOf(api);
  for (const destination of ABROAD) {
    const body = { origin: { country, city }, destination, weight: 1_000 };
    const { prices } = await api.ok('createQuote', { who: requestedBy(account), body });
    if (prices.length > 0) return destination;
  }
  return undefined;
}

/** Books as an individual, cancels, and books again with a VAT number, also abroad. */
async function prepared(bench: Bench): Promise<Account> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 5_000_000, 'individual');
  const who = requestedBy(account);
  const { shipment } = await book(api, account, lists, draw);
  await api.ok('cancelShipment', { who, path: { shipment_id: shipment.id }, header: newKey() });
  const { country, city } = await homeOf(api);
  const names = { first_name: 'هند', last_name: 'العيّنة', locale: 'ar' as const };
  const body = { country, city, ...fullAddress(draw), ...names, vat_number: VAT_NUMBER };
  await api.ok('updateProfile', { who, body });
  await book(api, account, lists, draw);
  const destination = await servedAbroad(bench, account);
  if (destination) await book(api, account, lists, draw, { destination });
  return account;
}

/** The account's documents, once all have XML. */
async function chained({ api }: Bench, account: Account): Promise<TaxDocument[]> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const { data } = await api.ok('listInvoices', { who: requestedBy(account) });
    if (data.every(({ uuid }) => uuid !== undefined)) return data;
    if (Date.now() > deadline) throw new NotHeld(`no XML within ${PATIENCE / 1000} s`);
    await delay(PAUSE);
  }
}

async function xmlIsTheDocument(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await prepared(bench);
  const links = new Map<number, { previousHash: string | undefined; hash: string }>();
  for (const document of await chained(bench, account)) {
    const { number } = document;
    const call = { who: requestedBy(account), path: { number } };
    const answer = await api.succeed('downloadInvoiceXml', call);
    const xml = String(answer.body);
    const root = readUbl(xml);
    for (const [path, due] of dueInUbl(document)) {
      alike(textAt(root, path), due, `${path} of ${number}`, answer);
    }
    const subtype = textAt(root, 'InvoiceTypeCode/@name')?.slice(0, 2);
    alike(subtype, subtypeOf(document), `the subtype of ${number}`, answer);
    const { counter, previousHash } = linkOf(root);
    links.set(counter, {
      previousHash,
      hash: createHash('sha256').update(xml, 'utf8').digest('base64'),
    });
  }
  for (const [counter, { previousHash }] of links) {
    const before = links.get(counter - 1);
    if (before) alike(previousHash, before.hash, `the hash before document ${counter}`);
  }
}

export const invoiceXmlLaws: readonly Law[] = [
  {
    id: 'invoice-xml',
    title: 'The XML of a document says what the document says, and names the hash before it',
    clause: '#/components/schemas/InvoiceXml',
    run: xmlIsTheDocument,
  },
];
