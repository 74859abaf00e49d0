import { useWatch, type Control } from 'react-hook-form';
import { normalizeAddressField } from '../../../../../common/national-address.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../../ui/forms/choice-input.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { Wide } from '../../../../ui/forms/fields.tsx';
import type { ReceiverForm } from './receiver-values.ts';
import { useFieldProps } from '../use-field-label.ts';

/** The format of a short address, the same in every language. */
const sampleCode = 'RRRD2929';

interface ReceiverAddressProps {
  control: Control<ReceiverForm>;
  /** In Saudi Arabia, where the short National Address replaces all other fields. */
  isHome: boolean;
}

/** The receiver's address: short or full in Saudi Arabia, full abroad. */
export function ReceiverAddress({ control, isHome }: ReceiverAddressProps) {
  const text = useText();
  const field = useFieldProps(control);
  const form = useWatch({ control, name: 'address_form' });
  const isShort = isHome && form === 'short';
  const code = { ltr: true, normalize: normalizeAddressField } as const;
  const digits = isHome ? ({ ...code, inputMode: 'numeric' } as const) : {};
  return (
    <>
      {isHome && (
        <Wide>
          <ChoiceInput
            {...field('address_form')}
            help={text('shipments.create.help.addressForm')}
            options={[
              { value: 'short', label: text('shipments.create.address.short') },
              { value: 'full', label: text('shipments.create.address.full') },
            ]}
          />
        </Wide>
      )}
      {isShort ? (
        <TextInput
          {...field('receiver.short_address')}
          {...code}
          help={text('shipments.create.help.shortAddress')}
          placeholder={sampleCode}
          maxLength={20}
        />
      ) : (
        <>
          <TextInput {...field('receiver.street_name')} maxLength={120} />
          <TextInput {...field('receiver.building_no')} {...digits} maxLength={120} />
          <TextInput {...field('receiver.district')} maxLength={120} optional />
          <TextInput
            {...field('receiver.postal_code')}
            {...digits}
            ltr
            maxLength={20}
            optional={!isHome}
          />
          {isHome && (
            <TextInput
              {...field('receiver.additional_number')}
              {...digits}
              maxLength={20}
              optional
            />
          )}
        </>
      )}
    </>
  );
}
