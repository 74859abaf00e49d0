import { randomBytes } from 'node:crypto';
import { valueAt } from '../../../common/contract/document.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { requestedBy, type Who } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { servedCities } from '../coverage.ts';
import { csvPart } from '../files.ts';
import { bookingOf, priced, settled, uploaded, type Importer } from '../imports.ts';
import type { City } from '../places.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Field = components['schemas']['ImportField'];
/** The cells of a row, by their columns. */
type Cells = Partial<Record<Field, string>>;

const PURSE = 1_000_000;
const sar = (amount: number) => ({ amount, currency: 'SAR' });

/** Cells whose text stands in the shipment as it is, at these pointers. */
const AS_WRITTEN = {
  'receiver.district': 'حي العيّنة',
  'receiver.street_name': 'شارع العيّنة',
  'receiver.building_no': '1234',
  'receiver.postal_code': '12345',
  'receiver.additional_number': '6789',
  'receiver.landmark': 'بجوار المسجد',
  'receiver.email': 'receiver@shop.example',
  'receiver.company': 'شركة المستلم (تجريبية)',
  'receiver.address_type': 'office',
  'receiver.message': 'كل عام وأنتم بخير',
  product_name: 'تمور تجريبية',
  weight_unit: 'kg',
  dimension_unit: 'cm',
  size: 'custom',
  shipment_type: 'parcel',
  packaging_type: 'bag',
  shipping_method: 'drop_off',
  preferred_delivery_day: 'tuesday',
  preferred_delivery_time: '15-18',
  company: 'متجر الواحة (تجريبي)',
  note: 'يرجى الاتصال قبل الوصول',
  'sender.contact_name': 'سالم العيّنة',
  'sender.contact_number': '+966500000001',
  'sender.email': 'sender@shop.example',
  'sender.address': 'طريق العيّنة 7',
  'sender.country': 'SA',
  'sender.address_type': 'residential',
  'sender.company': 'متجر النخيل (تجريبي)',
  'sender.backup_phone': '+966500000002',
  'sender.postal_code': '54321',
  'sender.pickup_name': 'مها العيّنة',
  'sender.return_name': 'فهد العيّنة',
} as const satisfies Cells;

/** Cells that are read, and what they become. */
const READ: Cells = {
  'receiver.full_name': 'نورة',
  'receiver.last_name': 'العيّنة',
  'receiver.phone': '0501234567',
  'receiver.country': 'السعودية',
  quantity: '2',
  price: '150.50',
  weight: '2.5',
  length: '30',
  width: '20',
  height: '10.5',
  pieces: '1',
  'sender.gross_weight': '2.7 kg',
  'sender.phone_code': '+966',
  'sender.volume': '6000',
  'sender.collecting_money': 'نعم',
};

const BECOMES: Readonly<Record<string, unknown>> = {
  '/receiver/full_name': 'نورة العيّنة',
  '/receiver/phone': '+966501234567',
  '/receiver/country': 'SA',
  '/quantity': 2,
  '/price': sar(15_050),
  '/weight': 2_500,
  '/length': 300,
  '/width': 200,
  '/height': 105,
  '/pieces': 1,
  '/sender/gross_weight': 2_700,
  '/sender/volume': 6_000,
  '/sender/collecting_money': true,
};

const newReference = () => `KIT-${randomBytes(6).toString('hex')}`;

/** A prepaid order of three products, and one that is paid on delivery. */
function ordersBetween(from: string, to: string, service_type: string) {
  const [one, other] = [newReference(), newReference()];
  const cities = { 'sender.city': from, 'receiver.city': to };
  const whole = { ...AS_WRITTEN, ...READ, ...cities, service_type };
  const further = { reference_id: one, product_name: 'عسل تجريبي', quantity: '3' };
  const { price: _, ...unpriced } = whole;
  return {
    cells: [
      { ...whole, reference_id: one, payment_type: 'prepaid' },
      { ...further, price: '90' },
      { ...further, product_name: 'قهوة تجريبية', unit_price: '12.25' },
      {
        ...{ ...unpriced, reference_id: other, payment_type: 'cash_on_delivery' },
        ...{ unit_price: '75.25', 'sender.amount_to_collect': '199.99' },
      },
    ] satisfies Cells[],
    /** What the shipments of the first and the last row have, besides what both have. */
    due: [
      {
        '/reference_id': one,
        '/payment_type': 'prepaid',
        '/further_products/0/product_name': 'عسل تجريبي',
        '/further_products/0/price': sar(9_000),
        '/further_products/1/quantity': 3,
        '/further_products/1/price': sar(3_675),
      },
      {
        '/reference_id': other,
        '/payment_type': 'cash_on_delivery',
        '/sender/amount_to_collect': sar(19_999),
        '/further_products': undefined,
      },
    ],
  };
}

