import { Button } from '../controls/button.tsx';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { DialogButtons, TitledDialog } from './titled-dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What happens after confirmation. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Colours the confirming button for an action that cannot be undone. */
  danger?: boolean;
  loading: boolean;
  /** Why the last try failed; null if it did not. */
  error: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. It stays open until the answer arrives. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  loading,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const close = () => {
    if (!loading) onClose();
  };
  return (
    <TitledDialog title={title} open={open} onClose={close}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {children}
        {error !== null && error !== undefined && (
          <Notice tone="danger" assertive>
            {error}
          </Notice>
        )}
      </DialogContent>
      <DialogButtons>
        <Button variant="outline" onClick={close} disabled={loading}>
          {cancelLabel}
        </Button>
        <Button color={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={loading}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </TitledDialog>
  );
}
