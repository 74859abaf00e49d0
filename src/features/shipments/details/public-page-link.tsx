import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.ts';
import { GlobeIcon } from '../../../ui/icons.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBlockStart: 20,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  color: colors.inkMuted,
  ...typeScale.small,
});
const Anchor = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 24,
  color: colors.verdigris,
  fontWeight: 500,
});

/** The receiver's tracking page, to open or share. */
export function PublicPageLink({ url }: { url: string }) {
  const text = useText();
  return (
    <Row>
      <Anchor href={url} target="_blank" rel="noopener">
        <GlobeIcon size={18} />
        {text('shipments.details.publicPage')}
      </Anchor>
      <CopyButton
        value={new URL(url, window.location.origin).href}
        labelId="shipments.details.copyPublicPage"
      />
      <span>{text('shipments.details.publicPageLead')}</span>
    </Row>
  );
}
