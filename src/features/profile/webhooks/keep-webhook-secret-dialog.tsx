import styled from '@emotion/styled';
import type { IssuedWebhookSecret } from '../../../api/generated/model/issued-webhook-secret.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { CopyLine } from '../copy-line.tsx';
import { KeepSecretDialog } from '../integrations/keep-secret-dialog.tsx';

/** The part of the documentation that shows how a receiver verifies a webhook. */
const guide = '/docs/quick-start#receive-events';

const Hint = styled('div')({ color: colors.inkMuted, ...typeScale.small });

interface KeepWebhookSecretDialogProps {
  issued: IssuedWebhookSecret;
  onClose: () => void;
}

/** Shows the secret of an endpoint for the only time, and what it is for. */
export function KeepWebhookSecretDialog({ issued, onClose }: KeepWebhookSecretDialogProps) {
  const text = useText();
  const { url, previous_secret_until } = issued.endpoint;
  return (
    <KeepSecretDialog
      title={text('profile.webhooks.keep')}
      lead={text('profile.webhooks.keep.lead')}
      facts={[
        { label: text('profile.webhooks.url'), value: <bdi dir="ltr">{url}</bdi> },
        {
          label: text('profile.webhooks.secret'),
          value: <CopyLine value={issued.secret} labelId="profile.webhooks.secret.copy" />,
        },
        {
          label: text('profile.webhooks.previous'),
          value: previous_secret_until && (
            <DateText value={previous_secret_until} format="dateTime" />
          ),
        },
      ]}
      kept={text('profile.webhooks.keep.kept')}
      onClose={onClose}
    >
      <Hint>
        <p>{text('profile.webhooks.keep.verify')}</p>
        <a href={guide} target="_blank" rel="noopener">
          {text('profile.webhooks.keep.guide')}
        </a>
      </Hint>
    </KeepSecretDialog>
  );
}
