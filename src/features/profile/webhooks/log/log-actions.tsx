import type { WebhookEndpoint } from '../../../../api/generated/model/webhook-endpoint.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useEndpointTasks } from '../use-endpoint-tasks.tsx';

/** Has an active endpoint told something: a sample, or what it has missed. */
export function LogActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const text = useText();
  const { start, dialog } = useEndpointTasks();
  if (endpoint.state !== 'active') return null;
  return (
    <>
      <Button
        variant="outline"
        size="small"
        onClick={() => {
          start({ kind: 'test', endpoint });
        }}
      >
        {text('profile.webhooks.sample')}
      </Button>
      <Button
        variant="outline"
        size="small"
        onClick={() => {
          start({ kind: 'resend', endpoint });
        }}
      >
        {text('profile.webhooks.resend')}
      </Button>
      {dialog}
    </>
  );
}
