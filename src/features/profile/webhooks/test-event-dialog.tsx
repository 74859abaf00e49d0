import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';
import type { WebhookTest } from '../../../api/generated/model/webhook-test.ts';
import { useSendTestWebhook } from '../../../api/generated/webhooks/webhooks.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { SelectInput } from '../../../ui/forms/select-input.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import { webhookMessagePath } from '../paths.ts';
import { endpointName } from './endpoint-name.ts';
import { sendingMeta, sendingTexts } from './sending-failure.ts';
import { useEventOptions } from './use-event-options.ts';

const Lead = styled('p')({ color: colors.inkMuted });

interface TestEventDialogProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

/** Sends a sample of an event, and then shows what comes of it. */
export function TestEventDialog({ endpoint, onClose }: TestEventDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const options = useEventOptions();
  const { id: endpointId, events } = endpoint;
  const form = useForm<WebhookTest>({
    defaultValues: { event: events[0] ?? 'shipment.created' },
  });
  const { mutate, isPending, error } = useSendTestWebhook({
    mutation: {
      meta: sendingMeta,
      onSuccess: ({ id }) => {
        onClose();
        void navigate(webhookMessagePath(endpointId, id));
      },
    },
  });
  const submitError = useSubmitError(error, sendingTexts);
  const title = text('profile.webhooks.sample.title', { name: endpointName(endpoint) });
  return (
    <TaskDialog title={title} onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('profile.webhooks.sample.send')}
        onSubmit={(data) => {
          mutate({ endpointId, data });
        }}
      >
        <Lead>{text('profile.webhooks.sample.lead')}</Lead>
        <SelectInput
          control={form.control}
          name="event"
          label={text('profile.webhooks.event')}
          options={options}
        />
      </FormShell>
    </TaskDialog>
  );
}
