import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { StoreOrderState } from '../../../../api/generated/model/store-order-state.ts';
import { useCountStoreOrders } from '../../../../api/generated/store-orders/store-orders.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Chip, Chips } from '../../chips.ts';
import { orderStates } from '../order-state.tsx';

const Bar = styled('div')({
  padding: '20px 24px 0',
  '@media (max-width: 599.95px)': { padding: '16px 16px 0' },
});

/** The contract counts no further. */
const mostCounted = 1000;

interface OrderChipsProps {
  /** The store whose orders are listed; undefined for all. */
  storeId: string | undefined;
  state: StoreOrderState | undefined;
  onChange: (state: StoreOrderState | undefined) => void;
}

/** The states of orders with the number of orders in each. */
export function OrderChips({ storeId, state, onChange }: OrderChipsProps) {
  const text = useText();
  const intl = useIntl();
  const { data: counts } = useCountStoreOrders(storeId === undefined ? {} : { store_id: storeId }, {
    query: { refetchOnMount: 'always' },
  });
  const shown = (count: number) =>
    count > mostCounted
      ? text('shipments.orders.moreThan', { shown: intl.formatNumber(mostCounted) })
      : intl.formatNumber(count);
  const chip = (of: StoreOrderState | undefined, label: string) => (
    <Chip
      key={label}
      type="button"
      aria-pressed={state === of}
      onClick={() => {
        onChange(of);
      }}
    >
      {label} {of && counts && <span>{shown(counts[of])}</span>}
    </Chip>
  );
  return (
    <Bar>
      <Chips role="group" aria-label={text('shipments.orders.states')}>
        {chip(undefined, text('shipments.orders.states.all'))}
        {orderStates.map((each) => chip(each, text(`shipments.orders.state.${each}`)))}
      </Chips>
    </Bar>
  );
}
