import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import type { DimensionUnit, WeightUnit } from '../../../common/units.ts';
import type { Currency } from '../../api/generated/model/currency.ts';
import type { PaymentType } from '../../api/generated/model/payment-type.ts';
import type { ShipmentType } from '../../api/generated/model/shipment-type.ts';
import type { ShippingMethod } from '../../api/generated/model/shipping-method.ts';

/** A number as a form holds it: a number, empty, or text that is not a number. */
export type Figure = number | string | null;

/** In Saudi Arabia `city` is a code of `listCities`; abroad it is the name as typed. */
export interface LocationValues {
  country: string;
  city: string | null;
}

/**
 * The part of a shipment that its price depends on, as the forms hold it. Weights are grams and
 * lengths are millimetres, whatever unit they were typed in. The empty string means "not given".
 */
export interface ParcelValues {
  origin: LocationValues;
  destination: LocationValues;
  weight: Figure;
  weight_unit: WeightUnit;
  length: Figure;
  width: Figure;
  height: Figure;
  dimension_unit: DimensionUnit;
  pieces: Figure;
  shipment_type: ShipmentType | '';
  shipping_method: ShippingMethod | '';
  payment_type: PaymentType | '';
  /** Minor units of the currency. */
  amount_to_collect: { amount: Figure; currency: Currency };
}

export const emptyParcel: ParcelValues = {
  origin: { country: HOME_COUNTRY, city: null },
  destination: { country: HOME_COUNTRY, city: null },
  weight: null,
  weight_unit: 'kg',
  length: null,
  width: null,
  height: null,
  dimension_unit: 'cm',
  pieces: null,
  shipment_type: '',
  shipping_method: '',
  payment_type: '',
  amount_to_collect: { amount: null, currency: 'SAR' },
};
