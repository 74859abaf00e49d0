import styled from '@emotion/styled';
import { useResendWebhook } from '../../../../api/generated/webhooks/webhooks.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/feedback/toast-store.ts';
import { sendingMeta, sendingTexts } from '../sending-failure.ts';

const Line = styled('div')({ display: 'flex' });

interface ResendButtonProps {
  endpointId: string;
  messageId: string;
}

/** Sends a webhook once more, whether it has arrived or not. */
export function ResendButton({ endpointId, messageId }: ResendButtonProps) {
  const text = useText();
  const { mutate, isPending, error } = useResendWebhook({
    mutation: {
      meta: sendingMeta,
      onSuccess: () => {
        showToast({ tone: 'success', titleId: 'profile.webhooks.message.resent' });
      },
    },
  });
  const submitError = useSubmitError(error, sendingTexts);
  return (
    <>
      <Line>
        <Button
          variant="outline"
          size="small"
          loading={isPending}
          onClick={() => {
            mutate({ endpointId, messageId });
          }}
        >
          {text('profile.webhooks.message.resend')}
        </Button>
      </Line>
      {submitError && (
        <Notice tone="danger" assertive>
          {submitError}
        </Notice>
      )}
    </>
  );
}
