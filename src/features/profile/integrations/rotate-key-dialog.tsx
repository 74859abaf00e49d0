import { useRotateApiKey } from '../../../api/generated/keys/keys.ts';
import type { ApiKey } from '../../../api/generated/model/api-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { KeyTask } from './key-task.ts';
import { RotateSecretDialog } from './rotate-secret-dialog.tsx';

interface RotateKeyDialogProps {
  apiKey: ApiKey;
  onTask: (task: KeyTask) => void;
  onClose: () => void;
}

/** A new secret for a key, and how long the current one stays valid. */
export function RotateKeyDialog({ apiKey, onTask, onClose }: RotateKeyDialogProps) {
  const text = useText();
  const rotation = useRotateApiKey({
    mutation: {
      // The answer holds the secret, which must not outlive the dialog.
      gcTime: 0,
      onSuccess: (issued) => {
        onTask({ kind: 'keep', issued });
      },
    },
  });
  const { client_key: clientKey, name, previous_secret_until } = apiKey;
  const hasOlder = previous_secret_until !== undefined;
  return (
    <RotateSecretDialog
      title={text('profile.keys.rotate.title', { name })}
      lead={text('profile.keys.rotate.lead')}
      older={hasOlder ? text('profile.keys.rotate.older') : undefined}
      help={text('profile.keys.grace.help')}
      submitLabel={text('profile.keys.rotate')}
      mutation={rotation}
      onRotate={(grace_hours) => {
        rotation.mutate({ clientKey, data: { grace_hours } });
      }}
      onClose={onClose}
    />
  );
}
