import { useWatch, type Control, type FieldPath } from 'react-hook-form';
import { normalizeAddressField } from '../../../common/national-address.ts';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import { useText } from '../../i18n/use-text.ts';
import type { AddressValues } from './address-values.ts';
import { ChoiceInput } from './choice-input.tsx';
import { ComboboxInput } from './combobox-input.tsx';
import { Wide } from './fields.tsx';
import type { SearchOption } from './option-search.tsx';
import { TextInput } from './text-input.tsx';

interface AddressFieldsProps<Values extends AddressValues, Output> {
  control: Control<Values, unknown, Output>;
  cities: readonly SearchOption[];
  countries: readonly SearchOption[];
  /** Adds the office number, whose field is `office`. */
  withOffice?: boolean;
}

/** The format of a short address, the same in every language. */
const sampleCode = 'RRRD2929';

/** Address of the account: a National Address, short or full, or an address abroad. */
export function AddressFields<Values extends AddressValues, Output>({
  control,
  cities,
  countries,
  withOffice = false,
}: AddressFieldsProps<Values, Output>) {
  const text = useText();
  const at = (field: keyof AddressValues) => field as FieldPath<Values>;
  const [country, form] = useWatch({ control, name: [at('country'), at('address_form')] });
  const isHome = country === HOME_COUNTRY;
  const isShort = isHome && form === 'short';
  const code = { control, ltr: true, normalize: normalizeAddressField } as const;
  return (
    <>
      <ComboboxInput
        control={control}
        name={at('country')}
        label={text('ui.address.country')}
        options={countries}
        loading={countries.length === 0}
      />
      {isHome ? (
        <ComboboxInput
          control={control}
          name={at('city')}
          label={text('ui.address.city')}
          options={cities}
          loading={cities.length === 0}
        />
      ) : (
        <>
          <TextInput
            control={control}
            name={at('city')}
            label={text('ui.address.city')}
            autoComplete="address-level2"
            maxLength={120}
          />
          <TextInput
            control={control}
            name={at('state')}
            label={text('ui.address.region')}
            autoComplete="address-level1"
            maxLength={120}
            optional
          />
        </>
      )}
      {isHome && (
        <Wide>
          <ChoiceInput
            control={control}
            name={at('address_form')}
            label={text('ui.address.form')}
            options={['short', 'full'].map((value) => ({
              value,
              label: text(`ui.address.form.${value}`),
            }))}
          />
        </Wide>
      )}
      {isShort ? (
        <TextInput
          {...code}
          name={at('short_address')}
          label={text('ui.address.shortAddress')}
          help={text('ui.address.shortAddress.help')}
          placeholder={sampleCode}
          maxLength={20}
        />
      ) : (
        <>
          <TextInput
            control={control}
            name={at('street_name')}
            label={text('ui.address.street')}
            autoComplete="address-line1"
            maxLength={120}
          />
          <TextInput
            {...(isHome ? { ...code, inputMode: 'numeric' } : { control })}
            name={at('building_no')}
            label={text('ui.address.building')}
            maxLength={120}
          />
          <TextInput
            {...(isHome ? { ...code, inputMode: 'numeric' } : { control, ltr: true })}
            name={at('postal_code')}
            label={text('ui.address.postalCode')}
            autoComplete="postal-code"
            maxLength={20}
            optional={!isHome}
          />
        </>
      )}
      {withOffice && (
        <TextInput
          control={control}
          name={at('office')}
          label={text('ui.address.office')}
          maxLength={120}
          optional
        />
      )}
      <TextInput
        control={control}
        name={at('landmark')}
        label={text('ui.address.landmark')}
        maxLength={120}
        optional
      />
      <Wide>
        <ChoiceInput
          control={control}
          name={at('address_type')}
          label={text('ui.address.type')}
          options={['residential', 'office'].map((value) => ({
            value,
            label: text(`ui.address.type.${value}`),
          }))}
        />
      </Wide>
    </>
  );
}
