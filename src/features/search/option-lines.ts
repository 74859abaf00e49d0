import styled from '@emotion/styled';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

/** The texts of a result on two lines. */
export const Words = styled('span')({ flex: 1, minInlineSize: 0, lineHeight: '22px' });
export const Line = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const Under = styled(Line)({ color: colors.inkMuted, ...typeScale.caption });
