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
import type { BookingForm } from '../use-booking-form.ts';
import { useFieldLabel } from '../use-field-label.ts';
import { useSenderDefaults } from './use-sender-defaults.ts';

interface SenderSectionProps {
  form: BookingForm;
  price: CourierPrice | null;
}

/** Origin of the parcel, and the sender details that the chosen courier requires. */
export function SenderSection({ form, price }: SenderSectionProps) {
  const { control } = form;
  const text = useText();
  const localized = useLocalized();
  const label = useFieldLabel();
  const { cityOptions, countryOptions } = usePlaceOptions();
  useSenderDefaults(form, price?.sender_fields.includes('phone_code') ?? false);
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
        <TextInput
          control={control}
          name="company"
          label={label('company')}
          maxLength={120}
          optional
        />
        {price && <SenderFields control={control} required={price.sender_fields} />}
      </Fields>
    </Panel>
  );
}
