import { requestedBy } from '../account.ts';
import { book, bookableQuote, newKey, orderFor } from '../bookings.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { saudiPhone } from '../places.ts';
import { sallaOf } from '../recipes/stores.ts';
import { arrived } from '../store-orders.ts';
import { openWorkspace } from '../workspace.ts';
import { accountWith, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

const FUNDS = 1_000_000;

/** A name with the article in it, and the same words as people type them. */
const NAME = 'عبد الله العود البخور';
const AS_TYPED = ['العود', 'عود', 'عُود', 'الله', 'عبدالله', 'عبد الله', 'بخور', 'البخور'];

/** A product with «ال» before a word, and without it. */
const PRODUCT = 'العود وردة';
const PRODUCT_AS_TYPED = ['عود', 'العود', 'ورده', 'الوردة', 'الورده عود'];

/** What must be found, and the texts that must find it. */
interface Sought {
  call: Call;
  isSought: (row: Record<string, unknown>) => boolean;
  texts: readonly string[];
}

/** The same text as others write it: without hamza, with a mark, in capitals, with Arabic-Indic digits. */
function otherwise(text: string): string {
  return text
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replace(/(?<=\p{Script=Arabic})(?=\p{Script=Arabic})/u, '\u064e')
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    .toUpperCase();
}

/** A text as it is, and as others write it. */
const bothWays = (...texts: string[]) => texts.flatMap((text) => [text, otherwise(text)]);

/** The ways to write a Saudi number that is kept as +9665…. */
function waysToPhone(phone: string): string[] {
  const local = `0${phone.slice(4)}`;
  return [...bothWays(local, phone.slice(-4)), phone];
}

const SEARCHES: Partial<Record<OperationId, (bench: Bench) => Promise<Sought>>> = {
  async listShipments({ api, lists, draw, ...rest }) {
    const account = await accountWith({ api, lists, draw, ...rest }, FUNDS);
    const who = requestedBy(account);
    const { quote, price } = await bookableQuote(api, account, lists, draw);
    const order = orderFor(quote, price, lists, draw);
    const phone = saudiPhone(draw);
    const receiver = { ...order.receiver, full_name: NAME, phone };
    const { id } = await api.ok('createShipment', {
      ...{ who, header: newKey(), body: { ...order, receiver } },
    });
    return {
      call: { who },
      isSought: (row) => row['id'] === id,
      texts: [...AS_TYPED, ...waysToPhone(phone)],
    };
  },
  async listProducts({ api, ...rest }) {
    const who = requestedBy(await accountWith({ api, ...rest }, 0));
    const body = {
      ...{ sku: 'A-1', name_ar: PRODUCT, price: { amount: 100, currency: 'SAR' as const } },
      ...{ weight: 500, weight_unit: 'g' as const, dimension_unit: 'cm' as const },
      shipment_type: 'parcel' as const,
    };
    const { id } = await api.ok('createProduct', { who, body });
    const isSought = (row: Record<string, unknown>) => row['id'] === id;
    return { call: { who }, isSought, texts: PRODUCT_AS_TYPED };
  },
  async listStoreOrders(bench) {
    const workspace = openWorkspace(bench);
    const owner = await workspace.company();
    const { order } = await arrived(bench.api, owner, await sallaOf(workspace));
    const { number } = order;
    return {
      call: { who: requestedBy(owner) },
      isSought: (row) => row['id'] === order.id,
      texts: bothWays(number, number.slice(-4)),
    };
  },
  async listInvoices({ api, lists, draw, ...rest }) {
    const account = await accountWith({ api, lists, draw, ...rest }, FUNDS);
    const { invoice, tracking_number } = (await book(api, account, lists, draw)).shipment;
    return {
      call: { who: requestedBy(account) },
      isSought: (row) => row['number'] === invoice.number,
      texts: bothWays(invoice.number, tracking_number),
    };
  },
  async listCouriers(bench) {
    const who = requestedBy(await accountWith(bench, 0));
    const { data } = await bench.api.ok('listCouriers', { who });
    const { id, name } = bench.draw.one(data);
    return {
      call: { who, query: { limit: '100' } },
      isSought: (row) => row['id'] === id,
      texts: bothWays(name.ar, name.en),
    };
  },
};

async function foundAsWritten(bench: Bench): Promise<void> {
  await withEach(Object.entries(SEARCHES), async ([list, prepare]) => {
    const id = list as OperationId;
    const { call, isSought, texts } = await prepare(bench);
    for (const q of texts) {
      const answer = await bench.api.succeed(id, { ...call, query: { ...call.query, q } });
      const { data } = answer.body as { data: Record<string, unknown>[] };
      expect(data.some(isSought), `${id} does not find what is meant by "${q}"`, answer);
    }
  });
}

export const searchEverywhereLaws: readonly Law[] = [
  {
    id: 'search-everywhere',
    title: 'Articles, phone numbers and kinds of digits make no difference in any list',
    clause:
      '#/components/parameters/Search: variants of Arabic letters, diacritics and the kind of digits; listShipments, listProducts, listStoreOrders: the article «ال», the last four digits, the leading 0 of a phone number; listInvoices: document numbers and tracking numbers',
    run: foundAsWritten,
  },
];
