import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { columnsOf } from '../../../ui/table/table-features.ts';
import {
  CourierCell,
  CreatedCell,
  ExpectedCell,
  ReceiverCell,
  StatusCell,
  TotalCell,
  UpdatedCell,
} from './shipment-cells.tsx';
import { ShipmentLink } from './shipment-link.tsx';
import { TwoLines } from './two-lines.tsx';

const column = columnsOf<Shipment>();

/** The columns of the list; the ids of those that sort are the contract's names of the sorts. */
export const shipmentColumns = column.columns([
  column.accessor('tracking_number', {
    meta: { labelId: 'shipments.list.column.shipment' },
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <TwoLines
        first={<ShipmentLink shipment={original} />}
        second={original.reference_id && <bdi>{original.reference_id}</bdi>}
      />
    ),
  }),
  column.accessor('status', {
    meta: { labelId: 'shipments.list.column.status' },
    enableSorting: false,
    cell: ({ row }) => <StatusCell shipment={row.original} />,
  }),
  column.accessor('receiver', {
    meta: { labelId: 'shipments.list.column.receiver' },
    enableSorting: false,
    cell: ({ row }) => <ReceiverCell shipment={row.original} />,
  }),
  column.accessor('courier', {
    meta: { labelId: 'shipments.list.column.courier' },
    enableSorting: false,
    cell: ({ row }) => <CourierCell shipment={row.original} />,
  }),
  column.accessor('charge.total_fee.amount', {
    id: 'total_fee',
    meta: { labelId: 'shipments.list.column.total', numeric: true },
    sortDescFirst: true,
    cell: ({ row }) => <TotalCell shipment={row.original} />,
  }),
  column.accessor('created_at', {
    meta: { labelId: 'shipments.list.column.created' },
    sortDescFirst: true,
    cell: ({ row }) => <CreatedCell shipment={row.original} />,
  }),
  column.accessor('updated_at', {
    meta: { labelId: 'shipments.list.column.updated' },
    sortDescFirst: true,
    cell: ({ row }) => <UpdatedCell shipment={row.original} />,
  }),
  column.accessor('expected_delivery_on', {
    meta: { labelId: 'shipments.list.column.expected' },
    enableSorting: false,
    cell: ({ row }) => <ExpectedCell shipment={row.original} />,
  }),
]);
