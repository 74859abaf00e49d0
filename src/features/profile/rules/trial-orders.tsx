import styled from '@emotion/styled';
import type { TrialPrice } from '../../../api/generated/model/trial-price.ts';
import type { TriedOrder } from '../../../api/generated/model/tried-order.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceReasonView } from '../../../shared/courier-choice/choice-reason-view.tsx';
import { usePlaceText } from '../../../shared/places/use-place-text.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { NoValue } from '../../../ui/text/no-value.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { TrackingNumberText } from '../../../ui/text/tracking-number-text.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';
import { colors, figures, typeScale } from '../../../ui/theme/tokens.ts';

// One table on wide screens; on phones each order is a block of its own.
const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...typeScale.small,
  '& th, & td': {
    paddingBlock: 10,
    paddingInlineEnd: 16,
    borderBlockStart: `1px solid ${colors.line}`,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { borderBlockStart: 0, color: colors.inkMuted, ...typeScale.caption },
  '& .difference': { paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap', ...figures },
  '@media (max-width: 599.95px)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '8px 12px',
      paddingBlock: 12,
      borderBlockStart: `1px solid ${colors.line}`,
    },
    '& tbody th, & tbody td': { padding: 0, border: 0 },
    '& tbody th': { gridColumn: '1 / -1' },
    '& tbody .why': { gridColumn: '1 / -1', order: 1 },
    '& tbody .difference': { gridColumn: '1 / -1', textAlign: 'start' },
  },
});
const Muted = styled('div')({ color: colors.inkMuted, ...typeScale.caption });
const Strong = styled('div')({ fontWeight: 500, minInlineSize: 88 });
// The heads of the columns are not shown on phones.
const Label = styled('div')({
  color: colors.inkMuted,
  ...typeScale.caption,
  '@media (min-width: 600px)': { display: 'none' },
});

/** Orders with the courier that was booked, the one that the rules choose, and why. */
export function TrialOrders({ orders }: { orders: readonly TriedOrder[] }) {
  const text = useText();
  const placeText = usePlaceText();
  return (
    <Table aria-label={text('profile.rules.trial')}>
      <thead>
        <tr>
          {(['order', 'was', 'would', 'why'] as const).map((column) => (
            <th key={column} scope="col">
              {text(`profile.rules.trial.column.${column}`)}
            </th>
          ))}
          <th scope="col" className="difference">
            {text('profile.rules.trial.column.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.shipment_id}>
            <th scope="row">
              <TrackingNumberText value={order.tracking_number} />
              <Muted>
                {placeText(order.destination)}
                <Separator />
                <WeightText grams={order.weight} />
                <Separator />
                <DateText value={order.created_at} format="short" />
              </Muted>
            </th>
            <td>
              <Label aria-hidden>{text('profile.rules.trial.column.was')}</Label>
              <Price price={order.booked} />
            </td>
            <td>
              <Label aria-hidden>{text('profile.rules.trial.column.would')}</Label>
              {order.chosen ? <Price price={order.chosen} /> : <NoValue />}
            </td>
            <td className="why">
              <ChoiceReasonView choice={order.courier_choice} />
            </td>
            <td className="difference">
              <Label aria-hidden>{text('profile.rules.trial.column.difference')}</Label>
              {order.difference ? <MoneyText value={order.difference} signed /> : <NoValue />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Price({ price: { courier, service_type, total_fee } }: { price: TrialPrice }) {
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  return (
    <>
      <Strong>{localized(courier.name)}</Strong>
      <Muted>{nameOf('service_type', service_type)}</Muted>
      <MoneyText value={total_fee} />
    </>
  );
}
