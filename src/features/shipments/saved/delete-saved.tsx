import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';

interface DeleteSavedProps {
  name: string;
  loading: boolean;
  failed: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before one of what is kept is deleted. */
export function DeleteSaved({ name, loading, failed, onDelete, onClose }: DeleteSavedProps) {
  const text = useText();
  return (
    <ConfirmDialog
      open
      danger
      title={text('shipments.saved.delete.ask', { name })}
      confirmLabel={text('shipments.saved.delete')}
      cancelLabel={text('shipments.saved.cancel')}
      loading={loading}
      error={failed ? text('api.failed') : null}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <p>{text('shipments.saved.delete.lead')}</p>
    </ConfirmDialog>
  );
}
