import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { ProfileUpdate } from '../../../api/generated/model/profile-update.ts';
import { fieldErrorsOf } from '../../../api/errors.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AddressFields } from '../../../ui/forms/address-fields.tsx';
import { Fields, Wide } from '../../../ui/forms/fields.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { TabProps } from '../tab-props.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import { personOf, type PersonValues } from './person-values.ts';

/** The names and address that shipments are sent from. */
export function PersonPanel({ profile }: TabProps) {
  const text = useText();
  const { places, cityOptions, countryOptions } = usePlaceOptions();
  const loadRules = useMemo(
    () => async () => (await import('./person-rules.ts')).personResolver(profile, places),
    [profile, places],
  );
  const form = useForm<PersonValues, unknown, ProfileUpdate>({
    resolver: resolverOnDemand(loadRules),
    defaultValues: personOf(profile),
  });
  useLoadOnTyping(form, loadRules);
  const { mutate, isPending, error } = useSaveProfile((saved) => {
    form.reset(personOf(saved));
  });
  const submitError = useSubmitError(error);
  const { control } = form;
  return (
    <Panel title={text('profile.person')} description={text('profile.person.lead')}>
      <FormShell
        form={form}
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving={LeaveQuestion}
        submitLabel={text('profile.save')}
        onSubmit={(data) => {
          mutate({ data });
        }}
      >
        <Fields>
          {profile.account_type === 'company' && (
            <Wide>
              <TextInput
                control={control}
                name="company_name"
                label={text('auth.register.companyName')}
                autoComplete="organization"
                maxLength={120}
              />
            </Wide>
          )}
          <TextInput
            control={control}
            name="first_name"
            label={text('auth.register.firstName')}
            autoComplete="given-name"
            maxLength={60}
          />
          <TextInput
            control={control}
            name="last_name"
            label={text('auth.register.lastName')}
            autoComplete="family-name"
            maxLength={60}
          />
          <AddressFields
            control={control}
            cities={cityOptions}
            countries={countryOptions}
            withOffice
          />
        </Fields>
      </FormShell>
    </Panel>
  );
}
