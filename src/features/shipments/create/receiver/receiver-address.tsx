import { useWatch, type Control } from 'react-hook-form';
import { normalizeAddressField } from '../../../../../common/national-address.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../../ui/forms/choice-input.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { Wide } from '../../../../ui/forms/fields.tsx';
import type { ReceiverForm } from './receiver-values.ts';
import { useFieldLabel } from '../use-field-label.ts';

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
  const label = useFieldLabel();
  const form = useWatch({ control, name: 'address_form' });
  const isShort = isHome && form === 'short';
  const code = { control, ltr: true, normalize: normalizeAddressField } as const;
  return (
    <>
      {isHome && (
        <Wide>
          <ChoiceInput
            control={control}
            name="address_form"
            label={label('address_form')}
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
          {...code}
          name="receiver.short_address"
          label={label('receiver.short_address')}
          help={text('shipments.create.help.shortAddress')}
          placeholder={sampleCode}
          maxLength={20}
        />
      ) : (
        <>
          <TextInput
            control={control}
            name="receiver.street_name"
            label={label('receiver.street_name')}
            maxLength={120}
          />
          <TextInput
            {...(isHome ? { ...code, inputMode: 'numeric' } : { control })}
            name="receiver.building_no"
            label={label('receiver.building_no')}
            maxLength={120}
          />
          <TextInput
            control={control}
            name="receiver.district"
            label={label('receiver.district')}
            maxLength={120}
            optional
          />
          <TextInput
            {...(isHome ? { ...code, inputMode: 'numeric' } : { control, ltr: true })}
            name="receiver.postal_code"
            label={label('receiver.postal_code')}
            maxLength={20}
            optional={!isHome}
          />
          {isHome && (
            <TextInput
              {...code}
              inputMode="numeric"
              name="receiver.additional_number"
              label={label('receiver.additional_number')}
              maxLength={20}
              optional
            />
          )}
        </>
      )}
    </>
  );
}
