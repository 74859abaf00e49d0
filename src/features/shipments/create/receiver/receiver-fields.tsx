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
import { useFieldLabel } from '../use-field-label.ts';

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
  const label = useFieldLabel();
  const { optionsOf } = useEnumNames();
  const country = useWatch({ control, name: 'receiver.country' });
  const isHome = country === HOME_COUNTRY;

  return (
    <Fields>
      {name}
      <PhoneInput
        control={control}
        name="receiver.phone"
        label={label('receiver.phone')}
        country={country}
      />
      {!isCityFixed && <ReceiverCity isHome={isHome} />}
      <ReceiverAddress control={control} isHome={isHome} />
      <TextInput
        control={control}
        name="receiver.landmark"
        label={label('receiver.landmark')}
        maxLength={120}
        optional
      />
      <Wide>
        <ChoiceInput
          control={control}
          name="receiver.address_type"
          label={label('receiver.address_type')}
          options={optionsOf('address_type')}
        />
      </Wide>
      <TextInput
        control={control}
        name="receiver.email"
        label={label('receiver.email')}
        type="email"
        normalize={(typed) => typed.trim()}
        ltr
        optional
      />
      <TextInput
        control={control}
        name="receiver.company"
        label={label('receiver.company')}
        maxLength={120}
        optional
      />
      {withMessage && (
        <Wide>
          <TextInput
            control={control}
            name="receiver.message"
            label={label('receiver.message')}
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
  const label = useFieldLabel();
  const { regionName } = usePlaceNames();
  const { cityOptions, countryOptions, places } = usePlaceOptions();
  const city = useWatch({ control, name: 'receiver.city' });
  const region = places.cities.find(({ code }) => code === city)?.region;
  return (
    <>
      <ComboboxInput
        control={control}
        name="receiver.country"
        label={label('receiver.country')}
        options={countryOptions}
      />
      {isHome ? (
        <ComboboxInput
          control={control}
          name="receiver.city"
          label={label('receiver.city')}
          options={cityOptions}
          help={region && text('shipments.create.region', { region: regionName(region) })}
        />
      ) : (
        <TextInput
          control={control}
          name="receiver.city"
          label={label('receiver.city')}
          maxLength={120}
        />
      )}
      {!isHome && (
        <TextInput
          control={control}
          name="receiver.state"
          label={label('receiver.state')}
          maxLength={120}
        />
      )}
    </>
  );
}
