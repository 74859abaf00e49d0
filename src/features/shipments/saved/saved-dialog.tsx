import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { HeldDialog } from '../../../ui/forms/held-dialog.tsx';

interface SavedDialogProps {
  title: string;
  /** Goes back from an item to the list. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of saved items: the list, or one item. */
export function SavedDialog({ onBack, ...dialog }: SavedDialogProps) {
  const text = useText();
  const back = onBack && { label: text('shipments.saved.back'), onBack };
  return <HeldDialog {...dialog} back={back} />;
}
