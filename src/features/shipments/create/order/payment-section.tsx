import { useFormContext, useWatch } from 'react-hook-form';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../../ui/forms/choice-input.tsx';
import { MoneyInput } from '../../../../ui/forms/money-input.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Fields, Wide } from '../../../../ui/forms/fields.tsx';
import type { BookingValues } from '../booking-values.ts';
import { useFieldProps } from '../use-field-label.ts';

/** How the receiver pays for the goods. The shipping is paid from the balance. */
export function PaymentSection() {
  const text = useText();
  const { control } = useFormContext<BookingValues>();
  const field = useFieldProps(control);
  const { optionsOf } = useEnumNames();
  const paymentType = useWatch({ control, name: 'payment_type' });
  return (
    <Panel
      dense
      title={text('shipments.create.payment')}
      description={text('shipments.create.payment.description')}
    >
      <Fields>
        <Wide>
          <ChoiceInput {...field('payment_type')} hideLabel options={optionsOf('payment_type')} />
        </Wide>
        {paymentType === 'cash_on_delivery' && (
          <MoneyInput
            {...field('sender.amount_to_collect.amount')}
            help={text('shipments.create.help.collect')}
          />
        )}
      </Fields>
    </Panel>
  );
}
