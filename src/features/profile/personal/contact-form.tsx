import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { CodeChallenge } from '../../../api/generated/model/code-challenge.ts';
import type { CodeChannel } from '../../../api/generated/model/code-channel.ts';
import { useChangeEmail, useChangePhone } from '../../../api/generated/profile/profile.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { PhoneInput } from '../../../ui/forms/phone-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { ContactChange, ContactValues } from './contact-values.ts';

const problemTexts = { only_verified_contact: 'profile.contact.onlyVerified' } as const;
const meta = { handledCodes: Object.keys(problemTexts) };
const empty: ContactValues = { email: '', phone: '', current_password: '' };

interface ContactFormProps {
  channel: CodeChannel;
  onSent: (code: CodeChallenge) => void;
}

/** A new e-mail or phone number, and the password as proof of identity. */
export function ContactForm({ channel, onSent }: ContactFormProps) {
  const text = useText();
  const [loadRules] = useState(
    () => async () => (await import('./contact-rules.ts')).contactResolver(channel),
  );
  const form = useForm<ContactValues, unknown, ContactChange>({
    resolver: resolverOnDemand(loadRules),
    defaultValues: empty,
  });
  useLoadOnTyping(form, loadRules);
  const mutation = { meta, onSuccess: onSent };
  const email = useChangeEmail({ mutation });
  const phone = useChangePhone({ mutation });
  const { isPending, error } = channel === 'email' ? email : phone;
  const submitError = useSubmitError(error, problemTexts);
  const { control } = form;
  return (
    <FormShell
      form={form}
      wide
      loading={isPending}
      submitError={submitError}
      faults={fieldErrorsOf(error)}
      leaving="free"
      submitLabel={text('profile.contact.send')}
      onSubmit={(change) => {
        if ('email' in change) email.mutate({ data: change });
        else phone.mutate({ data: change });
      }}
    >
      {channel === 'email' ? (
        <TextInput
          control={control}
          name="email"
          label={text('profile.contact.new.email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          ltr
        />
      ) : (
        <PhoneInput
          control={control}
          name="phone"
          label={text('profile.contact.new.phone')}
          autoComplete="tel"
        />
      )}
      <PasswordInput
        control={control}
        name="current_password"
        label={text('profile.currentPassword')}
        autoComplete="current-password"
      />
    </FormShell>
  );
}
