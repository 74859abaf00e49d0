import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { Segment, Segments } from '../../ui/controls/segments.ts';
import { Filter } from './price-filter.ts';
import type { PriceView } from './view-address.ts';

const Order = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
});
interface PriceOrderProps {
  view: PriceView;
  onChange: (view: PriceView) => void;
  hasFavorites: boolean;
}

/** The order of the prices, and whether those of favorites come first. */
export function PriceOrder({ view, onChange, hasFavorites }: PriceOrderProps) {
  const text = useText();
  return (
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
  );
}
