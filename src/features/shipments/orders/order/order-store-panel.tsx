import type { StoreOrderDetails } from '../../../../api/generated/model/store-order-details.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { WeightText } from '../../../../ui/text/weight-text.tsx';

/** What the store says of the order as a whole. */
export function OrderStorePanel({ details: { order, draft } }: { details: StoreOrderDetails }) {
  const text = useText();
  const { store, payment, amount_to_collect: amount, status_text: status } = order;
  const { placed_at: placed, created_at: arrived, updated_at: updated } = order;
  return (
    <Panel title={text('shipments.orders.inStore')}>
      <Facts
        arrangement="rows"
        facts={[
          { label: text('shipments.orders.column.store'), value: <bdi>{store.name}</bdi> },
          { label: text('shipments.orders.column.status'), value: status && <bdi>{status}</bdi> },
          {
            label: text('shipments.orders.column.payment'),
            value: payment && text(`shipments.orders.payment.${payment}`),
          },
          {
            label: text('shipments.orders.column.collect'),
            value: amount && <MoneyText value={amount} />,
          },
          {
            label: text('shipments.parcel.weight'),
            value: draft.weight !== undefined && <WeightText grams={draft.weight} />,
          },
          {
            label: text('shipments.orders.column.placed'),
            value: placed && <DateText value={placed} format="dateTime" />,
          },
          {
            label: text('shipments.orders.column.arrived'),
            value: <DateText value={arrived} format="dateTime" />,
          },
          {
            label: text('shipments.orders.column.updated'),
            value: updated !== arrived && <DateText value={updated} format="dateTime" />,
          },
        ]}
      />
    </Panel>
  );
}
