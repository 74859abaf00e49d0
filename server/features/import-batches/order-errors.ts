import { isBlank } from '../../../common/rule-violation.ts';
import { bodyErrors } from '../../http/body-rules.ts';
import { validators } from '../../http/contract-validators.ts';
import type { FieldError } from '../../http/problem.ts';
import type { ImportedOrder } from './reading/to-order.ts';
import type { Carried, RowOrder } from './tables.ts';

/** An order as far as its rows fill it in. */
export type FilledOrder = Omit<ImportedOrder, 'further_products'> &
  Pick<Carried, 'further_products'>;

/** In place of what is chosen later, so that the rules of an order can judge the rest. */
const CHOSEN_LATER = {
  quote_id: `qte_${'0'.repeat(26)}`,
  courier_id: `crr_${'0'.repeat(26)}`,
  service_type: 'standard',
  // A day of its own is judged with the courier.
  preferred_delivery_day: 'sunday',
} as const;

/** Every error that `createShipment` would find in the order. */
export function orderErrors(order: FilledOrder): FieldError[] {
  const body = { ...CHOSEN_LATER, ...order };
  const errors = bodyErrors('createShipment', body, validators.createShipment.body(body));
  const { country, city } = order.sender;
  const origin =
    isBlank(country) || isBlank(city)
      ? [{ pointer: '/sender/city', code: 'required' as const }]
      : [];
  return [...errors, ...origin];
}

/** An order without errors has every field that the contract requires. */
export function isComplete(_order: FilledOrder, errors: readonly FieldError[]): _order is RowOrder {
  return errors.length === 0;
}

/** The errors of one product, with the names of its own fields. */
export function errorsOfProduct(errors: readonly FieldError[], index: number): FieldError[] {
  const place = `/further_products/${index}`;
  return errors.flatMap((error) =>
    error.pointer.startsWith(`${place}/`)
      ? { ...error, pointer: error.pointer.slice(place.length) }
      : [],
  );
}

export function isOfFurtherProduct({ pointer }: FieldError): boolean {
  return pointer.startsWith('/further_products/');
}
