import { useRevokeApiKey } from '../../../api/generated/keys/keys.ts';
import type { ApiKey } from '../../../api/generated/model/api-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';

interface RevokeKeyDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Asks before a key is ended for good. */
export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const text = useText();
  const { mutate, isPending, isError } = useRevokeApiKey({
    mutation: {
      onSuccess: () => {
        onClose();
        showToast({ tone: 'success', titleId: 'profile.keys.revoked' });
      },
    },
  });
  const { client_key: clientKey, name } = apiKey;
  return (
    <ConfirmDialog
      open
      danger
      title={text('profile.keys.revoke.ask', { name })}
      confirmLabel={text('profile.keys.revoke')}
      cancelLabel={text('profile.cancel')}
      loading={isPending}
      error={isError ? text('api.failed') : null}
      onConfirm={() => {
        mutate({ clientKey });
      }}
      onClose={onClose}
    >
      <p>{text('profile.keys.revoke.lead')}</p>
    </ConfirmDialog>
  );
}
