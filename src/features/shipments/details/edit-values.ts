import type { KnownPlaces } from '../../../../common/place-rules.ts';
import { checkReceiver } from '../../../../common/receiver-rules.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import type { PackagingType } from '../../../api/generated/model/packaging-type.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import type { ShipmentUpdate } from '../../../api/generated/model/shipment-update.ts';
import { ShipmentUpdate as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { checkResolver } from '../../../ui/forms/check-resolver.ts';
import { encodeFieldMessage } from '../../../ui/forms/field-message.ts';
import type { DeliveryForm } from '../create/parcel/delivery-fields.tsx';
import { fieldOf } from '../create/field-of.ts';
import {
  furtherProductsOf,
  furtherValuesOf,
  type OrderForm,
} from '../create/order/product-values.ts';
import {
  receiverFormOf,
  receiverOf,
  type ReceiverForm,
} from '../create/receiver/receiver-values.ts';

/** The fields of a shipment that may be edited, as form values. */
export interface EditValues extends ReceiverForm, OrderForm, DeliveryForm {
  version: number;
  packaging_type: PackagingType;
  company: string;
}

export function editOf(shipment: Shipment): EditValues {
  const { version, packaging_type, product_name, quantity, price } = shipment;
  const { preferred_delivery_day, preferred_delivery_time } = shipment;
  const { company = '', note = '', reference_id = '', sku = '' } = shipment;
  return {
    ...receiverFormOf(shipment.receiver),
    ...{ version, packaging_type, sku, product_name, quantity, price },
    further_products: furtherValuesOf(shipment.further_products),
    ...{ preferred_delivery_day, preferred_delivery_time, company, note, reference_id },
  };
}

/** Validates an edit by the contract and the rules for addresses. */
export function editResolver(places: KnownPlaces) {
  return checkResolver<EditValues, ShipmentUpdate>((values) => {
    const { address_form, receiver, ...rest } = values;
    const wire = dropBlanks({
      ...rest,
      further_products: furtherProductsOf(values),
      receiver: receiverOf(values, places),
    }) as Partial<ShipmentUpdate>;
    const { data, error } = schema.safeParse(wire);
    const faults = [
      // First because they are more specific: a phone number that is too short also has a wrong
      // format.
      ...checkReceiver('/receiver', wire.receiver ?? {}, places).map((violation) => ({
        path: violation.pointer.slice(1).replaceAll('/', '.'),
        message: encodeFieldMessage(violation),
      })),
      ...(error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
    ].map(({ path, message }) => ({ path: fieldOf(path, values), message }));
    return data && faults.length === 0 ? { ok: true, output: data } : { ok: false, faults };
  });
}