async function columnsBecomeFields(bench: Bench): Promise<void> {
  const { api, lists } = bench;
  const account = await accountWith(bench, PURSE);
  const importer: Importer = { ...bench, account };
  const who = requestedBy(account);
  const [from, to = from] = await servedCities(api, account, lists);
  const service = await serviceBetween(bench, who, [from, to]);
  const { cells, due } = ordersBetween(from?.name.ar ?? '', to?.name.ar ?? '', service);
  const fields = [...new Set(cells.flatMap((row) => Object.keys(row) as Field[]))].toSorted();
  const heading = (at: number) => `عمود ${at + 1}`;
  const file = csvPart([
    fields.map((_, at) => heading(at)),
    ...cells.map((row: Cells) => fields.map((field) => row[field] ?? '')),
  ]);
  const { id, version, columns } = await uploaded(importer, file);
  const guessed = columns.filter(({ field }) => field !== undefined);
  alike(guessed, [], 'columns that are guessed from headings without a meaning');
  alike(
    columns.map(({ index, heading: text, sample }) => [index, text, sample]),
    fields.map((field, at) => {
      const texts = cells.flatMap((row: Cells) => row[field] ?? []);
      return [at, heading(at), texts.slice(0, 3)];
    }),
    'the columns of a file, with their first texts',
  );
  const path = { batch_id: id };
  const matched = fields.map((field, index) => ({ index, field }));
  await api.ok('updateImportColumns', { who, path, body: { version, columns: matched } });
  const batch = await settled(importer, id);
  const rows = async () => (await api.ok('listImportRows', { who, path })).data;
  const states = (await rows()).map(({ row, state, joined_to, further_products }) => ({
    ...{ state, further_products },
    ...(joined_to !== undefined && { after: row - joined_to }),
  }));
  alike(
    JSON.stringify(states),
    JSON.stringify([
      { state: 'ready', further_products: 2 },
      { state: 'joined', after: 1 },
      { state: 'joined', after: 2 },
      { state: 'ready' },
    ]),
    'an order with two further products, and one without',
  );

  await api.ok('bookImportBatch', bookingOf(importer, await priced(importer, batch)));
  await settled(importer, id);
  const orders = (await rows()).filter(({ joined_to }) => joined_to === undefined);
  const booked = orders.flatMap(({ shipment }, at) => (shipment ? [{ shipment, at }] : []));
  expect(booked.length > 0, 'No courier took a row of a file with every column');
  for (const { shipment, at } of booked) {
    const answer = await api.succeed('getShipment', { who, path: { shipment_id: shipment.id } });
    const fieldsDue = {
      ...Object.fromEntries(
        Object.entries(AS_WRITTEN).map(([field, text]) => [`/${field.replace('.', '/')}`, text]),
      ),
      ...BECOMES,
      '/service_type': service,
      '/sender/city': from?.code,
      '/receiver/city': to?.code,
      ...(at === 1 && { '/price': sar(15_050) }),
      ...due[at],
    };
    for (const [pointer, value] of Object.entries(fieldsDue)) {
      const actual = valueAt(answer.body as object, pointer);
      // A shipment has those fields of the sender that its courier asks for.
      if (actual === undefined && pointer.startsWith('/sender/')) continue;
      alike(actual, value, `${pointer} of an order`, answer);
    }
  }
}

/** A service by which a parcel can go from one city to the other. */
async function serviceBetween({ api }: Bench, who: Who, cities: (City | undefined)[]) {
  const [origin, destination] = cities.map((city) => ({ country: 'SA', city: city?.code ?? '' }));
  if (!origin || !destination) throw new NotHeld('no courier serves two cities');
  const body = { origin, destination, weight: 2_500 };
  const { prices } = await api.ok('createQuote', { who, body });
  return prices[0]?.service_type ?? 'standard';
}

export const importColumnLaws: readonly Law[] = [
  {
    id: 'import-columns',
    title: 'Every column of a file becomes the field that it means',
    clause:
      '#/components/schemas/ImportField: what a column can mean; ImportRow/properties/joined_to: a row with the same reference, a product and no receiver',
    run: columnsBecomeFields,
  },
];
