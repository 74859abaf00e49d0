import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { columnsOf } from '../../../ui/table/table-features.ts';
import { shipmentFields } from './shipment-fields.tsx';

const column = columnsOf<Shipment>();

/** Everything else that is known of a shipment, for whoever asks for it. */
export const extraColumns = Object.entries(shipmentFields).map(
  ([id, { numeric = false, size = 150, cell }]) =>
    column.display({
      id,
      meta: { labelId: `shipments.column.${id}`, numeric, isExtra: true },
      size,
      cell: ({ row }) => cell(row.original),
    }),
);
