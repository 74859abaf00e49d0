import type { components } from '../../../../openapi/generated/types.ts';
import { CASH_ON_DELIVERY } from '../../../../common/cash-on-delivery.ts';
import { HOME_COUNTRY } from '../../../../common/place-rules.ts';
import { type PieceDimensions, SIZE_PRESETS } from '../../../../common/sizes.ts';
import { withoutNulls } from '../../../http/without-nulls.ts';
import type { City } from '../../../reference/places/cities.ts';
import {
  type FilledProduct,
  type OrderedProduct,
  type OrderLine,
  productOf,
  weightOf,
} from './order-product.ts';
import type { Values } from './values.ts';

type Schemas = components['schemas'];
type Body = Omit<
  Schemas['ShipmentCreate'],
  'quote_id' | 'draft_id' | 'store_order_id' | 'courier_id' | 'service_type' | 'further_products'
>;

/** The body of `createShipment` without the price that it books; what a row lacks is absent. */
export type ImportedOrder = Partial<Omit<Body, 'receiver' | 'sender'>> & {
  receiver: Partial<Schemas['Receiver']>;
  sender: Schemas['Sender'];
  further_products?: FilledProduct[];
};

/** What fills in whatever a row leaves empty. */
export interface OrderSources {
  /** As the account's profile has it. */
  sender: Schemas['Sender'];
  /** The product of the row's `sku`. */
  product?: OrderedProduct;
  /** Those of the batch, read like cells (`readCells`). */
  defaults: Values;
  /** Of the order, after its first row. */
  lines?: readonly OrderLine[];
}

/** The dimensions of a parcel of which nothing is known. */
const USUAL_DIMENSIONS = SIZE_PRESETS.small;

/**
 * The order of a row and its further lines. What the row says comes first, then its product, then
 * the defaults of the batch. The day of delivery is left to the courier.
 */
export function toOrder(row: Values, sources: OrderSources): ImportedOrder {
  const { sender, product, defaults, lines = [] } = sources;
  const given = { ...defaults, ...row };
  const first: OrderLine = { values: row, ...(product && { product }) };
  const amount = given['sender.amount_to_collect'];
  const dimensions = dimensionsOf(row, product, defaults);
  return {
    ...withoutNulls({
      reference_id: given.reference_id,
      company: given.company,
      weight:
        row.weight?.canonical ??
        weightOf([first, ...lines], defaults) ??
        defaults.weight?.canonical,
      preferred_delivery_day: given.preferred_delivery_day,
      note: given.note,
    }),
    ...productOf(first, defaults),
    ...(lines.length > 0 && { further_products: lines.map((line) => productOf(line, defaults)) }),
    receiver: receiverOf(given),
    sender: { ...sender, ...senderOf(given) },
    weight_unit: given.weight_unit ?? given.weight?.unit ?? 'kg',
    ...dimensions,
    dimension_unit: given.dimension_unit ?? (row.length ?? row.width ?? row.height)?.unit ?? 'cm',
    size: sizeOf(dimensions),
    pieces: given.pieces ?? 1,
    shipment_type:
      row.shipment_type ?? product?.shipment_type ?? defaults.shipment_type ?? 'parcel',
    packaging_type:
      row.packaging_type ?? product?.packaging_type ?? defaults.packaging_type ?? 'box',
    shipping_method: given.shipping_method ?? 'pickup',
    preferred_delivery_time: given.preferred_delivery_time ?? '09-12',
    payment_type: given.payment_type ?? (amount ? CASH_ON_DELIVERY : 'prepaid'),
    payment_method: 'balance',
  };
}

function receiverOf(given: Values): Partial<Schemas['Receiver']> {
  const city = given['receiver.city'];
  return withoutNulls({
    full_name: nameOf(given),
    country: given['receiver.country'] ?? HOME_COUNTRY,
    state: typeof city === 'object' ? city.regionCode : given['receiver.state'],
    city: codeOf(city),
    district: given['receiver.district'],
    street_name: given['receiver.street_name'],
    building_no: given['receiver.building_no'],
    landmark: given['receiver.landmark'],
    postal_code: given['receiver.postal_code'],
    additional_number: given['receiver.additional_number'],
    short_address: given['receiver.short_address'],
    email: given['receiver.email'],
    phone: given['receiver.phone'],
    company: given['receiver.company'],
    address_type: given['receiver.address_type'] ?? 'residential',
    message: given['receiver.message'],
  });
}

function nameOf(given: Values): string | undefined {
  const names = [given['receiver.full_name'], given['receiver.last_name']];
  const present = names.filter((name) => name !== undefined);
  return present.length === 0 ? undefined : present.join(' ');
}

function senderOf(given: Values): Schemas['Sender'] {
  return withoutNulls({
    contact_name: given['sender.contact_name'],
    contact_number: given['sender.contact_number'],
    email: given['sender.email'],
    address: given['sender.address'],
    city: codeOf(given['sender.city']),
    country: given['sender.country'],
    amount_to_collect: given['sender.amount_to_collect'],
    address_type: given['sender.address_type'],
    company: given['sender.company'],
    backup_phone: given['sender.backup_phone'],
    phone_code: given['sender.phone_code'],
    postal_code: given['sender.postal_code'],
    volume: given['sender.volume'],
    gross_weight: given['sender.gross_weight']?.canonical,
    pickup_name: given['sender.pickup_name'],
    return_name: given['sender.return_name'],
    collecting_money: given['sender.collecting_money'],
  });
}

/** Each side by the first that says something of it. */
function dimensionsOf(
  row: Values,
  product: OrderedProduct | undefined,
  defaults: Values,
): PieceDimensions {
  const sources = [
    sidesOf(row),
    presetOf(row.size),
    product?.dimensions,
    sidesOf(defaults),
    presetOf(defaults.size),
  ];
  const side = (name: keyof PieceDimensions) =>
    sources.find((source) => source?.[name] !== undefined)?.[name] ?? USUAL_DIMENSIONS[name];
  return { length: side('length'), width: side('width'), height: side('height') };
}

function sidesOf({ length, width, height }: Values): Partial<PieceDimensions> {
  return withoutNulls({
    length: length?.canonical,
    width: width?.canonical,
    height: height?.canonical,
  });
}

function presetOf(size: Values['size']): PieceDimensions | undefined {
  return size === undefined || size === 'custom' ? undefined : SIZE_PRESETS[size];
}

function sizeOf(dimensions: PieceDimensions): Schemas['ParcelSize'] {
  const { length, width, height } = dimensions;
  const named = (['small', 'medium', 'large'] as const).find((size) => {
    const preset = SIZE_PRESETS[size];
    return preset.length === length && preset.width === width && preset.height === height;
  });
  return named ?? 'custom';
}

function codeOf(city: City | string | undefined): string | undefined {
  return typeof city === 'object' ? city.code : city;
}
