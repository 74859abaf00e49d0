import styled from '@emotion/styled';
import { colors, type } from '../../ui/theme/tokens.ts';

/** Rows for keys or stores, separated by lines. */
export const Rows = styled('ul')({
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 16,
    paddingBlock: 20,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
});
/** The name of a row and its actions. */
export const RowHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 16px',
});
export const RowTitle = styled('h3')({ ...type.h3, overflowWrap: 'anywhere' });
