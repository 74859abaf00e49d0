import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { requestedBy, type Account } from './account.ts';
import { BrokenLaw } from './answer.ts';
import type { KitApi } from './api.ts';
import { newKey } from './bookings.ts';
import type { BodyOf, ResultOf } from './call.ts';
import { servedCities } from './coverage.ts';
import type { Draw } from './draw.ts';
import { csvPart } from './files.ts';
import { saudiPhone, type City, type Lists } from './places.ts';

export type ImportBatch = ResultOf<'getImportBatch'>;

/** Who imports, and from what the rows are drawn. */
export interface Importer {
  api: KitApi;
  account: Account;
  lists: Lists;
  draw: Draw;
}

/** Longest time for one step of the server, in milliseconds. */
const STEP_LIMIT = 120_000;

/** Milliseconds between two polls. */
const POLL = { first: 100, most: 1_000 };

const AT_WORK: ReadonlySet<string> = new Set(['reading', 'checking', 'pricing', 'booking']);

/** A column of the files; the headings are the kit's own, matched by `updateImportColumns`. */
const COLUMNS = [
  ['Order', 'reference_id'],
  ['Receiver', 'receiver.full_name'],
  ['Phone', 'receiver.phone'],
  ['City', 'receiver.city'],
  ['National address', 'receiver.short_address'],
  ['Goods', 'product_name'],
  ['Pieces sold', 'quantity'],
  ['Value', 'price'],
  ['Weight', 'weight'],
  ['Day', 'preferred_delivery_day'],
] as const;

type Field = (typeof COLUMNS)[number][1];

/** A file of rows that can be booked, each with a new reference and with these cells of its own. */
export async function rightFile(
  { api, account, lists, draw }: Importer,
  count: number,
  cells: readonly Partial<Record<Field, string>>[] = [],
) {
  const served = (await servedCities(api, account, lists)).slice(0, 4);
  const row = () => [
    `KIT-${randomBytes(6).toString('hex')}`,
    'عميل تجريبي',
    saudiPhone(draw),
    draw.one(served).name.ar,
    'RRRD2929',
    draw.one(['تمور تجريبية', 'عباءة تجريبية']),
    '1',
    String(draw.whole(20, 400)),
    `${draw.whole(1, 5)} kg`,
    '',
  ];
  const rows = Array.from({ length: count }, (_, at) => {
    const right = row();
    return COLUMNS.map(([, field], column) => cells[at]?.[field] ?? right[column] ?? '');
  });
  return csvPart([COLUMNS.map(([heading]) => heading), ...rows]);
}

/** What the columns of {@link rightFile} mean, and a sender who meets the demands of most couriers. */
export async function columnsFor(
  { api, account, lists }: Importer,
  version: number,
): Promise<BodyOf<'updateImportColumns'>> {
  const [city] = await servedCities(api, account, lists);
  return {
    version,
    columns: COLUMNS.map(([, field], index) => ({ index, field })),
    defaults: [
      { field: 'sender.contact_name', text: 'سالم العيّنة' },
      { field: 'sender.contact_number', text: '+966500000001' },
      { field: 'sender.email', text: 'sender@shop.example' },
      { field: 'sender.address', text: 'طريق العيّنة 7' },
      { field: 'sender.country', text: 'SA' },
      { field: 'sender.city', text: nameOf(city) },
      { field: 'sender.address_type', text: 'office' },
      { field: 'sender.company', text: 'متجر الواحة (تجريبي)' },
      { field: 'sender.postal_code', text: '12345' },
    ],
  };
}

function nameOf(city: City | undefined): string {
  if (!city) throw new BrokenLaw('No courier serves any city of listCities');
  return city.name.ar;
}

/** The batch once the server is not at work on it. */
export async function settled({ api, account }: Importer, id: string): Promise<ImportBatch> {
  const call = { who: requestedBy(account), path: { batch_id: id } };
  const deadline = Date.now() + STEP_LIMIT;
  for (let pause = POLL.first; ; pause = Math.min(2 * pause, POLL.most)) {
    const batch = await api.ok('getImportBatch', call);
    if (!AT_WORK.has(batch.status)) return batch;
    if (Date.now() > deadline)
      throw new BrokenLaw(`An import batch is ${batch.status} for ${STEP_LIMIT / 1000} s`);
    await delay(pause);
  }
}

/** The first hundred rows of a batch, in the order of the file. */
export async function rowsOf({ api, account }: Importer, batch_id: string) {
  const call = { who: requestedBy(account), path: { batch_id }, query: { limit: '100' } };
  const { data } = await api.ok('listImportRows', call);
  return data.toSorted((one, other) => one.row - other.row);
}

/** A new batch whose file has been read. */
export async function uploaded(
  importer: Importer,
  file: ReturnType<typeof csvPart>,
): Promise<ImportBatch> {
  const call = { who: requestedBy(importer.account), file };
  const { id } = await importer.api.ok('createImportBatch', call);
  const batch = await settled(importer, id);
  if (batch.status === 'matching') return batch;
  throw new BrokenLaw(`A file of right rows is ${batch.status} ${batch.unreadable?.code ?? ''}`);
}

/** The batch with its rows checked. */
export async function checked(importer: Importer, batch: ImportBatch): Promise<ImportBatch> {
  const { id, version } = batch;
  const who = requestedBy(importer.account);
  const body = await columnsFor(importer, version);
  await importer.api.ok('updateImportColumns', { who, path: { batch_id: id }, body });
  return settled(importer, id);
}

/** The batch with the cheapest price of each row that is ready. */
export async function priced(importer: Importer, batch: ImportBatch): Promise<ImportBatch> {
  const { id, version } = batch;
  const who = requestedBy(importer.account);
  const body = { version, choice: 'cheapest' as const };
  await importer.api.ok('priceImportBatch', { who, path: { batch_id: id }, body });
  return settled(importer, id);
}

/** How to book the batch at the prices that it shows. */
export function bookingOf(importer: Importer, { id, version, total }: ImportBatch) {
  return {
    who: requestedBy(importer.account),
    path: { batch_id: id },
    header: newKey(),
    body: { version, total: total ?? { amount: 0, currency: 'SAR' as const } },
  };
}
