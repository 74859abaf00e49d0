import { requestedBy } from '../account.ts';
import { bookableQuote, newKey, orderFor } from '../bookings.ts';
import { homeAddress, saudiPhone } from '../places.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

const FUNDS = 1_000_000;
const NAME = 'أحمد مُؤسَّسة ٢٥٠ Oud Transcontinental';

/** The same words as people type them. */
const FINDS = [
  ...['أحمد', 'احمد', 'إحمد', 'مؤسسة', 'مؤسسه', 'مـؤسسة'],
  ...['٢٥٠', '250', '۲۵۰', 'oud', 'OUD', '250 احمد', 'oud مؤسسه'],
  ...['transcontinental', 'transcontin oud'],
];
/** No number that is drawn, such as a tracking number, begins with this one. */
const MISSES = ['شاي', 'احمد شاي', '2509999999', 'transcontinuum', 'transcontinuum oud'];

async function wordsAreFound(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, FUNDS);
  const who = requestedBy(account);
  const receiver = { full_name: NAME, phone: saudiPhone(draw), address_type: 'office' as const };
  const parcel = {
    ...{ weight: 500, length: 100, width: 100, height: 100, dimension_unit: 'cm' as const },
    ...{ weight_unit: 'g' as const, shipment_type: 'parcel' as const },
  };
  const makers = {
    listSavedReceivers: () =>
      api.ok('createSavedReceiver', { who, body: { ...receiver, ...homeAddress(lists, draw) } }),
    listParcelPresets: () =>
      api.ok('createParcelPreset', {
        who,
        body: { ...parcel, name: NAME, packaging_type: 'box' },
      }),
    listProducts: () =>
      api.ok('createProduct', {
        who,
        body: { ...parcel, name_ar: NAME, sku: 'A-1', price: { amount: 100, currency: 'SAR' } },
      }),
    listShipments: async () => {
      const { quote, price } = await bookableQuote(api, account, lists, draw);
      const order = orderFor(quote, price, lists, draw);
      const body = { ...order, receiver: { ...order.receiver, full_name: NAME } };
      return api.ok('createShipment', { who, header: newKey(), body });
    },
  };
  await withEach(Object.entries(makers), async ([list, make]) => {
    const id = list as keyof typeof makers;
    const made = await make();
    const found = async (q: string) => {
      const { body } = await api.succeed(id, { who, query: { q } });
      return (body as { data: { id: string }[] }).data.map((row) => row.id);
    };
    for (const q of FINDS) alike(await found(q), [made.id], `${id} with "${q}"`);
    for (const q of MISSES) alike(await found(q), [], `${id} with "${q}"`);
  });
}

export const searchLaws: readonly Law[] = [
  {
    id: 'search',
    title: 'Words are found however they are written',
    clause:
      '#/components/parameters/Search: in any order; letter case, variants of Arabic letters, diacritics and the kind of digits make no difference',
    run: wordsAreFound,
  },
];
