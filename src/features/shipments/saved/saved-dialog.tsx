import styled from '@emotion/styled';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { ArrowBackIcon, CloseIcon } from '../../../ui/icons.tsx';
import { DialogHold } from './dialog-hold.tsx';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  paddingInline: '8px 16px',
  '& > h2': { flex: 1, minInlineSize: 0, paddingInlineStart: 16 },
  '& > button': { marginBlockStart: 12 },
});

interface SavedDialogProps {
  title: string;
  /** Back from one of them to the list. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What is kept for the next shipment: the list, or one of it. Asks before it throws away what was
 * typed in a form with `LeaveDialogQuestion`.
 */
export function SavedDialog({ title, onBack, onClose, children }: SavedDialogProps) {
  const text = useText();
  const titleId = useId();
  const [isHeld, setHeld] = useState(false);
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
  const asking = (leave: () => void) => () => {
    if (isHeld) setAsked({ leave });
    else leave();
  };
  const close = asking(onClose);
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      // In React's eyes it stands within the form that it was opened from, which is not to be sent.
      onSubmit={(event) => {
        event.stopPropagation();
      }}
    >
      <Head>
        {onBack && (
          <IconButton aria-label={text('shipments.saved.back')} onClick={asking(onBack)}>
            <ArrowBackIcon />
          </IconButton>
        )}
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <IconButton aria-label={text('shipments.saved.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Head>
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
    </Dialog>
  );
}
