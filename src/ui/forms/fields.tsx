import styled from '@emotion/styled';

/** Fields next to each other on wide screens. */
export const Fields = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 20,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** A row across the whole grid of fields. */
export const Wide = styled('div')({ gridColumn: '1 / -1', minInlineSize: 0 });
