import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import { useUpdateAutoTopUp } from '../../../api/generated/balance/balance.ts';
import type { AutoTopUpUpdate } from '../../../api/generated/model/auto-top-up-update.ts';
import type { AutoTopUp } from '../../../api/generated/model/auto-top-up.ts';
import type { SavedPaymentMethod } from '../../../api/generated/model/saved-payment-method.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmationHost } from '../../../shared/confirmation/confirmation-host.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { autoTopUpResolver } from './auto-top-up-rules.ts';
import { type AutoTopUpValues, valuesOf } from './auto-top-up-values.ts';
import { useCardName } from './card-name.ts';

const Consent = styled('p')({ color: colors.inkMuted, ...typeScale.caption });

/** Codes that the form explains itself. */
const problems = { payment_method_expired: 'billing.auto.expired' } as const;

interface AutoTopUpFormProps {
  setting: AutoTopUp;
  cards: readonly SavedPaymentMethod[];
  onDone: () => void;
}

/** Saving the settings turns it on; another button turns it off. */
export function AutoTopUpForm({ setting, cards, onDone }: AutoTopUpFormProps) {
  const text = useText();
  const moneyString = useMoneyString();
  const cardName = useCardName();
  const { data: profile } = useGetProfile();
  const form = useForm<AutoTopUpValues, unknown, AutoTopUpUpdate>({
    resolver: autoTopUpResolver,
    defaultValues: valuesOf(setting, cards),
    mode: 'onTouched',
  });
  const { mutate, isPending, error } = useUpdateAutoTopUp({
    mutation: {
      meta: { handledCodes: Object.keys(problems) },
      onSuccess: ({ enabled }) => {
        const titleId = enabled ? 'billing.auto.saved' : 'billing.auto.turnedOff';
        showToast({ tone: 'success', titleId });
        onDone();
      },
    },
  });
  const submitError = useSubmitError(error, problems);
  const { control } = form;
  const { enabled, today } = setting;
  return (
    <>
      <FormShell
        form={form}
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text(enabled ? 'billing.auto.save' : 'billing.auto.turnOn')}
        actions={
          enabled && (
            <Button
              variant="outline"
              disabled={isPending}
              onClick={() => {
                mutate({ data: { enabled: false } });
              }}
            >
              {text('billing.auto.turnOff')}
            </Button>
          )
        }
        onSubmit={(data) => {
          mutate({ data });
        }}
      >
        <MoneyInput
          control={control}
          name="threshold.amount"
          label={text('billing.auto.threshold')}
          help={text('billing.auto.threshold.help')}
        />
        <MoneyInput
          control={control}
          name="amount.amount"
          label={text('billing.auto.amount')}
          help={text('billing.auto.amount.help')}
        />
        <MoneyInput
          control={control}
          name="daily_cap.amount"
          label={text('billing.auto.cap')}
          help={
            today.amount > 0
              ? text('billing.auto.cap.today', { amount: moneyString(today) })
              : text('billing.auto.cap.help')
          }
        />
        <ChoiceInput
          control={control}
          name="payment_method_id"
          label={text('billing.auto.card')}
          columns={1}
          options={cards.map((card) => ({
            value: card.id,
            label: cardName(card),
            disabled: card.is_expired,
            ...(card.is_expired && { description: text('billing.auto.card.expired') }),
          }))}
        />
        <Consent>{text('billing.auto.consent')}</Consent>
      </FormShell>
      {profile && <ConfirmationHost profile={profile} />}
    </>
  );
}
