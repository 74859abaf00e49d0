import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { StarMark } from '../../ui/brand/star-mark.tsx';

const Root = styled('span')({ position: 'relative', display: 'inline-block', overflow: 'hidden' });
const gap = 4;
const Row = styled('span')({ display: 'flex', gap });
// As much of the filled row as was given, from where the line of writing begins.
const Given = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
});

const places = [1, 2, 3, 4, 5];

interface RatingStarsProps {
  /** 0 to 5, parts of a star included. */
  rating: number;
  /** Pixels of one star. */
  size?: number;
}

/** A rating as five stars, which readers hear as "4.3 out of 5". */
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
