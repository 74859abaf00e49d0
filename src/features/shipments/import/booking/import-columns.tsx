import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import type { ImportRowState } from '../../../../api/generated/model/import-row-state.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { CourierCell, FaultCell, ReasonCell, ReceiverCell, ShipmentCell } from './import-cells.tsx';

type RowColumn = Column<ImportRow>;

const number: RowColumn = {
  id: 'row',
  labelId: 'shipments.booking.column.row',
  canHide: false,
  size: 84,
  cell: ({ row }) => <Ltr>{row}</Ltr>,
};
const receiver: RowColumn = {
  id: 'receiver',
  labelId: 'shipments.booking.column.receiver',
  canHide: false,
  size: 190,
  onPhone: 'title',
  cell: (row) => <ReceiverCell row={row} />,
};
const courier: RowColumn = {
  id: 'courier',
  labelId: 'shipments.booking.column.courier',
  canHide: false,
  size: 210,
  cell: (row) => <CourierCell row={row} />,
};
const reason: RowColumn = {
  id: 'reason',
  labelId: 'shipments.booking.column.reason',
  canHide: false,
  size: 220,
  cell: (row) => <ReasonCell row={row} />,
};
const expected: RowColumn = {
  id: 'expected',
  labelId: 'shipments.booking.column.expected',
  canHide: false,
  size: 130,
  cell: ({ price }) => price && <DateText value={price.expected_delivery_on} format="short" />,
};
const price: RowColumn = {
  id: 'price',
  labelId: 'shipments.booking.column.price',
  canHide: false,
  numeric: true,
  size: 130,
  cell: (row) => row.price && <MoneyText value={row.price.total_fee} />,
};
const shipment: RowColumn = {
  id: 'shipment',
  labelId: 'shipments.booking.column.shipment',
  canHide: false,
  size: 190,
  cell: (row) => <ShipmentCell row={row} />,
};
const fault: RowColumn = {
  id: 'fault',
  labelId: 'shipments.booking.column.fault',
  canHide: false,
  size: 460,
  cell: (row) => <FaultCell row={row} />,
};

const withPrice = [number, receiver, courier, reason, expected, price];
const withFault = [number, receiver, fault];

/** What rows in each state show. */
export const columnsOf: Record<ImportRowState, readonly RowColumn[]> = {
  unchecked: withFault,
  ready: withFault,
  wrong: withFault,
  repeated: [number, receiver, shipment, fault],
  joined: [number, receiver],
  left_out: [number, receiver],
  unpriced: withFault,
  priced: withPrice,
  waiting: withPrice,
  booked: [number, receiver, shipment, courier, expected, price],
  refused: withFault,
};
