import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.ts';
import { Key } from '../../../ui/search/key.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 28,
  marginInlineStart: 10,
  paddingInline: 8,
  color: colors.inkMuted,
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  ...typeScale.caption,
  cursor: 'pointer',
  '&:hover': { color: colors.ink, background: colors.sunken },
  // Without a keyboard, or without the table, there are none to list.
  '@media (hover: none), (max-width: 759.95px)': { display: 'none' },
});

/** The same in every language. */
const itsKey = '?';

/** Opens the list of keys. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  const text = useText();
  return (
    <Root type="button" aria-haspopup="dialog" onClick={onClick}>
      {text('shipments.list.keys')}
      <Key aria-hidden>{itsKey}</Key>
    </Root>
  );
}
