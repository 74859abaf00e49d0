import { SIZE_PRESETS } from '../../common/sizes.ts';
import type { components } from '../../openapi/generated/types.ts';
import { laneBetween } from '../domain/lane.ts';
import type { RateCard } from '../domain/rate-card.ts';
import type { Dimensions, Place } from '../domain/shipment-request.ts';
import type { SampleAccount } from './accounts.ts';
import { CITIES } from '../reference/places/cities.ts';
import type { Random } from '../domain/random.ts';

type Schemas = components['schemas'];

/** An order as the web app would send it, with its origin. */
export interface SampleOrder {
  origin: Place;
  order: Omit<Schemas['ShipmentCreate'], 'quote_id'>;
}

const RECEIVERS = 60;
const DELIVERY_WINDOWS = ['09-12', '12-15', '15-18', '18-21'] as const;
const PACKAGINGS = ['box', 'bag', 'envelope', 'tube'] as const;
const PRODUCTS = [
  'عباءة مطرزة',
  'تمور فاخرة',
  'عطر شرقي',
  'كتب أطفال',
  'سماعات لاسلكية',
  'قهوة مختصة',
  'Phone case',
  'Ceramic mugs',
];

/** An order for that rate card; the pricing rules decide whether the card accepts it. */
export function sampleOrder(account: SampleAccount, card: RateCard, random: Random): SampleOrder {
  const { origin, destination } = journey(account, card, random);
  const isDomestic = laneBetween(origin, destination) !== 'international';
  const cap = isDomestic && card.cod !== null && random.chance(0.4) ? card.cod.cap : null;
  const amountToCollect = cap === null ? null : 100 * random.between(40, Math.min(900, cap / 100));
  const { size, dimensions } = sizeFor(card, random);
  const pieces = random.chance(0.15) ? 2 : 1;
  return {
    origin,
    order: {
      courier_id: card.courierId,
      service_type: card.serviceType,
      ...(random.chance(0.7) && { reference_id: `ORD-${random.digits(5)}` }),
      ...(account.company_name && { company: account.company_name }),
      receiver: receiver(destination, random),
      sender: sender(account, origin, card, amountToCollect),
      weight: random.between(2, Math.min(240, card.maxWeight / 100)) * 100,
      weight_unit: 'kg',
      ...dimensions,
      dimension_unit: 'cm',
      size,
      pieces,
      shipment_type: random.pick(card.shipmentTypes),
      packaging_type: random.pick(PACKAGINGS),
      shipping_method: random.pick(card.shippingMethods),
      preferred_delivery_day: random.pick(card.servedDays),
      preferred_delivery_time: random.pick(DELIVERY_WINDOWS),
      payment_type: amountToCollect === null ? 'prepaid' : 'cash_on_delivery',
      payment_method: 'balance',
      product_name: random.pick(PRODUCTS),
      quantity: random.between(1, 4),
      price: { amount: amountToCollect ?? 500 * random.between(8, 180), currency: 'SAR' },
      ...(random.chance(0.3) && { note: 'شحنة تجريبية: يرجى الاتصال قبل التوصيل.' }),
    },
  };
}

/** From the account's own city if the courier serves it, on one of the card's lanes. */
function journey({ city }: SampleAccount, card: RateCard, random: Random) {
  const from = card.cities.includes(city) ? city : random.pick(card.cities);
  const origin = { country: 'SA', city: from };
  const lanes = (['intra_city', 'domestic', 'international'] as const).filter(
    (lane) => card.lanes[lane] !== undefined,
  );
  const others = card.cities.filter((other) => other !== from);
  switch (random.pick(lanes)) {
    case 'intra_city':
      return { origin, destination: origin };
    case 'domestic':
      return { origin, destination: { country: 'SA', city: random.pick(others) } };
    case 'international':
      return {
        origin,
        destination: { country: random.pick(card.countries), city: 'Sample City' },
      };
  }
}

function receiver({ country, city }: Place, random: Random): Schemas['Receiver'] {
  const number = random.between(1, RECEIVERS);
  const region = CITIES.find(({ code }) => code === city)?.regionCode;
  return {
    full_name: number % 4 === 0 ? `Sample receiver ${number}` : `عميل تجريبي ${number}`,
    country,
    state: region ?? 'Sample State',
    city,
    district: 'حي العيّنة',
    street_name: 'شارع العيّنة',
    building_no: String(2000 + number),
    postal_code: String(20_000 + number),
    ...(region !== undefined && { additional_number: String(8000 + number) }),
    email: `receiver${number}@customer.example`,
    phone: `+9665000001${String(number).padStart(2, '0')}`,
    address_type: number % 3 === 0 ? 'office' : 'residential',
  };
}

/** Every field that some courier requires; the contract makes the others optional. */
function sender(
  account: SampleAccount,
  origin: Place,
  { requiredSenderFields }: RateCard,
  amountToCollect: number | null,
): Schemas['Sender'] {
  const name = `${account.first_name} ${account.last_name}`;
  const known: Schemas['Sender'] = {
    contact_name: name,
    contact_number: account.phone,
    email: account.email,
    address: 'شارع العيّنة 7452',
    city: origin.city,
    country: origin.country,
    address_type: 'office',
    company: account.company_name ?? 'مرسل تجريبي',
    backup_phone: '+966500000009',
    phone_code: '+966',
    postal_code: '12345',
    volume: 12_000,
    gross_weight: 3_000,
    pickup_name: name,
    return_name: name,
    collecting_money: false,
  };
  const asked = Object.entries(known).filter(([field]) =>
    requiredSenderFields.some((required) => required === field),
  );
  return {
    ...(Object.fromEntries(asked) as Schemas['Sender']),
    ...(amountToCollect !== null && {
      amount_to_collect: { amount: amountToCollect, currency: 'SAR' },
    }),
  };
}

function sizeFor(
  { maxDimensions: max }: RateCard,
  random: Random,
): { size: Schemas['ParcelSize']; dimensions: Dimensions } {
  const size = random.pick(['small', 'medium', 'large', 'custom'] as const);
  const preset = size === 'custom' ? null : SIZE_PRESETS[size];
  if (
    preset !== null &&
    preset.length <= max.length &&
    preset.width <= max.width &&
    preset.height <= max.height
  ) {
    return { size, dimensions: preset };
  }
  const part = (side: number) => Math.max(1, Math.round(side / 40) * 10);
  return {
    size: 'custom',
    dimensions: { length: part(max.length), width: part(max.width), height: part(max.height) },
  };
}
