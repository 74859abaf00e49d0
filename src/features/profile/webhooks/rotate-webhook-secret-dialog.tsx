import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';
import { useRotateWebhookSecret } from '../../../api/generated/webhooks/webhooks.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RotateSecretDialog } from '../integrations/rotate-secret-dialog.tsx';
import { endpointName } from './endpoint-name.ts';
import type { EndpointTask } from './endpoint-task.ts';

interface RotateWebhookSecretDialogProps {
  endpoint: WebhookEndpoint;
  onTask: (task: EndpointTask) => void;
  onClose: () => void;
}

/** A new secret for an endpoint, and how long the current one signs too. */
export function RotateWebhookSecretDialog(props: RotateWebhookSecretDialogProps) {
  const { endpoint, onTask, onClose } = props;
  const text = useText();
  const rotation = useRotateWebhookSecret({
    mutation: {
      // The answer holds the secret, which must not outlive the dialog.
      gcTime: 0,
      onSuccess: (issued) => {
        onTask({ kind: 'keep', issued });
      },
    },
  });
  const hasOlder = endpoint.previous_secret_until !== undefined;
  return (
    <RotateSecretDialog
      title={text('profile.webhooks.rotate.title', { name: endpointName(endpoint) })}
      lead={text('profile.webhooks.rotate.lead')}
      older={hasOlder ? text('profile.webhooks.rotate.older') : undefined}
      help={text('profile.webhooks.rotate.help')}
      submitLabel={text('profile.webhooks.rotate')}
      mutation={rotation}
      onRotate={(grace_hours) => {
        rotation.mutate({ endpointId: endpoint.id, data: { grace_hours } });
      }}
      onClose={onClose}
    />
  );
}
