import styled from '@emotion/styled';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';

const phone = '@media (max-width: 759.95px)';

/** The place of four tiles, as high while they load as afterwards. */
export const TodayFrame = styled('section')({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 126,
  overflow: 'hidden',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  [phone]: { minBlockSize: 251 },
});

/** The tiles in one row, or in two on a phone, with lines between them. */
export const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignSelf: 'stretch',
  gap: 1,
  background: colors.line,
  '& > li': { display: 'grid', background: colors.surface },
  [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** What is in a tile, whether or not it has loaded. */
export const tileStyle = {
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: 2,
  padding: '12px 20px',
  ...typeScale.small,
  [phone]: { padding: '12px 16px' },
} as const;
