import styled from '@emotion/styled';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../../api/errors.ts';
import type { WebhookEndpoint } from '../../../../api/generated/model/webhook-endpoint.ts';
import type { WebhookResend } from '../../../../api/generated/model/webhook-resend.ts';
import { useResendWebhooks } from '../../../../api/generated/webhooks/webhooks.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { TaskDialog } from '../../../../ui/feedback/task-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast-store.ts';
import { DateInput } from '../../../../ui/forms/date-input.tsx';
import { Fields } from '../../../../ui/forms/fields.tsx';
import { FormShell } from '../../../../ui/forms/form-shell.tsx';
import { colors } from '../../../../ui/theme/tokens.ts';
import { endpointName } from '../endpoint-name.ts';
import { sendingMeta, sendingTexts } from '../sending-failure.ts';
import { resendResolver, valuesAt, type ResendValues } from './resend-rules.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Days for which webhooks are kept. */
const KEPT = 30;

const dayOf = () => 'day';

const Lead = styled('p')({ color: colors.inkMuted });

interface ResendDialogProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

/** Sends again what has not arrived since a time: by default since the first failure. */
export function ResendDialog({ endpoint, onClose }: ResendDialogProps) {
  const text = useText();
  const { id: endpointId, failing_since } = endpoint;
  const [now] = useState(Date.now);
  const form = useForm<ResendValues, unknown, WebhookResend>({
    resolver: resendResolver,
    defaultValues: valuesAt(new Date(failing_since ?? now - DAY)),
  });
  const { mutate, isPending, error } = useResendWebhooks({
    mutation: {
      meta: sendingMeta,
      onSuccess: ({ count }) => {
        showToast({
          tone: count > 0 ? 'success' : 'info',
          titleId: 'profile.webhooks.resend.done',
          values: { count },
        });
        onClose();
      },
    },
  });
  const submitError = useSubmitError(error, sendingTexts);
  const title = text('profile.webhooks.resend.title', { name: endpointName(endpoint) });
  const { control } = form;
  return (
    <TaskDialog title={title} maxWidth="sm" onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        fieldOf={dayOf}
        leaving="free"
        submitLabel={text('profile.webhooks.resend.send')}
        onSubmit={(data) => {
          mutate({ endpointId, data });
        }}
      >
        <Lead>{text('profile.webhooks.resend.lead')}</Lead>
        <Fields>
          <DateInput
            control={control}
            name="day"
            label={text('profile.webhooks.resend.day')}
            kind="day"
            from={valuesAt(new Date(now - KEPT * DAY)).day}
            to={valuesAt(new Date(now)).day}
          />
          <DateInput
            control={control}
            name="time"
            label={text('profile.webhooks.resend.time')}
            kind="time"
          />
        </Fields>
      </FormShell>
    </TaskDialog>
  );
}
