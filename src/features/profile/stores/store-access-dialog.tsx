import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { StoreAccessGrant } from '../../../api/generated/model/store-access-grant.ts';
import type { StoreConnection } from '../../../api/generated/model/store-connection.ts';
import { useGrantStoreAccess } from '../../../api/generated/stores/stores.ts';
import { StoreAccessGrant as StoreAccessGrantSchema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { schemaResolver } from '../../../ui/forms/check-resolver.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { colors } from '../../../ui/theme/tokens.ts';

const Lead = styled('p')({ color: colors.inkMuted });

const resolver = schemaResolver<StoreAccessGrant, StoreAccessGrant>(StoreAccessGrantSchema);

interface StoreAccessDialogProps {
  store: StoreConnection;
  onClose: () => void;
}

/** The token of a store on Zid, with which it is told what became of its orders. */
export function StoreAccessDialog({ store, onClose }: StoreAccessDialogProps) {
  const text = useText();
  const form = useForm<StoreAccessGrant>({ resolver, defaultValues: { token: '' } });
  const { mutate, isPending, error } = useGrantStoreAccess({
    mutation: {
      // Its variables hold the token, which must not outlive the dialog.
      gcTime: 0,
      onSuccess: () => {
        showToast({ tone: 'success', titleId: 'profile.stores.access.saved' });
        onClose();
      },
    },
  });
  const submitError = useSubmitError(error);
  const { id: storeId, name } = store;
  return (
    <TaskDialog title={text('profile.stores.access.title', { name })} onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('profile.stores.access.grant')}
        onSubmit={(data) => {
          mutate({ storeId, data });
        }}
      >
        <Lead>{text('profile.stores.access.lead')}</Lead>
        <TextInput
          control={form.control}
          name="token"
          label={text('profile.stores.access.token')}
          maxLength={4_000}
          ltr
        />
      </FormShell>
    </TaskDialog>
  );
}
