import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Weekday } from '../../api/generated/model/weekday.ts';
import type { CourierPrice } from '../../api/generated/model/courier-price.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { MeasuredTransitText } from '../../shared/couriers/measured-transit.tsx';
import { PriceBreakdown } from '../../shared/pricing/price-breakdown.tsx';
import { DimensionsText } from '../../ui/text/dimensions-text.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { WeightText } from '../../ui/text/weight-text.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: '20px 48px',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  padding: '12px 0 10px',
  '@media (max-width: 759.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Facts = styled('dl')({
  display: 'grid',
  alignContent: 'start',
  gap: '8px 16px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  ...typeScale.small,
  '& dt': { color: colors.inkMuted },
  '& dd': { textAlign: 'end' },
});
const Measured = styled('div')({ gridColumn: '1 / -1' });
const Note = styled('p')({
  gridColumn: '1 / -1',
  padding: '10px 12px',
  background: colors.sunken,
  borderRadius: 8,
  ...typeScale.small,
});

/** The components of a price and what the service includes. */
export function PriceFacts({ price }: { price: CourierPrice }) {
  const text = useText();
  const intl = useIntl();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const days = Object.values(Weekday).filter((day) => price.served_days.includes(day));
  const names = (set: 'weekday' | 'shipping_method', values: readonly string[]) =>
    intl.formatList(values.map((value) => nameOf(set, value)));
  return (
    <Columns>
      <PriceBreakdown price={price} baseWeight={price.base_weight} />
      <Facts>
        <Fact name={text('pricing.facts.chargeable')}>
          <WeightText grams={price.chargeable_weight} />
        </Fact>
        <Fact name={text('pricing.facts.baseWeight')}>
          <WeightText grams={price.base_weight} />
        </Fact>
        <Fact name={text('pricing.facts.return')}>
          <MoneyText value={price.return_price} />
        </Fact>
        <Fact name={text('pricing.facts.maxWeight')}>
          <WeightText grams={price.max_weight} />
        </Fact>
        <Fact name={text('pricing.facts.maxSize')}>
          <DimensionsText {...price.max_dimensions} />
        </Fact>
        <Fact name={text('pricing.facts.days')}>
          {days.length === 7 ? text('pricing.facts.everyDay') : names('weekday', days)}
        </Fact>
        <Fact name={text('pricing.facts.methods')}>
          {names('shipping_method', price.shipping_methods)}
        </Fact>
        <Fact name={text('pricing.facts.coverage')}>
          {text('pricing.facts.areas', { count: price.coverage_areas.length })}
        </Fact>
      </Facts>
      <Measured>
        <MeasuredTransitText value={price.measured} />
      </Measured>
      <Note>{localized(price.notes)}</Note>
    </Columns>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
