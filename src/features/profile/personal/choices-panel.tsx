import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { ProfileUpdate } from '../../../api/generated/model/profile-update.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { TabProps } from '../tab-props.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import { choicesOf, type ChoicesValues } from './choices-values.ts';

/** The language of messages, e-mails, and the balance below which to warn. */
export function ChoicesPanel({ profile }: TabProps) {
  const text = useText();
  const loadRules = useMemo(
    () => async () => (await import('./choices-rules.ts')).choicesResolver(profile),
    [profile],
  );
  const form = useForm<ChoicesValues, unknown, ProfileUpdate>({
    resolver: resolverOnDemand(loadRules),
    defaultValues: choicesOf(profile),
  });
  useLoadOnTyping(form, loadRules);
  const { mutate, isPending, error } = useSaveProfile((saved) => {
    form.reset(choicesOf(saved));
  });
  const submitError = useSubmitError(error);
  const { control } = form;
  const warns = useWatch({ control, name: 'warns' });
  return (
    <Panel title={text('profile.choices')}>
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
        <ChoiceInput
          control={control}
          name="locale"
          label={text('profile.choices.language')}
          help={text('profile.choices.language.help')}
          options={[
            { value: 'ar', label: text('profile.choices.language.ar') },
            { value: 'en', label: text('profile.choices.language.en') },
          ]}
        />
        <ChoiceInput
          control={control}
          name="delivery_emails"
          label={text('profile.choices.deliveries')}
          columns={1}
          help={text(`profile.choices.deliveries.${profile.email_verified ? 'help' : 'noEmail'}`)}
          options={[
            { value: 'each', label: text('profile.choices.deliveries.each') },
            {
              value: 'daily',
              label: text('profile.choices.deliveries.daily'),
              description: text('profile.choices.deliveries.daily.at'),
            },
            { value: 'never', label: text('profile.choices.deliveries.never') },
          ]}
        />
        <CheckboxInput
          control={control}
          name="statement_emails"
          appearance="switch"
          label={text('profile.choices.statements')}
        />
        <CheckboxInput
          control={control}
          name="warns"
          appearance="switch"
          label={text('profile.choices.warn')}
        />
        {warns && (
          <MoneyInput
            control={control}
            name="low_balance_threshold.amount"
            label={text('profile.choices.threshold')}
          />
        )}
      </FormShell>
    </Panel>
  );
}
