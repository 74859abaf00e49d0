import { Button } from '../controls/button.tsx';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What happens if the answer is yes. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Colours the yes as something that cannot be taken back. */
  danger?: boolean;
  loading: boolean;
  /** Why the last try failed; null when it did not. */
  error: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before doing what cannot be undone, and stays while the answer is awaited. */
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
  const titleId = useId();
  const close = () => {
    if (!loading) onClose();
  };
  return (
    <Dialog open={open} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {children}
        {error !== null && error !== undefined && (
          <Notice tone="danger" assertive>
            {error}
          </Notice>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: 3, paddingBlockStart: 0, gap: 1 }}>
        <Button variant="outline" onClick={close} disabled={loading}>
          {cancelLabel}
        </Button>
        <Button color={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={loading}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
