import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { CourierRating } from '../../api/generated/model/courier-rating.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { PartStars } from '../../shared/couriers/part-stars.tsx';
import { RatingStars } from '../../shared/couriers/rating-stars.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';

const Root = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  gap: '12px 32px',
  padding: '16px 20px',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  '--chip-size': '22px',
  '&[data-mine="true"]': { borderColor: colors.verdigris },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 },
});
const Said = styled('div')({ display: 'grid', alignContent: 'start', gap: 8 });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 12px',
});
const Words = styled('p')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
const About = styled('p')({ color: colors.inkMuted, ...typeScale.caption });

/** One rating: stars, text, what was shipped and when, and the stars of its parts. */
export function RatingCard({ rating }: { rating: CourierRating }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { score, parts, service_type, lane, month, mine, sample } = rating;
  return (
    <Root data-mine={mine}>
      <Said>
        <Head>
          <RatingStars rating={score} size={18} />
          {mine && (
            <StatusChip tone="success" plain>
              {text('companies.ratings.mine')}
            </StatusChip>
          )}
          {sample && (
            <StatusChip tone="neutral" plain>
              {text('companies.ratings.sample')}
            </StatusChip>
          )}
        </Head>
        {rating.text !== undefined && (
          <Words>
            <bdi>{rating.text}</bdi>
          </Words>
        )}
        <About>
          {nameOf('service_type', service_type)}
          <Separator />
          {nameOf('lane', lane)}
          <Separator />
          <time dateTime={month}>
            <bdi>
              {intl.formatDate(`${month}-15T12:00:00+03:00`, { month: 'long', year: 'numeric' })}
            </bdi>
          </time>
        </About>
      </Said>
      <PartStars parts={parts} />
    </Root>
  );
}
