import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { StarMark } from '../../ui/brand/star-mark.tsx';

const Root = styled('span')({ position: 'relative', display: 'inline-block', overflow: 'hidden' });
const gap = 4;
const Row = styled('span')({ display: 'flex', gap });
// The part of the filled row that the rating covers, from the start of the line.
const Given = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
});

const places = [1, 2, 3, 4, 5];

interface RatingStarsProps {
  /** 0 to 5; fractions fill part of a star. */
  rating: number;
  /** Size of one star in pixels. */
  size?: number;
}

/** A rating as five stars. Screen readers say "4.3 out of 5". */
export function RatingStars({ rating, size = 16 }: RatingStarsProps) {
  const text = useText();
  const intl = useIntl();
  const whole = Math.floor(rating);
  const given = whole * (size + gap) + (rating - whole) * size;
  const digits = intl.formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Root role="img" aria-label={text('shared.couriers.rating', { rating: digits })}>
      <Row>
        {places.map((place) => (
          <StarMark key={place} size={size} empty />
        ))}
      </Row>
      <Given style={{ inlineSize: given }}>
        <Row>
          {places.map((place) => (
            <StarMark key={place} size={size} />
          ))}
        </Row>
      </Given>
    </Root>
  );
}
