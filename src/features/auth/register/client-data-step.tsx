import { useForm, useWatch } from 'react-hook-form';
import { startRegistration, updateRegistrationClient } from '../../../api/generated/auth/auth.ts';
import type { Registration } from '../../../api/generated/model/registration.ts';
import type { RegistrationClient } from '../../../api/generated/model/registration-client.ts';
import { publicRequest } from '../../../api/public-request.ts';
import { keepRegistration } from '../../../api/registration.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { clearDraft, readDraft, useKeptDraft } from '../../../ui/forms/form-draft.ts';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { AuthForm } from '../auth-form.tsx';
import type { ClientValues } from './values.ts';

const draft = 'register_client';
const loadRules = async () => (await import('./client-data-rules.ts')).clientDataResolver;

interface ClientDataStepProps {
  registration: Registration | null;
  onDone: (registration: Registration) => void;
}

/** The first step: who registers. */
export function ClientDataStep({ registration, onDone }: ClientDataStepProps) {
  const text = useText();
  const form = useForm<ClientValues, unknown, RegistrationClient>({
    resolver: resolverOnDemand(loadRules),
    defaultValues: readDraft(draft, {
      account_type: 'company',
      first_name: '',
      last_name: '',
      company_name: '',
      ...registration?.client,
    }),
  });
  useKeptDraft(form, draft);
  useLoadOnTyping(form, loadRules);
  const send = async (client: RegistrationClient) => {
    if (registration) {
      onDone(await updateRegistrationClient(client, publicRequest));
    } else {
      const begun = await startRegistration(client, publicRequest);
      keepRegistration(begun.token);
      onDone(begun.registration);
    }
    clearDraft(draft);
  };
  const accountType = useWatch({ control: form.control, name: 'account_type' });
  return (
    <AuthForm
      form={form}
      title={text('auth.register.title')}
      description={text('auth.register.lead')}
      send={send}
      submitLabel={text('auth.register.next')}
    >
      <ChoiceInput
        control={form.control}
        name="account_type"
        label={text('auth.register.accountType')}
        options={['company', 'individual'].map((value) => ({
          value,
          label: text(`auth.register.accountType.${value}`),
        }))}
      />
      {accountType === 'company' && (
        <TextInput
          control={form.control}
          name="company_name"
          label={text('auth.register.companyName')}
          autoComplete="organization"
          maxLength={120}
        />
      )}
      <TextInput
        control={form.control}
        name="first_name"
        label={text('auth.register.firstName')}
        autoComplete="given-name"
        maxLength={60}
      />
      <TextInput
        control={form.control}
        name="last_name"
        label={text('auth.register.lastName')}
        autoComplete="family-name"
        maxLength={60}
      />
    </AuthForm>
  );
}
