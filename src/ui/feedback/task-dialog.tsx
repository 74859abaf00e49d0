import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { TitledDialog } from './titled-dialog.tsx';

interface TaskDialogProps {
  title: string;
  maxWidth?: 'xs' | 'sm';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form, which can be closed at any time. */
export function TaskDialog({ title, maxWidth = 'xs', onClose, children }: TaskDialogProps) {
  return (
    <TitledDialog title={title} maxWidth={maxWidth} withCross onClose={onClose}>
      <DialogContent>{children}</DialogContent>
    </TitledDialog>
  );
}
