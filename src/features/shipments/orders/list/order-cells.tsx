import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { TwoLines } from '../../../../ui/table/two-lines.tsx';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { NoValue } from '../../../../ui/text/no-value.tsx';
import { PhoneText } from '../../../../ui/text/phone-text.tsx';
import { colors } from '../../../../ui/theme/tokens.ts';
import { fromList } from '../../from-list.ts';
import { shipmentPaths } from '../../paths.ts';
import { CityText } from '../city-text.tsx';
import { receiverOf, textOf } from '../order-cells.ts';
import { OrderReasons, OrderStateChip } from '../order-state.tsx';

const Plain = styled('span')({
  '& a': { color: colors.ink, fontWeight: 500, textDecoration: 'none' },
  '& a:hover': { color: colors.verdigris, textDecoration: 'underline' },
});
const Whole = styled('span')({ whiteSpace: 'nowrap' });

interface CellProps {
  order: StoreOrder;
}

/** Leads from the list to an order. */
export function OrderLink({ order: { id, number } }: CellProps) {
  return (
    <Plain>
      <Link to={shipmentPaths.order(id)} state={fromList}>
        <Ltr>{number}</Ltr>
      </Link>
    </Plain>
  );
}

export function NumberCell({ order }: CellProps) {
  return <TwoLines first={<OrderLink order={order} />} second={<bdi>{order.store.name}</bdi>} />;
}

export function StateCell({ order: { state, reasons } }: CellProps) {
  return (
    <TwoLines
      first={<OrderStateChip state={state} />}
      second={reasons.length > 0 && <OrderReasons reasons={reasons} />}
      tone={state === 'needs_attention' ? 'warning' : 'muted'}
    />
  );
}

export function ReceiverCell({ order: { cells } }: CellProps) {
  const phone = textOf(cells, 'receiver.phone');
  const name = receiverOf(cells);
  return (
    <TwoLines
      first={name === '' ? <NoValue /> : <bdi>{name}</bdi>}
      second={phone !== '' && <PhoneText value={phone} />}
    />
  );
}

export function CityCell({ order: { cells } }: CellProps) {
  const district = textOf(cells, 'receiver.district');
  return (
    <TwoLines
      first={textOf(cells, 'receiver.city') === '' ? <NoValue /> : <CityText cells={cells} />}
      second={district !== '' && <bdi>{district}</bdi>}
    />
  );
}

export function ProductsCell({ order: { cells, further_products: further } }: CellProps) {
  const text = useText();
  const intl = useIntl();
  const name = textOf(cells, 'product_name') || textOf(cells, 'sku');
  const quantity = Number(textOf(cells, 'quantity'));
  return (
    <TwoLines
      first={name === '' ? <NoValue /> : <bdi>{name}</bdi>}
      second={
        further > 0
          ? text('shipments.orders.further', { count: further })
          : quantity > 1 &&
            text('shipments.orders.pieces', {
              count: quantity,
              shown: intl.formatNumber(quantity),
            })
      }
    />
  );
}

export function CollectCell({ order: { amount_to_collect: amount, payment } }: CellProps) {
  const text = useText();
  return (
    <TwoLines
      first={amount ? <MoneyText value={amount} /> : <NoValue />}
      second={payment && text(`shipments.orders.payment.${payment}`)}
    />
  );
}

export function ArrivedCell({ order: { created_at } }: CellProps) {
  const intl = useIntl();
  return (
    <TwoLines
      first={
        <Whole>
          <DateText value={created_at} format="short" />
        </Whole>
      }
      second={<bdi>{intl.formatTime(created_at)}</bdi>}
    />
  );
}

export function ShipmentCell({ order: { shipment } }: CellProps) {
  const { nameOf } = useEnumNames();
  if (!shipment) return <NoValue />;
  return (
    <TwoLines
      first={
        <Plain>
          <Link to={shipmentPaths.details(shipment.id)}>
            <Ltr>{shipment.tracking_number}</Ltr>
          </Link>
        </Plain>
      }
      second={nameOf('tracking_status', shipment.tracking_status)}
    />
  );
}
