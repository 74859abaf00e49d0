import DialogContent from '@mui/material/DialogContent';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { DialogHold } from './dialog-hold.tsx';

interface SavedDialogProps {
  title: string;
  /** Goes back from an item to the list. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The dialog of saved items: the list, or one item. It asks before discarding what was typed in a
 * form with `LeaveDialogQuestion`.
 */
export function SavedDialog({ title, onBack, onClose, children }: SavedDialogProps) {
  const text = useText();
  const [isHeld, setHeld] = useState(false);
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
  const asking = (leave: () => void) => () => {
    if (isHeld) setAsked({ leave });
    else leave();
  };
  return (
    <TitledDialog
      title={title}
      maxWidth="sm"
      withCross
      back={onBack && { label: text('shipments.saved.back'), onBack: asking(onBack) }}
      onClose={asking(onClose)}
    >
      <DialogContent>
        <DialogHold value={setHeld}>{children}</DialogHold>
      </DialogContent>
      <ConfirmDialog
        open={asked !== null}
        title={text('ui.leave.title')}
        confirmLabel={text('ui.leave.leave')}
        cancelLabel={text('ui.leave.stay')}
        danger
        loading={false}
        error={null}
        onConfirm={() => {
          setAsked(null);
          asked?.leave();
        }}
        onClose={() => {
          setAsked(null);
        }}
      >
        <p>{text('ui.leave.description')}</p>
      </ConfirmDialog>
    </TitledDialog>
  );
}
