import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CourierTier } from '../../api/generated/model/courier-tier.ts';
import type { CourierPrice } from '../../api/generated/model/courier-price.ts';
import { ServiceType } from '../../api/generated/model/service-type.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { colors, type } from '../../ui/theme/tokens.ts';
import { Filter } from './price-filter.ts';
import { PriceOrder } from './price-order.tsx';
import type { PriceView } from './view-address.ts';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '12px 24px',
});
const Count = styled('h2')({ ...type.h2 });
const Heading = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Filters = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, inlineSize: '100%' });
const Between = styled('span')({
  inlineSize: 1,
  marginInline: 4,
  background: colors.line,
  '@media (max-width: 599.95px)': { display: 'none' },
});

interface PriceToolbarProps {
  prices: readonly CourierPrice[];
  shown: number;
  view: PriceView;
  onChange: (view: PriceView) => void;
  hasFavorites: boolean;
  /** How long the prices are still valid. */
  clock: ReactNode;
  /** Where couriers are chosen to be compared side by side. */
  compare: string;
}

/** The number of prices, their sorting, and the filters for services and tiers. */
export function PriceToolbar({
  prices,
  shown,
  view,
  onChange,
  hasFavorites,
  clock,
  compare,
}: PriceToolbarProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const services = Object.values(ServiceType).filter((service) =>
    prices.some(({ service_type }) => service_type === service),
  );
  const tiers = Object.values(CourierTier)
    .filter((tier) => prices.some((price) => price.tier === tier))
    .reverse();
  return (
    <Root>
      <div>
        <Heading>
          <Count aria-live="polite">{text('pricing.count', { count: shown })}</Count>
          <ButtonLink variant="text" size="small" to={compare}>
            {text('pricing.sideBySide')}
          </ButtonLink>
        </Heading>
        {clock}
      </div>
      <PriceOrder view={view} onChange={onChange} hasFavorites={hasFavorites} />
      {(services.length > 1 || tiers.length > 1) && (
        <Filters role="group" aria-label={text('pricing.filters')}>
          {services.map((service) => (
            <Filter
              key={service}
              type="button"
              aria-pressed={view.services.includes(service)}
              onClick={() => {
                onChange({ ...view, services: toggled(view.services, service) });
              }}
            >
              {nameOf('service_type', service)}
            </Filter>
          ))}
          <Between aria-hidden />
          {tiers.map((tier) => (
            <Filter
              key={tier}
              type="button"
              aria-pressed={view.tiers.includes(tier)}
              onClick={() => {
                onChange({ ...view, tiers: toggled(view.tiers, tier) });
              }}
            >
              {nameOf('tier', tier)}
            </Filter>
          ))}
        </Filters>
      )}
    </Root>
  );
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
