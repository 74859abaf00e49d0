import styled from '@emotion/styled';

/** The parcel's events next to its price; stacked on narrow screens. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: 20,
  '@media (max-width: 1179.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Panels stacked vertically. */
export const Stack = styled('div')({ display: 'grid', gap: 20, minInlineSize: 0 });
