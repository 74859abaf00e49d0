import type { Shipment } from '../../../api/generated/model/shipment.ts';
import {
  code,
  count,
  localized,
  moment,
  named,
  placeName,
  summedAmount,
  written,
} from '../../../shared/table/field-kinds.tsx';
import type { ListColumn } from '../../../shared/table/list-column.ts';
import { TwoLines } from '../../../ui/table/two-lines.tsx';
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

const totalFee = summedAmount<Shipment>((s) => s.charge.total_fee);

/** The default columns. In a spreadsheet, each value of a cell has its own column. */
export const firstColumns: readonly ListColumn<Shipment>[] = [
  {
    id: 'tracking_number',
    labelId: 'shipments.list.column.shipment',
    pinned: 'start',
    canHide: false,
    size: 172,
    cell: (shipment) => (
      <TwoLines
        first={<ShipmentLink shipment={shipment} />}
        second={shipment.reference_id && <bdi>{shipment.reference_id}</bdi>}
      />
    ),
    csv: {
      'shipments.column.tracking_number': code((s) => s.tracking_number),
      'shipments.column.reference_id': written((s) => s.reference_id),
    },
  },
  {
    id: 'status',
    labelId: 'shipments.list.column.status',
    size: 134,
    cell: (shipment) => <StatusCell shipment={shipment} />,
    csv: {
      'shipments.list.column.status': named('status', (s) => s.status),
      'shipments.column.tracking_status': named('tracking_status', (s) => s.tracking_status),
    },
  },
  {
    id: 'receiver',
    labelId: 'shipments.list.column.receiver',
    size: 148,
    cell: (shipment) => <ReceiverCell shipment={shipment} />,
    csv: {
      'shipments.list.column.receiver': written((s) => s.receiver.full_name),
      'shipments.column.destination': placeName((s) => s.destination),
    },
  },
  {
    id: 'courier',
    labelId: 'shipments.list.column.courier',
    size: 158,
    cell: (shipment) => <CourierCell shipment={shipment} />,
    csv: {
      'shipments.list.column.courier': localized((s) => s.courier.name),
      'shipments.column.service_type': named('service_type', (s) => s.service_type),
    },
  },
  {
    ...totalFee,
    id: 'total_fee',
    labelId: 'shipments.list.column.total',
    sorts: 'desc',
    size: 136,
    cell: (shipment) => <TotalCell shipment={shipment} />,
    csv: {
      'shipments.list.column.total': totalFee,
      'shipments.column.payment_status': named('payment_status', (s) => s.payment_status),
    },
  },
  {
    id: 'created_at',
    labelId: 'shipments.list.column.created',
    sorts: 'desc',
    size: 132,
    cell: (shipment) => <CreatedCell shipment={shipment} />,
    csv: {
      'shipments.list.column.created': moment((s) => s.created_at),
      'shipments.column.days_since_created': count((s) => s.days_since_created),
    },
  },
  {
    id: 'updated_at',
    labelId: 'shipments.list.column.updated',
    sorts: 'desc',
    size: 124,
    cell: (shipment) => <UpdatedCell shipment={shipment} />,
    csv: {
      'shipments.list.column.updated': moment((s) => s.updated_at),
      'shipments.column.hours_since_last_update': count((s) => s.hours_since_last_update),
    },
  },
  {
    id: 'expected_delivery_on',
    labelId: 'shipments.list.column.expected',
    size: 104,
    cell: (shipment) => <ExpectedCell shipment={shipment} />,
    csv: { 'shipments.list.column.expected': moment((s) => s.expected_delivery_on) },
  },
];
