import styled from '@emotion/styled';
import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { Separator } from '../../../../ui/text/separator.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { CityText } from '../city-text.tsx';
import { receiverOf, textOf } from '../order-cells.ts';
import { OrderReasons, OrderStateChip } from '../order-state.tsx';
import { OrderLink } from './order-cells.tsx';

const Root = styled('div')({ display: 'grid', gap: 6, lineHeight: '24px' });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  '& > :first-of-type': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > :last-of-type': { flexShrink: 0 },
});
const Quiet = styled('div')({ color: colors.inkMuted, ...typeScale.small });
const Warning = styled('div')({ color: colors.warning, fontWeight: 500, ...typeScale.small });

/** One order on a phone. */
export function OrderCard({ order }: { order: StoreOrder }) {
  const text = useText();
  const { cells, state, reasons, payment, amount_to_collect: amount, shipment } = order;
  const name = receiverOf(cells);
  const product = textOf(cells, 'product_name') || textOf(cells, 'sku');
  const further = order.further_products;
  const hasCity = textOf(cells, 'receiver.city') !== '';
  const Reasons = state === 'needs_attention' ? Warning : Quiet;
  return (
    <Root>
      <Line>
        <OrderLink order={order} />
        <OrderStateChip state={state} />
      </Line>
      {reasons.length > 0 && (
        <Reasons>
          <OrderReasons reasons={reasons} />
        </Reasons>
      )}
      {(name !== '' || hasCity) && (
        <Line>
          <span>
            <bdi>{name}</bdi>
            {name !== '' && hasCity && <Separator />}
            <CityText cells={cells} />
          </span>
          {amount && <MoneyText value={amount} />}
        </Line>
      )}
      {product !== '' && (
        <Quiet>
          <bdi>{product}</bdi>
          {further > 0 && (
            <>
              <Separator />
              {text('shipments.orders.further', { count: further })}
            </>
          )}
        </Quiet>
      )}
      <Quiet>
        <Line>
          <span>
            <bdi>{order.store.name}</bdi>
            {shipment ? (
              <>
                <Separator />
                <Ltr>{shipment.tracking_number}</Ltr>
              </>
            ) : (
              payment && (
                <>
                  <Separator />
                  {text(`shipments.orders.payment.${payment}`)}
                </>
              )
            )}
          </span>
          <DateText value={order.created_at} format="short" />
        </Line>
      </Quiet>
    </Root>
  );
}
