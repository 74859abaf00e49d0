import styled from '@emotion/styled';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  paddingInlineEnd: 16,
  '& > h2': { minInlineSize: 0, flexShrink: 1 },
  '& > button': { marginBlockStart: 12 },
});

interface TaskDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page that can be left at any time. */
export function TaskDialog({ title, onClose, children }: TaskDialogProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <Head>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <IconButton aria-label={text('profile.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
