import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { completeRegistration } from '../../../api/generated/auth/auth.ts';
import type { RegistrationExtra } from '../../../api/generated/model/registration-extra.ts';
import { publicRequest } from '../../../api/public-request.ts';
import { forgetRegistration } from '../../../api/registration.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { AddressFields } from '../../../ui/forms/address-fields.tsx';
import { clearDraft, readDraft, useKeptDraft } from '../../../ui/forms/form-draft.ts';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { AuthForm } from '../auth-form.tsx';
import { enterApp } from '../enter-app.ts';
import { usePlaces } from './use-places.ts';
import { emptyExtra, type ExtraValues } from './values.ts';

const draft = 'register_extra';
const problemTexts = { already_registered: 'auth.register.taken' } as const;

/** The fourth step: the address the account ships from. It creates the account and signs in. */
export function ExtraDataStep() {
  const text = useText();
  const { cityOptions, countryOptions, places, failed, retry } = usePlaces();
  const loadRules = useMemo(
    () => async () => (await import('./extra-data-rules.ts')).extraDataResolver(places),
    [places],
  );
  const form = useForm<ExtraValues, unknown, RegistrationExtra>({
    resolver: resolverOnDemand(loadRules),
    defaultValues: readDraft(draft, emptyExtra),
  });
  useKeptDraft(form, draft);
  useLoadOnTyping(form, loadRules);
  const send = async (address: RegistrationExtra) => {
    const session = await completeRegistration(address, publicRequest);
    clearDraft(draft);
    forgetRegistration();
    enterApp(session);
  };

  if (failed) return <FailedState onRetry={retry} />;
  return (
    <AuthForm
      form={form}
      title={text('auth.register.extraData')}
      description={text('auth.register.extraData.lead')}
      send={send}
      problemTexts={problemTexts}
      submitLabel={text('auth.register.finish')}
    >
      <AddressFields control={form.control} cities={cityOptions} countries={countryOptions} />
    </AuthForm>
  );
}
