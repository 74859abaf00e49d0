import type { Queryable } from '../../db/database.ts';
import type { DocumentOrder } from '../balance/movements.ts';
import type { StoredShipment } from '../shipments/tables.ts';
import type { CarriageLine } from '../../domain/issued-document.ts';

type Carried = Pick<
  StoredShipment,
  | 'courier_id'
  | 'service_type'
  | 'tracking_number'
  | 'origin_country'
  | 'origin_city'
  | 'destination_country'
  | 'destination_city'
  | 'vat_basis_points'
>;

/** What the tax document of a shipment's charge says. */
export function carriageDocument(
  shipment: Carried,
  courier: { name: CarriageLine['courier'] },
): DocumentOrder {
  return {
    vatBasisPoints: shipment.vat_basis_points,
    line: {
      courier: courier.name,
      service_type: shipment.service_type,
      tracking_number: shipment.tracking_number,
      origin: { country: shipment.origin_country, city: shipment.origin_city },
      destination: { country: shipment.destination_country, city: shipment.destination_city },
    },
  };
}

/** The same for a shipment whose courier is not read yet. */
export async function documentOfShipment(db: Queryable, shipment: Carried): Promise<DocumentOrder> {
  const courier = await db
    .selectFrom('couriers')
    .select('name')
    .where('id', '=', shipment.courier_id)
    .executeTakeFirstOrThrow();
  return carriageDocument(shipment, courier);
}
