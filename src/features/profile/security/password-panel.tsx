import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { PasswordChange } from '../../../api/generated/model/password-change.ts';
import { useChangePassword } from '../../../api/generated/profile/profile.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { NewPasswordInputs } from '../../../shared/credentials/new-password-inputs.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { TabProps } from '../tab-props.ts';

const empty = { current_password: '', password: '', password_confirmation: '' };

/** Changes the password. Every other session ends. */
export function PasswordPanel({ profile }: TabProps) {
  const text = useText();
  const loadRules = useMemo(
    () => async () => (await import('./password-rules.ts')).passwordResolver(profile),
    [profile],
  );
  const form = useForm<PasswordChange>({
    resolver: resolverOnDemand(loadRules),
    defaultValues: empty,
  });
  useLoadOnTyping(form, loadRules);
  const { mutate, isPending, error } = useChangePassword({
    mutation: {
      onSuccess: () => {
        form.reset(empty);
        showToast({ tone: 'success', titleId: 'profile.password.done' });
      },
    },
  });
  const submitError = useSubmitError(error);
  return (
    <Panel title={text('profile.password')} description={text('profile.password.lead')}>
      <FormShell
        form={form}
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('profile.password.submit')}
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
        <NewPasswordInputs control={form.control} label={text('profile.password.new')} />
      </FormShell>
    </Panel>
  );
}
