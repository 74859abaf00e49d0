import styled from '@emotion/styled';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useLocalized } from '../../../../i18n/localized-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { CourierIdentity } from '../../../../shared/couriers/courier-identity.tsx';
import { PriceBreakdown } from '../../../../shared/pricing/price-breakdown.tsx';
import { TierMark } from '../../../../shared/couriers/tier-mark.tsx';
import { TransitText } from '../../../../shared/pricing/transit-text.tsx';
import { Countdown } from '../../../../ui/text/countdown.tsx';
import { useSecondsLeft } from '../../../../ui/text/use-seconds-left.ts';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';

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

interface ChosenPriceViewProps {
  price: CourierPrice;
  /** On this device's clock. */
  expiresAt: number | undefined;
}

/** The courier, the components of the price and the delivery. */
export function ChosenPriceView({ price, expiresAt }: ChosenPriceViewProps) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const secondsLeft = useSecondsLeft(expiresAt);
  const { courier, tier } = price;
  return (
    <>
      <CourierIdentity id={courier.id} name={localized(courier.name)} size={44}>
        <span>{nameOf('service_type', price.service_type)}</span>
        <TierMark tier={tier} name={nameOf('tier', tier)} />
      </CourierIdentity>
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
        {secondsLeft > 0 && (
          <>
            <dt>{text('shipments.create.holds')}</dt>
            <dd>
              <Countdown secondsLeft={secondsLeft} />
            </dd>
          </>
        )}
      </Rows>
    </>
  );
}
