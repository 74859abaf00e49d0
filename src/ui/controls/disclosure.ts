import styled from '@emotion/styled';
import { colors } from '../theme/tokens.ts';

/** Details that open below their summary, which looks like a link. */
export const Disclosure = styled('details')({
  '& > summary': {
    inlineSize: 'fit-content',
    minBlockSize: 24,
    color: colors.verdigris,
    fontWeight: 500,
    cursor: 'pointer',
  },
});
