import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import {
  amount,
  code,
  count,
  moment,
  named,
  phone,
  written,
} from '../../../../shared/table/field-kinds.tsx';
import { fieldColumn, type Field, type ListColumn } from '../../../../shared/table/list-column.ts';
import { CityText } from '../city-text.tsx';
import { receiverOf, textOf } from '../order-cells.ts';
import {
  ArrivedCell,
  CityCell,
  CollectCell,
  NumberCell,
  ProductsCell,
  ReceiverCell,
  ShipmentCell,
  StateCell,
} from './order-cells.tsx';

const cell = (field: Parameters<typeof textOf>[1]) => (order: StoreOrder) =>
  textOf(order.cells, field);
const collected = amount<StoreOrder>((order) => order.amount_to_collect);
const arrived = moment<StoreOrder>((order) => order.created_at, 'dateTime');
const city: Field<StoreOrder> = {
  cell: (order) => <CityText cells={order.cells} />,
  csv: (order, { cityName }) => cityName(cell('receiver.city')(order)),
};
const payment: Field<StoreOrder> = {
  cell: (order) => <CollectCell order={order} />,
  csv: ({ payment: paid }, { text }) => paid && text(`shipments.orders.payment.${paid}`),
};

/** The columns of the list. In a spreadsheet, each value of a cell has its own column. */
export const orderColumns: readonly ListColumn<StoreOrder>[] = [
  {
    id: 'number',
    labelId: 'shipments.orders.column.order',
    pinned: 'start',
    canHide: false,
    size: 118,
    cell: (order) => <NumberCell order={order} />,
    csv: {
      'shipments.orders.column.order': code(({ number }) => number),
      'shipments.orders.column.store': written(({ store }) => store.name),
    },
  },
  {
    id: 'state',
    labelId: 'shipments.orders.column.state',
    size: 168,
    cell: (order) => <StateCell order={order} />,
    csv: {
      'shipments.orders.column.state': {
        csv: ({ state }, { text }) => text(`shipments.orders.state.${state}`),
      },
      'shipments.orders.column.reasons': {
        csv: ({ reasons }, { text }) =>
          reasons.map((reason) => text(`shipments.orders.reason.${reason}`)).join(' · '),
      },
    },
  },
  {
    id: 'receiver',
    labelId: 'shipments.orders.column.receiver',
    size: 142,
    cell: (order) => <ReceiverCell order={order} />,
    csv: {
      'shipments.orders.column.receiver': written(({ cells }) => receiverOf(cells)),
      'shipments.orders.column.phone': phone(cell('receiver.phone')),
    },
  },
  {
    id: 'city',
    labelId: 'shipments.orders.column.city',
    size: 88,
    cell: (order) => <CityCell order={order} />,
    csv: { 'shipments.orders.column.city': city },
  },
  {
    id: 'products',
    labelId: 'shipments.orders.column.products',
    size: 140,
    cell: (order) => <ProductsCell order={order} />,
    csv: {
      'shipments.orders.column.products': written(cell('product_name')),
      'shipments.orders.column.further': count(({ further_products }) => further_products),
    },
  },
  {
    ...collected,
    id: 'amount_to_collect',
    labelId: 'shipments.orders.column.collect',
    size: 128,
    cell: payment.cell,
    csv: {
      'shipments.orders.column.collect': collected,
      'shipments.orders.column.payment': payment,
    },
  },
  {
    id: 'created_at',
    labelId: 'shipments.orders.column.arrived',
    sorts: 'desc',
    size: 108,
    cell: (order) => <ArrivedCell order={order} />,
    csv: { 'shipments.orders.column.arrived': arrived },
  },
  {
    id: 'shipment',
    labelId: 'shipments.orders.column.shipment',
    size: 140,
    cell: (order) => <ShipmentCell order={order} />,
    csv: {
      'shipments.orders.column.shipment': code(({ shipment }) => shipment?.tracking_number),
      'shipments.orders.column.tracking': named(
        'tracking_status',
        ({ shipment }) => shipment?.tracking_status,
      ),
    },
  },
  fieldColumn(
    'updated_at',
    'shipments.orders.column.updated',
    moment((order) => order.updated_at, 'dateTime'),
    { isExtra: true, sorts: 'desc' },
  ),
  fieldColumn(
    'placed_at',
    'shipments.orders.column.placed',
    moment((order) => order.placed_at, 'dateTime'),
    { isExtra: true },
  ),
  fieldColumn(
    'status_text',
    'shipments.orders.column.status',
    written((order) => order.status_text),
    { isExtra: true },
  ),
];
