import styled from '@emotion/styled';
import { useServerMode } from '../../api/use-server-mode.ts';
import { useText } from '../../i18n/use-text.ts';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Banner = styled('div')({
  padding: '6px 24px',
  color: colors.brassText,
  background: colors.brassSoft,
  borderBlockEnd: `1px solid ${colors.line}`,
  ...typeScale.caption,
  fontWeight: 500,
  textAlign: 'center',
});

/** Says in demo mode that nothing here is real. */
export function DemoBanner() {
  const text = useText();
  const mode = useServerMode();
  if (mode !== 'demo') return null;
  return <Banner role="status">{text('app.demo')}</Banner>;
}
