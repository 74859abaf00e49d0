import { requestedBy, type Account, type Who } from '../account.ts';
import { Needs } from '../answer.ts';
import type { KitApi } from '../api.ts';
import { book, COD, newKey, type Shipment } from '../bookings.ts';
import type { OperationId } from '../contract.ts';
import { servedCities } from '../coverage.ts';
import { rightFile, uploaded } from '../imports.ts';
import { signInAgain } from '../people.ts';
import { homeAddress, saudiPhone } from '../places.ts';
import { balanceKeyOf, requestLogOf } from '../request-log.ts';
import { accountWith } from './expect.ts';
import type { Bench } from './law.ts';

/** An account that has some rows of one list. */
export interface PreparedList {
  account: Account;
  /** For lists of shipments or of their charges. */
  shipments: readonly Shipment[];
}

/** Number of objects of each kind. */
export const COUNT = 5;

const prepared = new WeakMap<KitApi, Map<ListId, Promise<PreparedList>>>();

/** Rows for the lists, created once per run; laws only read them. */
export function preparedFor(bench: Bench, list: ListId): Promise<PreparedList> {
  const made = prepared.get(bench.api) ?? new Map<ListId, Promise<PreparedList>>();
  prepared.set(bench.api, made);
  const found = made.get(list) ?? makeList(bench, list);
  made.set(list, found);
  return found;
}

/** Rows for a list of a new account, which the law may change. */
export function makeList(bench: Bench, list: ListId): Promise<PreparedList> {
  return MAKERS[list](bench);
}

const MAKERS = {
  listShipments: booked,
  listTransactions: moved,
  listCouriers: (bench: Bench) => each(bench, 0, () => Promise.resolve()),
  listShipmentDrafts: (bench: Bench) =>
    each(bench, COUNT, (who, at) =>
      bench.api.ok('createShipmentDraft', { who, body: { note: `draft ${at}` } }),
    ),
  listSavedReceivers: (bench: Bench) =>
    each(bench, COUNT, (who, at) => {
      const address = homeAddress(bench.lists, bench.draw);
      const person = { full_name: `عميل ${'أبجده'[at]}`, phone: saudiPhone(bench.draw) };
      const body = { ...person, ...address, address_type: 'office' as const };
      return bench.api.ok('createSavedReceiver', { who, body });
    }),
  listParcelPresets: withPresets,
  listProducts: (bench: Bench) =>
    each(bench, COUNT, (who, at) =>
      bench.api.ok('createProduct', {
        who,
        body: {
          ...{ sku: `KIT-${'cadbe'[at]}`, name_ar: `منتج ${'بدأهج'[at]}` },
          ...{ price: { amount: 1_000 + (at % 3), currency: 'SAR' }, weight: 500 + (at % 2) },
          ...{ weight_unit: 'g', dimension_unit: 'cm', shipment_type: 'parcel' },
        },
      }),
    ),
  listImportBatches: imported,
  // Each is recorded; other laws do nothing with this account.
  listActivity: withPresets,
  listApiRequests: askedByKey,
  listSessions: signedIn,
} satisfies Partial<Record<OperationId, (bench: Bench) => Promise<PreparedList>>>;

/** A list that laws can read. */
export type ListId = keyof typeof MAKERS;

/** A new account with a number of objects, created one after the other. */
async function each(
  bench: Bench,
  count: number,
  make: (who: Who, at: number) => Promise<unknown>,
): Promise<PreparedList> {
  const account = await accountWith(bench, 0);
  for (let at = 0; at < count; at += 1) await make(requestedBy(account), at);
  return { account, shipments: [] };
}

function withPresets(bench: Bench): Promise<PreparedList> {
  return each(bench, COUNT, (who, at) =>
    bench.api.ok('createParcelPreset', {
      who,
      body: {
        ...{ name: `Box ${'edcba'[at]}`, weight: 500 + at, weight_unit: 'g' },
        ...{ length: 100, width: 100, height: 100, dimension_unit: 'cm' },
        ...{ shipment_type: 'parcel', packaging_type: 'box' },
      },
    }),
  );
}

/** An account whose key has asked for something. */
async function askedByKey(bench: Bench): Promise<PreparedList> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const { who } = await balanceKeyOf(api, account, 'نظام');
  for (let at = 0; at < COUNT; at += 1) await api.ok('getBalanceByKey', { who });
  await requestLogOf(api, account, COUNT);
  return { account, shipments: [] };
}

/** An account with several sessions, read with the last one, which stays the most recently used. */
async function signedIn(bench: Bench): Promise<PreparedList> {
  let account = await accountWith(bench, 0);
  for (let at = 1; at < COUNT; at += 1) account = await signInAgain(bench.api, account);
  return { account, shipments: [] };
}

/** An account with batches at rest. */
async function imported(bench: Bench): Promise<PreparedList> {
  const account = await accountWith(bench, 0);
  const importer = { ...bench, account };
  for (let at = 0; at < COUNT; at += 1) await uploaded(importer, await rightFile(importer, 1));
  return { account, shipments: [] };
}

async function booked(bench: Bench): Promise<PreparedList> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 4_000_000);
  const [one, other = one] = await servedCities(api, account, lists);
  const shipments: Shipment[] = [];
  for (let at = 0; at < COUNT + 2; at += 1) {
    const isCod = at % 2 === 1;
    const { shipment } = await book(api, account, lists, draw, {
      payment_type: isCod ? COD : 'prepaid',
      ...(isCod && { amount_to_collect: { amount: 20_000, currency: 'SAR' } }),
      destination: { country: 'SA', city: (at < 3 ? one : other)?.code ?? '' },
    });
    shipments.push(shipment);
  }
  for (const { id } of shipments.slice(0, 2)) {
    const call = { who: requestedBy(account), header: newKey(), path: { shipment_id: id } };
    await api.ok('cancelShipment', call);
  }
  return { account, shipments };
}

/** Charges and refunds; only top-ups if nothing can be booked. */
async function moved(bench: Bench): Promise<PreparedList> {
  try {
    return await preparedFor(bench, 'listShipments');
  } catch (error) {
    if (!(error instanceof Needs)) throw error;
    const account = await accountWith(bench, 0);
    for (let at = 0; at < COUNT; at += 1) await bench.config.addBalance(bench.api, account, 10_000);
    return { account, shipments: [] };
  }
}
