import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { HOME_COUNTRY } from '../../../../../common/place-rules.ts';
import { usePlaceOptions } from '../../../../shared/places/use-place-options.ts';
import { PhoneInput } from '../../../../ui/forms/phone-input.tsx';
import { PlaceInput } from '../../../../ui/forms/place-input.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { Fields } from '../../../../ui/forms/fields.tsx';
import { useFieldLabel, useFieldProps } from '../use-field-label.ts';
import { ReceiverAddress } from './receiver-address.tsx';
import { ReceiverExtras } from './receiver-extras.tsx';
import type { ReceiverForm } from './receiver-values.ts';

interface ReceiverFieldsProps {
  /** The name field. */
  name: ReactNode;
  /** The price was calculated for the city, so it cannot be changed. */
  isCityFixed?: boolean;
}

/** Who the receiver of a parcel is, and where. */
export function ReceiverPlace({ name, isCityFixed = false }: ReceiverFieldsProps) {
  // Works in every form that contains this part.
  const { control } = useFormContext<ReceiverForm>();
  const field = useFieldProps(control);
  const label = useFieldLabel();
  const { cityOptions, countryOptions } = usePlaceOptions();
  const country = useWatch({ control, name: 'receiver.country' });
  const isHome = country === HOME_COUNTRY;
  return (
    <Fields>
      {name}
      <PhoneInput {...field('receiver.phone')} country={country} />
      {!isCityFixed && (
        <PlaceInput
          control={control}
          names={{ country: 'receiver.country', city: 'receiver.city' }}
          label={label('receiver')}
          homeCountry={HOME_COUNTRY}
          cities={cityOptions}
          countries={countryOptions}
        />
      )}
      {!isCityFixed && !isHome && <TextInput {...field('receiver.state')} maxLength={120} />}
      <ReceiverAddress control={control} isHome={isHome} />
    </Fields>
  );
}

interface AllReceiverFieldsProps extends ReceiverFieldsProps {
  /** The message belongs to one parcel and is not saved with the receiver. */
  withMessage?: boolean;
}

/** Everything about the receiver of a parcel. */
export function ReceiverFields({ withMessage = false, ...place }: AllReceiverFieldsProps) {
  return (
    <>
      <ReceiverPlace {...place} />
      <ReceiverExtras withMessage={withMessage} />
    </>
  );
}
