import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ComparisonSummary } from '../../api/generated/model/comparison-summary.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { TransitText } from './transit-text.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';

const Strip = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, auto))',
  justifyContent: 'space-between',
  gap: '16px 20px',
  padding: '20px 24px',
  background: colors.verdigrisDeep,
  borderRadius: radius.large,
  color: colors.onDark,
  '@media (max-width: 1079.95px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@media (max-width: 599.95px)': {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '12px 10px',
    padding: '16px 16px',
    // Three prices in the first row, then two facts per row.
    '& > div': { gridColumn: 'span 3' },
    '& > div:nth-of-type(-n+3)': { gridColumn: 'span 2' },
  },
});
const Name = styled('dt')({ color: colors.onDarkMuted, ...typeScale.caption });
const Value = styled('dd')({
  ...typeScale.title,
  fontWeight: 600,
  '@media (max-width: 599.95px)': typeScale.lead,
});

/** A summary of all prices. */
export function PriceSummary({ summary }: { summary: ComparisonSummary }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { min_price, max_price, average_price, best_tier, fastest_delivery } = summary;
  return (
    <Strip>
      {min_price && (
        <Fact name={text('shared.pricing.summary.min')} bright>
          <MoneyText value={min_price} />
        </Fact>
      )}
      {average_price && (
        <Fact name={text('shared.pricing.summary.average')}>
          <MoneyText value={average_price} />
        </Fact>
      )}
      {max_price && (
        <Fact name={text('shared.pricing.summary.max')}>
          <MoneyText value={max_price} />
        </Fact>
      )}
      {fastest_delivery && (
        <Fact name={text('shared.pricing.summary.fastest')}>
          <TransitText value={fastest_delivery} />
        </Fact>
      )}
      {best_tier && (
        <Fact name={text('shared.pricing.summary.tier')}>{nameOf('tier', best_tier)}</Fact>
      )}
      <Fact name={text('shared.pricing.summary.couriers')}>
        <Ltr>{summary.total_couriers}</Ltr>
      </Fact>
      <Fact name={text('shared.pricing.summary.areas')}>
        <Ltr>{summary.total_areas}</Ltr>
      </Fact>
    </Strip>
  );
}

interface FactProps {
  name: string;
  bright?: boolean;
  children: ReactNode;
}

function Fact({ name, bright = false, children }: FactProps) {
  return (
    <div>
      <Name>{name}</Name>
      <Value style={bright ? { color: colors.brassBright } : undefined}>{children}</Value>
    </div>
  );
}
