import styled from '@emotion/styled';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
