import type { Shipment } from '../../../api/generated/model/shipment.ts';
import type { BookingValues } from './booking-values.ts';

/**
 * An empty form with what is often the same as last time: the size and packaging of the parcel, the
 * time of its delivery, and the product. The receiver and the weight are asked anew.
 */
export function asLastTime(empty: BookingValues, last: Shipment | undefined): BookingValues {
  if (!last) return empty;
  const { size, length, width, height, dimension_unit, packaging_type } = last;
  const { preferred_delivery_time, sku = '', product_name, quantity, price } = last;
  return {
    ...empty,
    ...{ size, length, width, height, dimension_unit, packaging_type },
    ...{ preferred_delivery_time, sku, product_name, quantity, price },
  };
}
