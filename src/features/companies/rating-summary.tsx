import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { RatingSummary as Summary } from '../../api/generated/model/rating-summary.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { RatingStars } from '../../shared/couriers/rating-stars.tsx';
import { StarMark } from '../../ui/brand/star-mark.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, figures, radius, typeScale } from '../../ui/theme/tokens.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '24px 40px',
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Overall = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  paddingInline: 12,
  color: colors.inkMuted,
  ...typeScale.small,
});
const Average = styled('span')({
  ...typeScale.display,
  ...figures,
  fontWeight: 600,
  color: colors.ink,
});
const Bars = styled('div')({ display: 'grid', gap: 2 });
const Bar = styled('button')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr) 36px',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 28,
  paddingInline: 8,
  color: colors.ink,
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: radius.small,
  cursor: 'pointer',
  ...typeScale.small,
  ...figures,
  '&:hover': { background: colors.sunken },
  '&[aria-pressed="true"]': {
    background: colors.verdigrisSoft,
    borderColor: colors.verdigris,
  },
});
const Stars = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 5 });
const Track = styled('span')({
  display: 'block',
  blockSize: 8,
  overflow: 'hidden',
  background: colors.line,
  borderRadius: radius.round,
});
const Filled = styled('span')({ display: 'block', blockSize: '100%', background: colors.brass });
const Number = styled('span')({ textAlign: 'end', color: colors.inkMuted });
const Parts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 16px',
  ...typeScale.small,
  '& > dt': { color: colors.inkMuted },
  '& > dd': { display: 'inline-flex', alignItems: 'center', gap: 5, ...figures, fontWeight: 500 },
  '@media (max-width: 899.95px)': { gridColumn: '1 / -1' },
});
const NoPart = styled('span')({ color: colors.inkMuted, fontWeight: 400 });

interface RatingSummaryProps {
  summary: Summary;
  /** The bar by which the list is filtered. */
  stars: number | undefined;
  onStars: (stars: number | undefined) => void;
}

/** The average with its number, a bar for each number of stars, and the average of each part. */
export function RatingSummary({ summary, stars: chosen, onStars }: RatingSummaryProps) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { average, count, histogram, parts } = summary;
  const decimal = (value: number) => (
    <Ltr>{intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</Ltr>
  );
  return (
    <Root>
      <Overall>
        <Average>{decimal(average)}</Average>
        <RatingStars rating={average} size={20} />
        <span>{text('companies.ratings.count', { count })}</span>
      </Overall>
      <Bars role="group" aria-label={text('companies.ratings.histogram')}>
        {histogram.map(({ stars, count: rated }) => (
          <Bar
            key={stars}
            type="button"
            aria-pressed={stars === chosen}
            onClick={() => {
              onStars(stars === chosen ? undefined : stars);
            }}
          >
            <VisuallyHidden>
              {text('companies.ratings.bar', { stars, count: rated })}
            </VisuallyHidden>
            <Stars aria-hidden>
              {intl.formatNumber(stars)}
              <StarMark size={14} />
            </Stars>
            <Track>
              <Filled style={{ inlineSize: `${(100 * rated) / count}%` }} />
            </Track>
            <Number aria-hidden>{intl.formatNumber(rated)}</Number>
          </Bar>
        ))}
      </Bars>
      <Parts>
        {parts.map(({ part, average: mean, count: rated }) => [
          <dt key={part}>{nameOf('rating_part', part)}</dt>,
          <dd key={`${part} average`}>
            {rated === 0 ? (
              <NoPart>{text('companies.ratings.partNone')}</NoPart>
            ) : (
              <>
                <StarMark size={14} />
                {decimal(mean)}
              </>
            )}
          </dd>,
        ])}
      </Parts>
    </Root>
  );
}
