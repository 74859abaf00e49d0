import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SenderField } from '../../../../api/generated/model/sender-field.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { usePlaceOptions } from '../../../../shared/places/use-place-options.ts';
import { CheckboxInput } from '../../../../ui/forms/checkbox-input.tsx';
import { ComboboxInput } from '../../../../ui/forms/combobox-input.tsx';
import { NumberInput } from '../../../../ui/forms/number-input.tsx';
import { PhoneInput } from '../../../../ui/forms/phone-input.tsx';
import { SelectInput } from '../../../../ui/forms/select-input.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { WeightInput } from '../../../../ui/forms/weight-input.tsx';
import type { BookingValues } from '../booking-values.ts';
import { Wide } from '../../../../ui/forms/fields.tsx';
import { useFieldProps } from '../use-field-label.ts';

interface SenderFieldsProps {
  /**
   * The fields that the courier requires. The city and the amount to collect have their fields
   * elsewhere.
   */
  required: readonly SenderField[];
}

const lines = ['contact_name', 'company', 'address', 'pickup_name', 'return_name'] as const;
const phones = ['contact_number', 'backup_phone'] as const;

/** The sender fields that a courier requires, each with its own control. */
export function SenderFields({ required }: SenderFieldsProps) {
  const { control } = useFormContext<BookingValues>();
  const field = useFieldProps(control);
  const { optionsOf } = useEnumNames();
  const { countries, countryOptions } = usePlaceOptions();
  const [country, paymentType] = useWatch({ control, name: ['origin.country', 'payment_type'] });
  const wants = (field: SenderField) => required.includes(field);
  const callingCodes = useMemo(() => {
    const nameOf = new Map(countryOptions.map(({ value, label: name }) => [value, name]));
    const codes = new Map<string, string[]>();
    for (const { code, calling_code } of countries) {
      codes.set(calling_code, [...(codes.get(calling_code) ?? []), nameOf.get(code) ?? code]);
    }
    // Several countries share a code. The first names it; all can be searched.
    return [...codes].map(([value, names]) => ({
      value,
      label: `\u2066${value}\u2069 ${names[0] ?? ''}`,
      keywords: `${value} ${names.join(' ')}`,
    }));
  }, [countries, countryOptions]);

  return (
    <>
      {lines.filter(wants).map((name) => (
        <TextInput key={name} {...field(`sender.${name}`)} maxLength={120} />
      ))}
      {phones.filter(wants).map((name) => (
        <PhoneInput key={name} {...field(`sender.${name}`)} country={country} />
      ))}
      {wants('phone_code') && (
        <ComboboxInput {...field('sender.phone_code')} options={callingCodes} />
      )}
      {wants('email') && (
        <TextInput
          {...field('sender.email')}
          type="email"
          normalize={(typed) => typed.trim()}
          ltr
        />
      )}
      {wants('postal_code') && <TextInput {...field('sender.postal_code')} ltr />}
      {wants('address_type') && (
        <SelectInput {...field('sender.address_type')} options={optionsOf('address_type')} />
      )}
      {wants('gross_weight') && (
        <WeightInput {...field('sender.gross_weight')} unitName="gross_weight_unit" />
      )}
      {wants('volume') && <NumberInput {...field('sender.volume')} whole />}
      {wants('collecting_money') && paymentType === 'cash_on_delivery' && (
        <Wide>
          <CheckboxInput {...field('sender.collecting_money')} />
        </Wide>
      )}
    </>
  );
}
