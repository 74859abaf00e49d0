import styled from '@emotion/styled';

/** What happens to the parcel beside what it costs; one under the other on narrow screens. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: 20,
  '@media (max-width: 1179.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Panels one under the other. */
export const Stack = styled('div')({ display: 'grid', gap: 20, minInlineSize: 0 });
