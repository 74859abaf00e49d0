import DialogContent from '@mui/material/DialogContent';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { TitledDialog } from '../feedback/titled-dialog.tsx';
import { DialogHold } from './dialog-hold.tsx';

interface HeldDialogProps {
  title: ReactNode;
  /** Shows a back button before the title, with this name. */
  back?: { label: string; onBack: () => void } | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks before discarding what was typed in a form with `LeaveDialogQuestion`. */
export function HeldDialog({ title, back, onClose, children }: HeldDialogProps) {
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
      back={back && { label: back.label, onBack: asking(back.onBack) }}
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
