import { useFormContext } from 'react-hook-form';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../../ui/forms/choice-input.tsx';
import { Fields, Wide } from '../../../../ui/forms/fields.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useFieldProps } from '../use-field-label.ts';
import type { ReceiverForm } from './receiver-values.ts';

/** The fields of {@link ReceiverExtras}. */
export const receiverExtras = [
  'receiver.landmark',
  'receiver.address_type',
  'receiver.email',
  'receiver.company',
  'receiver.message',
] as const;

/**
 * What else may be said of the receiver of a parcel.
 *
 * @param withMessage the message belongs to one parcel and is not saved with the receiver.
 */
export function ReceiverExtras({ withMessage }: { withMessage: boolean }) {
  const { control } = useFormContext<ReceiverForm>();
  const text = useText();
  const field = useFieldProps(control);
  const { optionsOf } = useEnumNames();
  return (
    <Fields>
      <TextInput {...field('receiver.landmark')} maxLength={120} optional />
      <TextInput {...field('receiver.company')} maxLength={120} optional />
      <ChoiceInput {...field('receiver.address_type')} options={optionsOf('address_type')} />
      <TextInput
        {...field('receiver.email')}
        type="email"
        normalize={(typed) => typed.trim()}
        ltr
        optional
      />
      {withMessage && (
        <Wide>
          <TextInput
            {...field('receiver.message')}
            help={text('shipments.create.help.message')}
            rows={2}
            maxLength={500}
            optional
          />
        </Wide>
      )}
    </Fields>
  );
}
