import { IconButton } from '../controls/icon-button.tsx';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../feedback/toast-store.ts';
import { Tooltip } from '../feedback/tooltip.tsx';
import { AlertIcon, CheckIcon, CopyIcon } from '../icons.tsx';
import { colors } from '../theme/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  /** Message that says what is copied. */
  labelId: string;
}

const shownMilliseconds = 2000;

/**
 * Copies a code and announces it on screen and to screen readers. A refusal by the browser is
 * announced too.
 */
export function CopyButton({ value, labelId }: CopyButtonProps) {
  const text = useText();
  const [outcome, setOutcome] = useState<'done' | 'failed'>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(setOutcome, shownMilliseconds, undefined);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('done');
    } catch {
      // Refused by the person or a policy, or not available outside https.
      setOutcome('failed');
      showToast({
        tone: 'error',
        titleId: 'ui.copy.failed',
        descriptionId: 'ui.copy.failedDescription',
      });
    }
  };

  return (
    <Tooltip label={text(labelId)}>
      <IconButton
        size="small"
        onClick={copy}
        aria-label={text(labelId)}
        style={outcome && { color: outcome === 'done' ? colors.success : colors.danger }}
      >
        {outcome === 'done' && <CheckIcon size={16} />}
        {outcome === 'failed' && <AlertIcon size={16} />}
        {!outcome && <CopyIcon size={16} />}
      </IconButton>
      <VisuallyHidden role="status">
        {outcome === 'done' ? text('ui.copy.done') : ''}
      </VisuallyHidden>
    </Tooltip>
  );
}
