import styled from '@emotion/styled';

/** A wide part with a narrow one beside it, or below it where there is no room. */
export const WithSide = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: 16,
  '@media (max-width: 1179.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
