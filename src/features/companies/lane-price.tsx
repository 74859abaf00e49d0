import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { CourierService } from '../../api/generated/model/courier-service.ts';
import type { LaneTariff } from '../../api/generated/model/lane-tariff.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { MeasuredTransitText } from '../../shared/couriers/measured-transit.tsx';
import { TransitText } from '../../shared/pricing/transit-text.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { colors, figures, radius, type, typeScale } from '../../ui/theme/tokens.ts';

const Root = styled('li')({
  flex: '1 1 240px',
  // A single lane keeps the width of a card.
  maxInlineSize: 360,
  padding: '16px 20px',
  background: colors.canvas,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 12px',
});
const Lane = styled('h3')({ ...type.h3 });
const Transit = styled('span')({ color: colors.inkMuted, ...typeScale.small });
const Fee = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 8px',
  marginBlockStart: 8,
});
const Amount = styled('span')({ ...typeScale.figure, ...figures, fontWeight: 600 });
const Measured = styled('div')({
  marginBlockStart: 12,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${colors.line}`,
});
const Small = styled('span')({ color: colors.inkMuted, ...typeScale.small });

interface LanePriceProps {
  tariff: LaneTariff;
  service: CourierService;
}

/** The price of a parcel on one lane, and its delivery time. */
export function LanePrice({ tariff, service }: LanePriceProps) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { base_weight, max_weight } = service;
  const weight = intl.formatNumber(base_weight / 1000, { style: 'unit', unit: 'kilogram' });
  return (
    <Root>
      <Head>
        <Lane>{nameOf('lane', tariff.lane)}</Lane>
        <Transit>
          <TransitText value={tariff.transit_times} />
        </Transit>
      </Head>
      <Fee>
        <Amount>
          <MoneyText value={tariff.base_fee} />
        </Amount>
        <Small>{text('companies.prices.upTo', { weight })}</Small>
      </Fee>
      {max_weight > base_weight && (
        <Small>
          <MoneyText value={tariff.fee_per_kg} /> {text('companies.prices.perKg', { weight })}
        </Small>
      )}
      <Measured>
        <MeasuredTransitText value={tariff.measured} />
      </Measured>
    </Root>
  );
}
