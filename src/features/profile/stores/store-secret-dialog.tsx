import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { StoreConnection } from '../../../api/generated/model/store-connection.ts';
import type { StoreSecretUpdate } from '../../../api/generated/model/store-secret-update.ts';
import { useRenewStoreSecret } from '../../../api/generated/stores/stores.ts';
import { StoreSecretUpdate as StoreSecretSchema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import type { StoreTask } from './store-task.ts';

const Lead = styled('p')({ color: colors.inkMuted });

interface Values {
  secret: string;
}

const wireOf = ({ secret }: Values): StoreSecretUpdate => (secret === '' ? {} : { secret });
const resolver = ruledResolver<Values, StoreSecretUpdate>(StoreSecretSchema, (values) => ({
  wire: wireOf(values),
  violations: [],
}));

interface StoreSecretDialogProps {
  store: StoreConnection;
  onTask: (task: StoreTask) => void;
  onClose: () => void;
}

/** A new secret, random or the platform's own. The current one is accepted for another day. */
export function StoreSecretDialog({ store, onTask, onClose }: StoreSecretDialogProps) {
  const text = useText();
  const form = useForm<Values, unknown, StoreSecretUpdate>({
    resolver,
    defaultValues: { secret: '' },
  });
  const { mutate, isPending, error } = useRenewStoreSecret({
    mutation: {
      // The answer holds the secret, which must not outlive the dialog.
      gcTime: 0,
      onSuccess: (opened) => {
        onTask({ kind: 'set up', store: opened.store, opened });
      },
    },
  });
  const submitError = useSubmitError(error);
  const { id: storeId, name, previous_secret_until } = store;
  return (
    <TaskDialog title={text('profile.stores.secret.title', { name })} onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('profile.stores.secret.renew')}
        onSubmit={(data) => {
          mutate({ storeId, data });
        }}
      >
        <Lead>{text('profile.stores.secret.lead')}</Lead>
        {previous_secret_until !== undefined && (
          <Notice tone="warning">{text('profile.stores.secret.older')}</Notice>
        )}
        <TextInput
          control={form.control}
          name="secret"
          label={text('profile.stores.secret.own')}
          help={text('profile.stores.secret.own.help')}
          maxLength={200}
          ltr
        />
      </FormShell>
    </TaskDialog>
  );
}
