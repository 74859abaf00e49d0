import styled from '@emotion/styled';
import { layout } from '../../ui/theme/tokens.ts';

/** The column of home, below the hero if there is one. */
export const HomeFrame = styled('div')({
  display: 'grid',
  gap: 16,
  maxInlineSize: layout.content + 64,
  marginInline: 'auto',
  padding: '24px 32px 64px',
  '& > *': { minInlineSize: 0 },
  // The gap follows.
  '& > header': { marginBlockEnd: 0 },
  '@media (max-width: 599.95px)': { padding: '16px 16px 48px' },
});
