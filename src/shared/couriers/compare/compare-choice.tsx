import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.ts';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import type { Compared } from './use-compared.ts';

const Root = styled('label')({
  position: 'relative',
  // Above a card's link.
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 32,
  marginInlineStart: 'auto',
  ...typeScale.small,
  cursor: 'pointer',
  '&:has(:disabled)': { color: colors.inkMuted, cursor: 'not-allowed' },
  '& > input': {
    inlineSize: 18,
    blockSize: 18,
    margin: 0,
    accentColor: colors.verdigris,
    cursor: 'inherit',
  },
});

interface CompareChoiceProps {
  courierId: string;
  /** The courier's name in the reader's language. */
  name: string;
  compared: Compared;
}

/** A box that chooses a courier for the comparison, unless enough are chosen. */
export function CompareChoice({
  courierId,
  name,
  compared: { ids, isFull, toggle },
}: CompareChoiceProps) {
  const text = useText();
  const isChosen = ids.includes(courierId);
  return (
    <Root>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull && !isChosen}
        aria-label={text('shared.couriers.compare.label', { courier: name })}
        onChange={() => {
          toggle(courierId);
        }}
      />
      <span aria-hidden>{text('shared.couriers.compare')}</span>
    </Root>
  );
}
