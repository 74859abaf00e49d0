import useMediaQuery from '@mui/material/useMediaQuery';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { asApiError, fieldErrorsOf, OfflineError } from '../../../api/errors.ts';
import type { TopUpCreate } from '../../../api/generated/model/top-up-create.ts';
import type { TopUpOption } from '../../../api/generated/model/top-up-option.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { CurrencyInput, MethodInput } from './method-input.tsx';
import { QuickAmounts } from './quick-amounts.tsx';
import { TopUpSummary } from './top-up-summary.tsx';
import { currencyOf, initialValues, readTopUpAddress, type TopUpValues } from './top-up-values.ts';
import { topUpProblems, useBeginTopUp } from './use-begin-top-up.ts';
import { useKeptCredit } from './use-kept-credit.ts';

const wideScreen = '(min-width: 1120px)';

const Columns = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  [`@media not all and ${wideScreen}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Aside = styled('aside')({ position: 'sticky', insetBlockStart: 88 });
const Amounts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 });

interface TopUpFormProps {
  /** At least one. */
  methods: readonly TopUpOption[];
}

/** The amount and the method. The summary is next to it, or above the button on narrow screens. */
export function TopUpForm({ methods }: TopUpFormProps) {
  const text = useText();
  const moneyString = useMoneyString();
  const isWide = useMediaQuery(wideScreen);
  const [search] = useSearchParams();
  const [asked] = useState(() => readTopUpAddress(search));
  const [loadRules] = useState(() => async () => {
    const { topUpResolver } = await import('./top-up-rules.ts');
    return topUpResolver(({ payment_method }) => optionOf(methods, payment_method), asked.returnTo);
  });
  const form = useForm<TopUpValues, unknown, TopUpCreate>({
    defaultValues: useState(() => initialValues(optionOf(methods, undefined), asked.halalas))[0],
    resolver: resolverOnDemand(loadRules),
    mode: 'onTouched',
  });
  useLoadOnTyping(form, loadRules);
  const { control } = form;
  const [amount, currency, method] = useWatch({
    control,
    name: ['amount.amount', 'amount.currency', 'payment_method'],
  });
  const option = optionOf(methods, method);
  const chosen = currencyOf(option, currency);
  useEffect(() => {
    // The new method may not accept the previous currency.
    form.setValue('amount.currency', chosen.currency);
  }, [form, chosen.currency]);
  useKeptCredit(form, chosen.micro_sar);

  const { begin, isPending, error } = useBeginTopUp();
  const submitError = useSubmitError(error, topUpProblems);
  const isWorthRetrying = error instanceof OfflineError || (asApiError(error)?.status ?? 0) >= 500;
  const due = amount === null || amount <= 0 ? null : moneyString({ amount, currency });
  const summary = <TopUpSummary amount={amount} chosen={chosen} />;

  return (
    <Columns>
      <Panel>
        <FormShell
          form={form}
          loading={isPending}
          submitError={submitError}
          faults={fieldErrorsOf(error)}
          leaving="free"
          submitLabel={
            isWorthRetrying
              ? text('ui.retry')
              : due === null
                ? text('billing.topUp.submit')
                : text('billing.topUp.submitAmount', { amount: due })
          }
          wide
          sticky
          onSubmit={begin}
        >
          <Amounts>
            <MoneyInput
              control={control}
              name="amount.amount"
              currency={chosen.currency}
              label={text('billing.topUp.amount')}
              help={text('billing.topUp.amount.help', {
                least: moneyString(chosen.minimum),
                most: moneyString(chosen.maximum),
              })}
            />
            <QuickAmounts
              microSar={chosen.micro_sar}
              amount={amount}
              onChoose={(next) => {
                form.setValue('amount.amount', next, { shouldValidate: true });
              }}
            />
          </Amounts>
          <MethodInput methods={methods} control={control} />
          {option.can_be_saved && (
            <CheckboxInput
              control={control}
              name="save_payment_method"
              label={text('billing.topUp.save')}
              help={text('billing.topUp.save.help')}
            />
          )}
          {option.currencies.length > 1 && <CurrencyInput option={option} control={control} />}
          <TextInput
            control={control}
            name="description"
            label={text('billing.topUp.description')}
            help={text('billing.topUp.description.help')}
            maxLength={120}
            optional
          />
          {!isWide && summary}
        </FormShell>
      </Panel>
      {isWide && (
        <Aside>
          <Panel>{summary}</Panel>
        </Aside>
      )}
    </Columns>
  );
}

function optionOf(methods: readonly TopUpOption[], method: string | undefined): TopUpOption {
  const option = methods.find((each) => each.payment_method === method) ?? methods[0];
  if (!option) throw new Error('There is no way to pay');
  return option;
}
