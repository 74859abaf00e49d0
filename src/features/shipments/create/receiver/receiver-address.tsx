import styled from '@emotion/styled';
import { useController, type Control } from 'react-hook-form';
import { normalizeAddressField } from '../../../../../common/national-address.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { useFieldProps } from '../use-field-label.ts';
import type { AddressForm, ReceiverForm } from './receiver-values.ts';

/** The format of a short address, the same in every language. */
const sampleCode = 'RRRD2929';

const Switch = styled('button')({
  padding: 0,
  color: colors.verdigris,
  background: 'none',
  border: 0,
  ...typeScale.caption,
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});

interface ReceiverAddressProps {
  control: Control<ReceiverForm>;
  /** In Saudi Arabia, where the short National Address replaces all other fields. */
  isHome: boolean;
}

/** The receiver's address: short or full in Saudi Arabia, full abroad. */
export function ReceiverAddress({ control, isHome }: ReceiverAddressProps) {
  const text = useText();
  const field = useFieldProps(control);
  const { field: form } = useController({ control, name: 'address_form' });
  const other: AddressForm = form.value === 'short' ? 'full' : 'short';
  const change = (
    <Switch
      type="button"
      onClick={() => {
        form.onChange(other);
      }}
    >
      {text(`shipments.create.address.${other}`)}
    </Switch>
  );
  const code = { ltr: true, normalize: normalizeAddressField } as const;
  if (isHome && form.value === 'short') {
    return (
      <TextInput
        {...field('receiver.short_address')}
        {...code}
        labelEnd={change}
        placeholder={sampleCode}
        maxLength={20}
      />
    );
  }
  const digits = isHome ? ({ ...code, inputMode: 'numeric' } as const) : {};
  return (
    <>
      <TextInput
        {...field('receiver.street_name')}
        {...(isHome && { labelEnd: change })}
        maxLength={120}
      />
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
        <TextInput {...field('receiver.additional_number')} {...digits} maxLength={20} optional />
      )}
    </>
  );
}
