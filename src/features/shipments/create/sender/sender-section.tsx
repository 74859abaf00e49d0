import { useFormContext } from 'react-hook-form';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import { HOME_COUNTRY } from '../../../../../common/place-rules.ts';
import { usePlaceOptions } from '../../../../shared/places/use-place-options.ts';
import { useLocalized } from '../../../../i18n/localized-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { PlaceInput } from '../../../../ui/forms/place-input.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Fields } from '../../../../ui/forms/fields.tsx';
import { SenderFields } from './sender-fields.tsx';
import type { BookingValues } from '../booking-values.ts';
import { useFieldLabel, useFieldProps } from '../use-field-label.ts';
import { useCallingCode } from './use-calling-code.ts';

interface SenderSectionProps {
  price: CourierPrice | null;
}

/** Origin of the parcel, and the sender details that the chosen courier requires. */
export function SenderSection({ price }: SenderSectionProps) {
  const { control } = useFormContext<BookingValues>();
  const text = useText();
  const localized = useLocalized();
  const label = useFieldLabel();
  const field = useFieldProps(control);
  const { cityOptions, countryOptions } = usePlaceOptions();
  useCallingCode(price?.sender_fields.includes('phone_code') ?? false);
  return (
    <Panel
      title={text('shipments.create.sender')}
      description={
        price
          ? text('shipments.create.sender.asked', { courier: localized(price.courier.name) })
          : text('shipments.create.sender.later')
      }
    >
      <Fields>
        <PlaceInput
          control={control}
          names={{ country: 'origin.country', city: 'origin.city' }}
          label={label('origin')}
          homeCountry={HOME_COUNTRY}
          cities={cityOptions}
          countries={countryOptions}
        />
        <TextInput {...field('company')} maxLength={120} optional />
        {price && <SenderFields required={price.sender_fields} />}
      </Fields>
    </Panel>
  );
}
