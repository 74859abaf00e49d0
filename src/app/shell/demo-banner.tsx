import styled from '@emotion/styled';
import { useServerMode } from '../../api/use-server-mode.ts';
import { useText } from '../../i18n/use-text.ts';
import { colors } from '../../ui/theme/tokens.ts';

const Banner = styled('div')({
  padding: '6px 24px',
  color: colors.brassText,
  background: colors.brassSoft,
  borderBlockEnd: `1px solid ${colors.line}`,
  fontSize: 13,
  lineHeight: '20px',
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
