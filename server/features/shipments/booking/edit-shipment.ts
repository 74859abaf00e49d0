import { checkCourierDemands } from '../../../../common/shipment-rules.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { findCourier } from '../../couriers/store.ts';
import type { Database, Tx } from '../../../db/database.ts';
import { unknownSkus } from '../../products/check-skus.ts';
import { searchTextOf } from '../list/shipment-search.ts';
import {
  getShipment,
  type LockedShipment,
  lockShipment,
  type ShipmentRow,
  updateShipment,
} from '../store.ts';
import { canCancel } from '../../../domain/shipment-status.ts';
import { type FieldError, invalidFields, problem } from '../../../http/problem.ts';

type Schemas = components['schemas'];

/** Fields of the receiver that the price depends on. */
const PRICED = ['country', 'state', 'city'] as const;

/**
 * Changes a shipment that is not collected yet, except for what its price depends on.
 *
 * @throws ProblemError 404 for an unknown shipment, 409 when it is too late or it was edited since,
 *   422 for another city or a day on which the courier does not deliver.
 */
export async function editShipment(
  { kysely }: Database,
  { accountId, id }: { accountId: string; id: string },
  edit: Schemas['ShipmentUpdate'],
): Promise<ShipmentRow> {
  return kysely.transaction().execute(async (tx) => {
    const shipment = await lockShipment(tx, accountId, id);
    if (!shipment) throw problem(404, 'not_found');
    // A shipment can be edited while it can be cancelled: until the courier collects it.
    if (!canCancel(shipment.status, shipment.tracking_status).ok)
      throw problem(409, 'not_editable');
    if (shipment.version !== edit.version) throw problem(409, 'shipment_changed');
    const errors = await checkEdit(tx, shipment, edit);
    if (errors.length > 0) throw invalidFields(errors);
    await updateShipment(tx, accountId, id, changesOf(shipment, edit));
    return getShipment(tx, accountId, id);
  });
}

async function checkEdit(
  tx: Tx,
  shipment: LockedShipment,
  edit: Schemas['ShipmentUpdate'],
): Promise<FieldError[]> {
  const { account_id, receiver, courier_id, service_type } = shipment;
  const moved = PRICED.filter((field) => receiver[field] !== edit.receiver[field]);
  const cards = (await findCourier(tx, courier_id))?.cards ?? [];
  const card = cards.find(({ serviceType }) => serviceType === service_type);
  const demands = card && { requiredSenderFields: [], servedDays: card.servedDays };
  return [
    ...moved.map((field) => ({ pointer: `/receiver/${field}`, code: 'not_allowed' as const })),
    ...(demands ? checkCourierDemands(edit, demands) : []),
    ...(await unknownSkus(tx, account_id, { goods: edit, kept: shipment })),
  ];
}

function changesOf(
  { version, tracking_number }: LockedShipment,
  edit: Schemas['ShipmentUpdate'],
): Parameters<typeof updateShipment>[3] {
  const searchable = {
    tracking_number,
    reference_id: edit.reference_id ?? null,
    company: edit.company ?? null,
    product_name: edit.product_name,
    further_products: edit.further_products ?? null,
  };
  const { reference_id, company, product_name } = searchable;
  return {
    version: version + 1,
    ...{ reference_id, company, product_name },
    receiver: JSON.stringify(edit.receiver),
    packaging_type: edit.packaging_type,
    preferred_delivery_day: edit.preferred_delivery_day,
    preferred_delivery_time: edit.preferred_delivery_time,
    sku: edit.sku ?? null,
    quantity: edit.quantity,
    price_amount: edit.price.amount,
    price_currency: edit.price.currency,
    further_products: storedProducts(edit),
    note: edit.note ?? null,
    search_text: searchTextOf({ ...searchable, receiver: edit.receiver }),
  };
}

/** The column `further_products`: null for an empty list. */
function storedProducts({
  further_products: products = [],
}: Pick<Schemas['ShipmentCreate'], 'further_products'>): string | null {
  return products.length > 0 ? JSON.stringify(products) : null;
}
