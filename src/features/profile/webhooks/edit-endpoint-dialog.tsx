import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';
import type { WebhookEndpointUpdate } from '../../../api/generated/model/webhook-endpoint-update.ts';
import { useUpdateWebhookEndpoint } from '../../../api/generated/webhooks/webhooks.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { EndpointFields } from './endpoint-fields.tsx';
import { endpointName } from './endpoint-name.ts';
import { updateResolver, type EndpointValues } from './endpoint-rules.ts';

interface EditEndpointDialogProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

/** Changes where an endpoint's webhooks are sent, and of which events. */
export function EditEndpointDialog({ endpoint, onClose }: EditEndpointDialogProps) {
  const text = useText();
  const { id, url, description = '', events, is_test } = endpoint;
  const form = useForm<EndpointValues, unknown, WebhookEndpointUpdate>({
    resolver: updateResolver(endpoint),
    defaultValues: { url, description, events, test: is_test },
  });
  const { mutate, isPending, error } = useUpdateWebhookEndpoint({
    mutation: {
      onSuccess: () => {
        showToast({ tone: 'success', titleId: 'profile.webhooks.saved' });
        onClose();
      },
    },
  });
  const submitError = useSubmitError(error);
  const title = text('profile.webhooks.edit.title', { name: endpointName(endpoint) });
  return (
    <TaskDialog title={title} maxWidth="sm" onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('profile.save')}
        onSubmit={(data) => {
          mutate({ endpointId: id, data });
        }}
      >
        <EndpointFields control={form.control} />
      </FormShell>
    </TaskDialog>
  );
}
