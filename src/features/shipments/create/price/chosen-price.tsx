import styled from '@emotion/styled';
import { negateMoney, type Money } from '../../../../../common/money.ts';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useLocalized } from '../../../../i18n/localized-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { CourierIdentity } from '../../../../shared/couriers/courier-identity.tsx';
import { PriceBreakdown } from '../../../../shared/pricing/price-breakdown.tsx';
import { TierMark } from '../../../../shared/couriers/tier-mark.tsx';
import { TransitText } from '../../../../shared/pricing/transit-text.tsx';
import { Countdown } from '../../../../ui/text/countdown.tsx';
import { useSecondsLeft } from '../../../../ui/text/use-seconds-left.ts';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import { colors, figures, typeScale } from '../../../../ui/theme/tokens.ts';
import { TopUpLink } from './top-up-link.tsx';

const Rows = styled('dl')({
  display: 'grid',
  gap: '6px 16px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${colors.line}`,
  ...typeScale.small,
  '& dt': { color: colors.inkMuted },
  '& dd': { textAlign: 'end' },
});

const Line = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '2px 12px',
});
const Total = styled('strong')({ ...figures, ...typeScale.heading, fontWeight: 600 });
const Before = styled('s')({ color: colors.inkMuted, ...typeScale.lead });

interface ChosenPriceViewProps {
  price: CourierPrice;
  previousTotal: Money | null;
  /** On this device's clock. */
  expiresAt: number | undefined;
}

/** The courier, the total with its components, and the balance afterwards. */
export function ChosenPriceView({ price, previousTotal, expiresAt }: ChosenPriceViewProps) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const secondsLeft = useSecondsLeft(expiresAt);
  const { courier, balance_after, tier } = price;
  return (
    <>
      <CourierIdentity id={courier.id} name={localized(courier.name)} size={44}>
        <span>{nameOf('service_type', price.service_type)}</span>
        <TierMark tier={tier} name={nameOf('tier', tier)} />
      </CourierIdentity>
      <PriceTotal total={price.total_fee} previous={previousTotal} />
      <PriceBreakdown price={price} baseWeight={price.base_weight} />
      <Rows>
        <dt>{text('shipments.create.delivery')}</dt>
        <dd>
          <TransitText value={price.transit_times} />
        </dd>
        <dt>{text('shipments.create.expected')}</dt>
        <dd>
          <DateText value={price.expected_delivery_on} format="short" />
        </dd>
        <dt>{text('shipments.create.balanceAfter')}</dt>
        <dd>
          <MoneyText value={balance_after} />
        </dd>
        {secondsLeft > 0 && (
          <>
            <dt>{text('shipments.create.holds')}</dt>
            <dd>
              <Countdown secondsLeft={secondsLeft} />
            </dd>
          </>
        )}
      </Rows>
      {balance_after.amount < 0 && (
        <Notice tone="warning" action={<TopUpLink shortfall={negateMoney(balance_after)} />}>
          {text('shipments.create.short')} <MoneyText value={negateMoney(balance_after)} />
        </Notice>
      )}
    </>
  );
}

interface PriceTotalProps {
  total: Money;
  /** The value before the change. */
  previous: Money | null;
}

/** The total in large print. After a change the previous total is struck through next to it. */
function PriceTotal({ total, previous }: PriceTotalProps) {
  const text = useText();
  return (
    <Line aria-live="polite">
      <Total>
        <MoneyText value={total} />
      </Total>
      {previous && (
        <Before>
          <VisuallyHidden>{text('shipments.create.before')} </VisuallyHidden>
          <MoneyText value={previous} />
        </Before>
      )}
    </Line>
  );
}
