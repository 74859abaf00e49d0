import styled from '@emotion/styled';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ArrowBackIcon, CloseIcon } from '../../../ui/icons.tsx';

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

/** What is kept for the next shipment: the list, or one of it. */
export function SavedDialog({ title, onBack, onClose, children }: SavedDialogProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
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
          <IconButton aria-label={text('shipments.saved.back')} onClick={onBack}>
            <ArrowBackIcon />
          </IconButton>
        )}
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <IconButton aria-label={text('shipments.saved.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
