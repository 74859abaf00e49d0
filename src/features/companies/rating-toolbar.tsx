import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segment, Segments } from '../../ui/controls/segments.ts';
import { type } from '../../ui/theme/tokens.ts';

/** The orders of the list, as the contract calls them. */
export const ratingSorts = { newest: '-created_at', highest: '-score', lowest: 'score' } as const;

export interface RatingView {
  sort: keyof typeof ratingSorts;
  /** Only ratings of so many stars. */
  stars: number | undefined;
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '12px 24px',
});
const Shown = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
});
const Count = styled('p')({ ...type.h3 });

interface RatingToolbarProps {
  /** Ratings that the filter leaves. */
  total: number;
  view: RatingView;
  onChange: (view: RatingView) => void;
}

/** The number of listed ratings, a way to see all of them, and their order. */
export function RatingToolbar({ total, view, onChange }: RatingToolbarProps) {
  const text = useText();
  return (
    <Root>
      <Shown>
        <Count aria-live="polite">{text('companies.ratings.count', { count: total })}</Count>
        {view.stars !== undefined && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              onChange({ ...view, stars: undefined });
            }}
          >
            {text('companies.ratings.allStars')}
          </Button>
        )}
      </Shown>
      <Segments role="group" aria-label={text('companies.ratings.sort')}>
        {(['newest', 'highest', 'lowest'] as const).map((sort) => (
          <Segment
            key={sort}
            type="button"
            aria-pressed={view.sort === sort}
            onClick={() => {
              onChange({ ...view, sort });
            }}
          >
            {text(`companies.ratings.sort.${sort}`)}
          </Segment>
        ))}
      </Segments>
    </Root>
  );
}
