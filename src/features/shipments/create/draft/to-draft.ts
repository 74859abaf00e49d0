import { dropBlanks } from '../../../../api/drop-blanks.ts';
import type { ShipmentDraftCreate } from '../../../../api/generated/model/shipment-draft-create.ts';
import { ShipmentDraftCreate as schema } from '../../../../api/generated/zod/mizan-api.schemas.zod.ts';
import type { BookingValues } from '../booking-values.ts';
import { furtherProductsOf } from '../order/product-values.ts';

/** The part of the form that a draft can hold. Invalid numbers are left out. */
export function toDraft(values: BookingValues): ShipmentDraftCreate {
  const { keep_receiver, address_form, gross_weight_unit, ...typed } = values;
  const content = dropBlanks({ ...typed, further_products: furtherProductsOf(values) });
  for (const { path } of schema.safeParse(content).error?.issues ?? []) remove(content, path);
  return content as ShipmentDraftCreate;
}

function remove(from: unknown, [field, ...rest]: readonly PropertyKey[]): void {
  if (typeof from !== 'object' || from === null || field === undefined) return;
  if (rest.length === 0) Reflect.deleteProperty(from, field);
  else remove(Reflect.get(from, field), rest);
}
