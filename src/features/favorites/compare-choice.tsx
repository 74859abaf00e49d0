import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import type { Comparison } from './comparison.tsx';

const Choice = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 34,
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
  id: string;
  name: string;
  comparison: Comparison;
}

/** Chooses a favorite for the comparison, unless enough are chosen. */
export function CompareChoice({
  id,
  name,
  comparison: { chosen, toggle, isFull },
}: CompareChoiceProps) {
  const text = useText();
  const isChosen = chosen.includes(id);
  return (
    <Choice>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull && !isChosen}
        aria-label={text('favorites.compare.one', { courier: name })}
        onChange={() => {
          toggle(id);
        }}
      />
      {text('favorites.compare')}
    </Choice>
  );
}
