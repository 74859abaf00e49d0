import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Currency } from '../../../../common/money.ts';
import type { TopUpCreate } from '../../../api/generated/model/top-up-create.ts';
import type { TopUpOption } from '../../../api/generated/model/top-up-option.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { SelectInput } from '../../../ui/forms/select-input.tsx';
import type { TopUpValues } from './top-up-values.ts';

type FormControl = Control<TopUpValues, unknown, TopUpCreate>;

/** The payment method. Methods that do not accept riyals name their currency. */
export function MethodInput({
  methods,
  control,
}: {
  methods: readonly TopUpOption[];
  control: FormControl;
}) {
  const text = useText();
  const intl = useIntl();
  const currencyName = useCurrencyName();
  const { nameOf } = useEnumNames();
  const descriptionOf = ({ payment_method, currencies }: TopUpOption) => {
    if (payment_method === 'credit_card') return text('billing.topUp.cards');
    if (currencies.some(({ currency }) => currency === 'SAR')) return undefined;
    return intl.formatList(
      currencies.map(({ currency }) => currencyName(currency)),
      { type: 'disjunction' },
    );
  };
  return (
    <ChoiceInput
      control={control}
      name="payment_method"
      label={text('billing.topUp.method')}
      columns={1}
      options={methods.map((option) => {
        const description = descriptionOf(option);
        return {
          value: option.payment_method,
          label: nameOf('top_up_method', option.payment_method),
          ...(description !== undefined && { description }),
        };
      })}
    />
  );
}

/** The currency to pay in, for methods that accept several. */
export function CurrencyInput({ option, control }: { option: TopUpOption; control: FormControl }) {
  const text = useText();
  const currencyName = useCurrencyName();
  return (
    <SelectInput
      control={control}
      name="amount.currency"
      label={text('billing.topUp.currency')}
      options={option.currencies.map(({ currency }) => ({
        value: currency,
        label: currencyName(currency),
      }))}
    />
  );
}

function useCurrencyName() {
  const intl = useIntl();
  return (currency: Currency) => intl.formatDisplayName(currency, { type: 'currency' }) ?? currency;
}
