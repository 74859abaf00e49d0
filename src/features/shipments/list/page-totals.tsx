import type { ReactNode } from 'react';
import { addMoney, type Money } from '../../../../common/money.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';

const fees = ['base_fee', 'weight_fee', 'cod_fee', 'remote_area_fee', 'subtotal', 'vat'] as const;

/** What the shipments of one page come to, by column. */
export function pageTotals(shipments: readonly Shipment[]): Record<string, ReactNode> {
  return {
    total_fee: total(shipments.map(({ charge }) => charge.total_fee)),
    refunded: total(shipments.map(({ charge }) => charge.refunded)),
    ...Object.fromEntries(
      fees.map((fee) => [fee, total(shipments.map(({ charge }) => charge[fee]))]),
    ),
    price: total(shipments.map(({ goods_value }) => goods_value)),
    amount_to_collect: total(shipments.flatMap(({ sender }) => sender.amount_to_collect ?? [])),
    pieces: <Ltr>{shipments.reduce((sum, { pieces }) => sum + pieces, 0)}</Ltr>,
  };
}

/** Amounts of several currencies have no sum. */
function total(amounts: readonly Money[]): ReactNode {
  const [first, ...rest] = amounts;
  if (!first || rest.some(({ currency }) => currency !== first.currency)) return null;
  return <MoneyText value={rest.reduce(addMoney, first)} />;
}
