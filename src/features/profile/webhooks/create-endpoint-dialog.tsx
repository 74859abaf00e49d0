import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { WebhookEndpointCreate } from '../../../api/generated/model/webhook-endpoint-create.ts';
import { useCreateWebhookEndpoint } from '../../../api/generated/webhooks/webhooks.ts';
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import {
  limitCodes,
  limitReachedBy,
  LimitReached,
} from '../../../shared/plan-limits/limit-reached.tsx';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { EndpointFields } from './endpoint-fields.tsx';
import { createResolver, type EndpointValues } from './endpoint-rules.ts';
import type { EndpointTask } from './endpoint-task.ts';

const meta = { handledCodes: limitCodes };

interface CreateEndpointDialogProps {
  onTask: (task: EndpointTask) => void;
  onClose: () => void;
}

/** Creates an endpoint, and shows its secret next. */
export function CreateEndpointDialog({ onTask, onClose }: CreateEndpointDialogProps) {
  const text = useText();
  const form = useForm<EndpointValues, unknown, WebhookEndpointCreate>({
    resolver: createResolver,
    defaultValues: { url: '', description: '', events: [], test: false },
  });
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useCreateWebhookEndpoint({
    mutation: {
      meta,
      // The answer holds the secret, which must not outlive the dialog.
      gcTime: 0,
      onSuccess: (issued) => {
        onTask({ kind: 'keep', issued });
      },
    },
  });
  const submitError = useSubmitError(error);
  const reached = limitReachedBy(error);
  const { control } = form;
  return (
    <TaskDialog title={text('profile.webhooks.new.title')} maxWidth="sm" onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={reached ? <LimitReached reached={reached} /> : submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('profile.webhooks.create')}
        onSubmit={(data) => {
          mutate({ data, headers: keyOf(data) });
        }}
      >
        <EndpointFields control={control} />
        <CheckboxInput
          control={control}
          name="test"
          label={text('profile.webhooks.test')}
          help={text('profile.webhooks.test.help')}
        />
      </FormShell>
    </TaskDialog>
  );
}
