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
import { TwoLines } from '../../../ui/table/two-lines.tsx';

const column = columnsOf<Shipment>();

/** What everybody sees at first; the ids of those that sort are the contract's names of the sorts. */
export const firstColumns = column.columns([
  column.accessor('tracking_number', {
    meta: { labelId: 'shipments.list.column.shipment', pinned: 'start' },
    enableSorting: false,
    enableHiding: false,
    size: 172,
    cell: ({ row: { original } }) => (
      <TwoLines
        first={<ShipmentLink shipment={original} />}
        second={original.reference_id && <bdi>{original.reference_id}</bdi>}
      />
    ),
  }),
  column.accessor('status', {
    meta: { labelId: 'shipments.list.column.status' },
    size: 134,
    enableSorting: false,
    cell: ({ row }) => <StatusCell shipment={row.original} />,
  }),
  column.accessor('receiver', {
    meta: { labelId: 'shipments.list.column.receiver' },
    size: 128,
    enableSorting: false,
    cell: ({ row }) => <ReceiverCell shipment={row.original} />,
  }),
  column.accessor('courier', {
    meta: { labelId: 'shipments.list.column.courier' },
    size: 158,
    enableSorting: false,
    cell: ({ row }) => <CourierCell shipment={row.original} />,
  }),
  column.accessor('charge.total_fee.amount', {
    id: 'total_fee',
    meta: { labelId: 'shipments.list.column.total', numeric: true },
    size: 108,
    sortDescFirst: true,
    cell: ({ row }) => <TotalCell shipment={row.original} />,
  }),
  column.accessor('created_at', {
    meta: { labelId: 'shipments.list.column.created' },
    size: 114,
    sortDescFirst: true,
    cell: ({ row }) => <CreatedCell shipment={row.original} />,
  }),
  column.accessor('updated_at', {
    meta: { labelId: 'shipments.list.column.updated' },
    size: 124,
    sortDescFirst: true,
    cell: ({ row }) => <UpdatedCell shipment={row.original} />,
  }),
  column.accessor('expected_delivery_on', {
    meta: { labelId: 'shipments.list.column.expected' },
    size: 104,
    enableSorting: false,
    cell: ({ row }) => <ExpectedCell shipment={row.original} />,
  }),
]);
