import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { SaveState } from '../../../ui/forms/autosaver.ts';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: 44,
  marginInlineEnd: 'auto',
  color: colors.inkMuted,
  ...typeScale.small,
});

interface SavedLineProps {
  state: SaveState;
  /** Whether everything typed could be stored. */
  isWhole: boolean;
  onRetry: () => void;
}

/** Whether the answers are saved. Screen readers hear only of failures, not of every save. */
export function SavedLine({ state, isWhole, onRetry }: SavedLineProps) {
  const text = useText();
  const failed = state === 'failed';
  return (
    <Root>
      <span role="status">{failed && text('profile.questionnaire.notSaved')}</span>
      {failed && (
        <Button variant="text" size="small" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      )}
      {state === 'waiting' && text('profile.questionnaire.saving')}
      {state === 'saved' &&
        text(isWhole ? 'profile.questionnaire.saved' : 'profile.questionnaire.savedPartly')}
    </Root>
  );
}
