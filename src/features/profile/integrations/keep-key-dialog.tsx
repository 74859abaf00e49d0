import type { IssuedKey } from '../../../api/generated/model/issued-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { CopyLine } from '../copy-line.tsx';
import { KeepSecretDialog } from './keep-secret-dialog.tsx';

interface KeepKeyDialogProps {
  issued: IssuedKey;
  onClose: () => void;
}

/** Shows both halves of a key, the secret one for the only time. */
export function KeepKeyDialog({ issued, onClose }: KeepKeyDialogProps) {
  const text = useText();
  const { client_key, previous_secret_until } = issued.key;
  return (
    <KeepSecretDialog
      title={text('profile.keys.keep')}
      lead={text('profile.keys.keep.lead')}
      facts={[
        {
          label: text('profile.keys.clientKey'),
          value: <CopyLine value={client_key} labelId="profile.keys.clientKey.copy" />,
        },
        {
          label: text('profile.keys.secret'),
          value: <CopyLine value={issued.secret_key} labelId="profile.keys.secret.copy" />,
        },
        {
          label: text('profile.keys.previous'),
          value: previous_secret_until && (
            <DateText value={previous_secret_until} format="dateTime" />
          ),
        },
      ]}
      kept={text('profile.keys.keep.kept')}
      onClose={onClose}
    />
  );
}
