import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CourierTier } from '../../api/generated/model/courier-tier.ts';
import type { CourierPrice } from '../../api/generated/model/courier-price.ts';
import { ServiceType } from '../../api/generated/model/service-type.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { colors, elevation, radius, type, typeScale } from '../../ui/theme/tokens.ts';
import type { PriceView } from './view-address.ts';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '12px 24px',
});
const Count = styled('h2')({ ...type.h2 });
const Order = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
});
const Segments = styled('div')({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  background: colors.sunken,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
});
const Segment = styled('button')({
  minBlockSize: 36,
  paddingInline: 16,
  color: colors.inkMuted,
  background: 'transparent',
  border: 0,
  borderRadius: radius.small,
  ...typeScale.small,
  fontWeight: 500,
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    color: colors.ink,
    background: colors.surface,
    boxShadow: elevation.raised,
  },
});
const Filters = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, inlineSize: '100%' });
const Filter = styled('button')({
  minBlockSize: 34,
  paddingInline: 12,
  color: colors.ink,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.round,
  ...typeScale.small,
  cursor: 'pointer',
  '&:hover': { borderColor: colors.lineStrong },
  '&[aria-pressed="true"]': {
    color: colors.verdigrisDark,
    background: colors.verdigrisSoft,
    borderColor: colors.verdigris,
    fontWeight: 500,
  },
});
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
}

/** The number of prices, their sorting, and the filters for services and tiers. */
export function PriceToolbar({
  prices,
  shown,
  view,
  onChange,
  hasFavorites,
  clock,
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
        <Count aria-live="polite">{text('pricing.count', { count: shown })}</Count>
        {clock}
      </div>
      <Order>
        {hasFavorites && (
          <Filter
            type="button"
            aria-pressed={view.favoritesFirst}
            onClick={() => {
              onChange({ ...view, favoritesFirst: !view.favoritesFirst });
            }}
          >
            {text('pricing.favorites')}
          </Filter>
        )}
        <Segments role="group" aria-label={text('pricing.sort')}>
          {(['price', 'time', 'rating'] as const).map((sort) => (
            <Segment
              key={sort}
              type="button"
              aria-pressed={view.sort === sort}
              onClick={() => {
                onChange({ ...view, sort });
              }}
            >
              {text(`pricing.sort.${sort}`)}
            </Segment>
          ))}
        </Segments>
      </Order>
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
