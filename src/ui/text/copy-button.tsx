import { IconButton } from '../controls/icon-button.tsx';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { CheckIcon, CopyIcon } from '../icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** Message that says what is copied. */
  labelId: string;
}

const shownMilliseconds = 2000;

/** Copies a code and says so to eyes and readers alike. */
export function CopyButton({ value, labelId }: CopyButtonProps) {
  const text = useText();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => {
      setCopied(false);
    }, shownMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);

  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };

  return (
    <>
      <IconButton size="small" onClick={copy} aria-label={text(labelId)} title={text(labelId)}>
        {copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </IconButton>
      <VisuallyHidden role="status">{copied ? text('ui.copy.done') : ''}</VisuallyHidden>
    </>
  );
}
