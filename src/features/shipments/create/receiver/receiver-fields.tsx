import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { HOME_COUNTRY } from '../../../../../common/place-rules.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { usePlaceNames } from '../../../../shared/places/use-place-names.ts';
import { usePlaceOptions } from '../../../../shared/places/use-place-options.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../../ui/forms/choice-input.tsx';
import { ComboboxInput } from '../../../../ui/forms/combobox-input.tsx';
import { PhoneInput } from '../../../../ui/forms/phone-input.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { Fields, Wide } from '../../../../ui/forms/fields.tsx';
import { ReceiverAddress } from './receiver-address.tsx';
import type { ReceiverForm } from './receiver-values.ts';
import { useFieldProps } from '../use-field-label.ts';

interface ReceiverFieldsProps {
  /** The name field. */
  name: ReactNode;
  /** The message belongs to one parcel and is not saved with the receiver. */
  withMessage?: boolean;
  /** The price was calculated for the city, so it cannot be changed. */
  isCityFixed?: boolean;
}

/** The receiver of a parcel and the address. */
export function ReceiverFields({
  name,
  withMessage = false,
  isCityFixed = false,
}: ReceiverFieldsProps) {
  // Works in every form that contains this part.
  const { control } = useFormContext<ReceiverForm>();
  const text = useText();
  const field = useFieldProps(control);
  const { optionsOf } = useEnumNames();
  const country = useWatch({ control, name: 'receiver.country' });
  const isHome = country === HOME_COUNTRY;

  return (
    <Fields>
      {name}
      <PhoneInput {...field('receiver.phone')} country={country} />
      {!isCityFixed && <ReceiverCity isHome={isHome} />}
      <ReceiverAddress control={control} isHome={isHome} />
      <TextInput {...field('receiver.landmark')} maxLength={120} optional />
      <Wide>
        <ChoiceInput {...field('receiver.address_type')} options={optionsOf('address_type')} />
      </Wide>
      <TextInput
        {...field('receiver.email')}
        type="email"
        normalize={(typed) => typed.trim()}
        ltr
        optional
      />
      <TextInput {...field('receiver.company')} maxLength={120} optional />
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

/** The city that the price was calculated for. */
function ReceiverCity({ isHome }: { isHome: boolean }) {
  const { control } = useFormContext<ReceiverForm>();
  const text = useText();
  const field = useFieldProps(control);
  const { regionName } = usePlaceNames();
  const { cityOptions, countryOptions, places } = usePlaceOptions();
  const city = useWatch({ control, name: 'receiver.city' });
  const region = places.cities.find(({ code }) => code === city)?.region;
  return (
    <>
      <ComboboxInput {...field('receiver.country')} options={countryOptions} />
      {isHome ? (
        <ComboboxInput
          {...field('receiver.city')}
          options={cityOptions}
          help={region && text('shipments.create.region', { region: regionName(region) })}
        />
      ) : (
        <TextInput {...field('receiver.city')} maxLength={120} />
      )}
      {!isHome && <TextInput {...field('receiver.state')} maxLength={120} />}
    </>
  );
}
