import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { updateRegistrationAccount } from '../../../api/generated/auth/auth.ts';
import type { Registration } from '../../../api/generated/model/registration.ts';
import type { RegistrationAccount } from '../../../api/generated/model/registration-account.ts';
import { publicRequest } from '../../../api/public-request.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { PhoneInput } from '../../../ui/forms/phone-input.tsx';
import { clearDraft, readDraft, useKeptDraft } from '../../../ui/forms/form-draft.ts';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { AuthForm } from '../auth-form.tsx';
import { NewPasswordInputs } from '../../../shared/credentials/new-password-inputs.tsx';
import type { AccountValues } from './values.ts';

const draft = 'register_account';
const secrets = ['password', 'password_confirmation'] as const;

interface AccountDataStepProps {
  registration: Registration;
  onDone: (registration: Registration) => void;
  onBack: () => void;
}

/** The second step: e-mail or phone, password, and where to send the code. */
export function AccountDataStep({ registration, onDone, onBack }: AccountDataStepProps) {
  const text = useText();
  const { client, email = '', phone = '', challenge } = registration;
  const loadRules = useMemo(
    () => async () => (await import('./account-data-rules.ts')).accountDataResolver(client),
    [client],
  );
  const form = useForm<AccountValues, unknown, RegistrationAccount>({
    resolver: resolverOnDemand(loadRules),
    defaultValues: readDraft(draft, {
      email,
      phone,
      password: '',
      password_confirmation: '',
      channel: challenge?.channel ?? 'email',
    }),
  });
  useKeptDraft(form, draft, secrets);
  useLoadOnTyping(form, loadRules);
  const send = async (account: RegistrationAccount) => {
    onDone(await updateRegistrationAccount(account, publicRequest));
    clearDraft(draft);
  };
  return (
    <AuthForm
      form={form}
      title={text('auth.register.accountData')}
      description={text('auth.register.accountData.lead')}
      send={send}
      submitLabel={text('auth.register.next')}
      actions={
        <Button variant="text" onClick={onBack}>
          {text('auth.register.back')}
        </Button>
      }
    >
      <TextInput
        control={form.control}
        name="email"
        label={text('auth.email')}
        type="email"
        autoComplete="email"
        normalize={(typed) => typed.trim()}
        ltr
      />
      <PhoneInput
        control={form.control}
        name="phone"
        label={text('auth.phone')}
        autoComplete="tel"
      />
      <NewPasswordInputs control={form.control} />
      <ChoiceInput
        control={form.control}
        name="channel"
        label={text('auth.register.channel')}
        options={['email', 'phone'].map((value) => ({
          value,
          label: text(`auth.register.channel.${value}`),
        }))}
      />
    </AuthForm>
  );
}
