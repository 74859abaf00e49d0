import { parseMoney, toDecimal } from '../../../common/money.ts';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import {
  fromGrams,
  fromMillimetres,
  toGrams,
  toMillimetres,
  type DimensionUnit,
  type WeightUnit,
} from '../../../common/units.ts';
import { PaymentType } from '../../api/generated/model/payment-type.ts';
import { ShipmentType } from '../../api/generated/model/shipment-type.ts';
import { ShippingMethod } from '../../api/generated/model/shipping-method.ts';
import { emptyParcel, type Figure, type ParcelValues, type LocationValues } from './parcel.ts';

/**
 * A parcel in the address of a page, so that reloading, going back and sharing the link keep it:
 * `?from=riyadh&to=Dubai&to_country=AE&weight=12kg&size=40x30x20cm`. Numbers are in the unit they
 * were typed in.
 */
const keys = {
  from: 'from',
  fromCountry: 'from_country',
  to: 'to',
  toCountry: 'to_country',
  weight: 'weight',
  size: 'size',
  pieces: 'pieces',
  type: 'type',
  method: 'method',
  payment: 'payment',
  collect: 'collect',
} as const;

const number = String.raw`\d+(?:\.\d+)?`;
const weightPattern = new RegExp(`^(${number})(kg|g|lb)$`);
const sizePattern = new RegExp(`^(${number})?x(${number})?x(${number})?(cm|mm|in)$`);

/** Replaces the parcel in `params`; other parameters stay. */
export function withParcel(params: URLSearchParams, parcel: ParcelValues): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of Object.values(keys)) next.delete(key);
  for (const [key, value] of Object.entries(written(parcel))) if (value) next.set(key, value);
  return next;
}

/** The parameters of an address with nothing but the parcel. */
export function parcelParams(parcel: ParcelValues): URLSearchParams {
  return withParcel(new URLSearchParams(), parcel);
}

/** Reads the parcel from an address. Missing and invalid values stay empty. */
export function readParcel(params: URLSearchParams): ParcelValues {
  return { ...emptyParcel, ...readParcelParts(params) };
}

/** Reads only the values that the address names, to be merged over values from elsewhere. */
export function readParcelParts(params: URLSearchParams): Partial<ParcelValues> {
  const value = (key: string) => params.get(key) ?? '';
  const pieces = /^\d+$/.exec(value(keys.pieces))?.[0];
  const collected = parseMoney(value(keys.collect), 'SAR');
  return {
    ...placeOf('origin', value(keys.from), value(keys.fromCountry)),
    ...placeOf('destination', value(keys.to), value(keys.toCountry)),
    ...weightOf(value(keys.weight)),
    ...sizeOf(value(keys.size)),
    ...(pieces !== undefined && { pieces: Number(pieces) }),
    ...choice('shipment_type', value(keys.type), ShipmentType),
    ...choice('shipping_method', value(keys.method), ShippingMethod),
    ...choice('payment_type', value(keys.payment), PaymentType),
    ...(collected && { amount_to_collect: collected }),
  };
}

function written(parcel: ParcelValues): Record<string, string> {
  const { origin, destination, weight, weight_unit, pieces, amount_to_collect } = parcel;
  const { amount, currency } = amount_to_collect;
  const sides = [parcel.length, parcel.width, parcel.height];
  const unit = parcel.dimension_unit;
  return {
    [keys.from]: origin.city ?? '',
    [keys.fromCountry]: origin.country === HOME_COUNTRY ? '' : origin.country,
    [keys.to]: destination.city ?? '',
    [keys.toCountry]: destination.country === HOME_COUNTRY ? '' : destination.country,
    [keys.weight]: isNumber(weight) ? `${fromGrams(weight, weight_unit)}${weight_unit}` : '',
    [keys.size]: sides.some(isNumber)
      ? `${sides.map((side) => (isNumber(side) ? fromMillimetres(side, unit) : '')).join('x')}${unit}`
      : '',
    [keys.pieces]: isNumber(pieces) ? String(pieces) : '',
    [keys.type]: parcel.shipment_type,
    [keys.method]: parcel.shipping_method,
    [keys.payment]: parcel.payment_type,
    [keys.collect]: isNumber(amount) ? toDecimal({ amount, currency }) : '',
  };
}

function placeOf(field: 'origin' | 'destination', city: string, country: string) {
  if (city === '' && country === '') return {};
  const place: LocationValues = { country: country || HOME_COUNTRY, city: city || null };
  return { [field]: place };
}

function weightOf(text: string): Partial<ParcelValues> {
  const [, figure, unit] = weightPattern.exec(text) ?? [];
  if (figure === undefined) return {};
  const weight_unit = unit as WeightUnit;
  return { weight: toGrams(Number(figure), weight_unit), weight_unit };
}

function sizeOf(text: string): Partial<ParcelValues> {
  const match = sizePattern.exec(text);
  if (!match) return {};
  const dimension_unit = match[4] as DimensionUnit;
  const side = (figure: string | undefined): Figure =>
    figure === undefined ? null : toMillimetres(Number(figure), dimension_unit);
  return { length: side(match[1]), width: side(match[2]), height: side(match[3]), dimension_unit };
}

function choice<Value extends string>(
  field: keyof ParcelValues,
  text: string,
  values: Record<Value, Value>,
) {
  return Object.hasOwn(values, text) ? { [field]: text } : {};
}

function isNumber(figure: Figure): figure is number {
  return typeof figure === 'number' && figure >= 0;
}
