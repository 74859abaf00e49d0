import DialogContent from '@mui/material/DialogContent';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { AccountClosing } from '../../../api/generated/model/account-closing.ts';
import { useCloseAccount, useGetProfile } from '../../../api/generated/profile/profile.ts';
import { endSession } from '../../../api/session.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { signInAfterClosingPath } from '../../auth/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { leaveUnasked } from '../../../ui/forms/unload-guard.ts';
import { forgetOnDevice } from '../../../ui/kept-on-device.ts';
import type { CloseValues } from './close-values.ts';
import { OpenItems } from './open-items.tsx';

const meta = { handledCodes: ['account_not_settled'] };
const empty: CloseValues = { current_password: '', confirmation: '' };

/**
 * Asks for the password and a typed word, closes the account, and removes its data from the
 * browser.
 */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const word = text('profile.data.close.word');
  const loadRules = useMemo(
    () => async () => (await import('./close-rules.ts')).closeResolver(word),
    [word],
  );
  const form = useForm<CloseValues, unknown, AccountClosing>({
    resolver: resolverOnDemand(loadRules),
    defaultValues: empty,
  });
  useLoadOnTyping(form, loadRules);
  const { data: profile } = useGetProfile();
  const { mutate, isPending, error } = useCloseAccount({
    mutation: {
      meta,
      onSuccess: () => {
        endSession();
        sessionStorage.clear();
        if (profile) forgetOnDevice(profile.id);
        leaveUnasked();
        // A new document, so that nothing of the account stays in memory.
        location.assign(signInAfterClosingPath);
      },
    },
  });
  const submitError = useSubmitError(error);
  const cancel = () => {
    if (!isPending) onClose();
  };
  return (
    <TitledDialog title={text('profile.data.close.title')} onClose={cancel}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        <Notice tone="warning">{text('profile.data.close.warning')}</Notice>
        <OpenItems error={error} />
        <FormShell
          form={form}
          danger
          loading={isPending}
          submitError={submitError}
          faults={fieldErrorsOf(error)}
          leaving="free"
          submitLabel={text('profile.data.close.submit')}
          actions={
            <Button variant="outline" onClick={cancel} disabled={isPending}>
              {text('profile.cancel')}
            </Button>
          }
          onSubmit={(data) => {
            mutate({ data });
          }}
        >
          <PasswordInput
            control={form.control}
            name="current_password"
            label={text('profile.currentPassword')}
            autoComplete="current-password"
          />
          <TextInput
            control={form.control}
            name="confirmation"
            label={text('profile.data.close.confirm', { word })}
            autoComplete="off"
          />
        </FormShell>
      </DialogContent>
    </TitledDialog>
  );
}
