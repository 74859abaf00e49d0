import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { colors, elevation, layers, radius } from '../../ui/theme/tokens.ts';

/** The id of the main element. */
export const mainId = 'main';

const Skip = styled('a')({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: layers.progress,
  padding: '10px 16px',
  color: colors.ink,
  background: colors.surface,
  borderRadius: radius.medium,
  boxShadow: elevation.floating,
  fontWeight: 500,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

/** The first tab stop: skips the menu. */
export function SkipLink() {
  const text = useText();
  return <Skip href={`#${mainId}`}>{text('app.skipToContent')}</Skip>;
}
