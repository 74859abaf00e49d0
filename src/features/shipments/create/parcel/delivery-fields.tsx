import { useFormContext } from 'react-hook-form';
import type { DeliveryWindow } from '../../../../api/generated/model/delivery-window.ts';
import type { DeliveryDay } from '../../../../api/generated/model/delivery-day.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../../ui/forms/choice-input.tsx';
import { Wide } from '../../../../ui/forms/fields.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useFieldProps } from '../use-field-label.ts';

/** The part of a form about the delivery. */
export interface DeliveryForm {
  preferred_delivery_day: DeliveryDay | '';
  preferred_delivery_time: DeliveryWindow | '';
  note: string;
}

/**
 * When the parcel should arrive, and instructions for the courier.
 *
 * @param servedDays the days to choose from; undefined while no courier is known.
 */
export function DeliveryFields({ servedDays }: { servedDays: readonly string[] | undefined }) {
  // Works in every form that contains this part.
  const { control } = useFormContext<DeliveryForm>();
  const text = useText();
  const field = useFieldProps(control);
  const { optionsOf } = useEnumNames();
  const days = optionsOf('preferred_delivery_day').map((day) => ({
    ...day,
    disabled: day.value !== 'any' && servedDays?.includes(day.value) === false,
  }));
  return (
    <>
      <Wide>
        <ChoiceInput
          {...field('preferred_delivery_day')}
          help={
            days.some(({ disabled }) => disabled) ? text('shipments.create.help.day') : undefined
          }
          options={days}
          columns="short"
        />
      </Wide>
      <Wide>
        <ChoiceInput
          {...field('preferred_delivery_time')}
          options={optionsOf('preferred_delivery_time')}
          columns={2}
        />
      </Wide>
      <Wide>
        <TextInput {...field('note')} rows={2} maxLength={500} optional />
      </Wide>
    </>
  );
}
