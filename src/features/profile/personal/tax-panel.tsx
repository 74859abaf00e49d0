import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { foldDigits } from '../../../../common/digits.ts';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { ProfileUpdate } from '../../../api/generated/model/profile-update.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { TabProps } from '../tab-props.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import type { TaxValues } from './tax-rules.ts';

/** The VAT number, and the name in which invoices are issued. */
export function TaxPanel({ profile }: TabProps) {
  const text = useText();
  const loadRules = useMemo(
    () => async () => (await import('./tax-rules.ts')).taxResolver(profile),
    [profile],
  );
  const form = useForm<TaxValues, unknown, ProfileUpdate>({
    resolver: resolverOnDemand(loadRules),
    defaultValues: { vat_number: profile.vat_number ?? '' },
  });
  useLoadOnTyping(form, loadRules);
  const { mutate, isPending, error } = useSaveProfile((saved) => {
    form.reset({ vat_number: saved.vat_number ?? '' });
  });
  const submitError = useSubmitError(error);
  return (
    <Panel title={text('profile.tax')} description={text('profile.tax.lead')}>
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
        <Facts
          facts={[
            {
              label: text('profile.tax.issuedTo'),
              value: <bdi>{profile.company_name ?? profile.full_name}</bdi>,
            },
          ]}
        />
        <TextInput
          control={form.control}
          name="vat_number"
          label={text('profile.tax.vat')}
          help={text('profile.tax.vat.help')}
          optional
          ltr
          inputMode="numeric"
          maxLength={15}
          normalize={foldDigits}
        />
      </FormShell>
    </Panel>
  );
}
