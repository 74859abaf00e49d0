import { useFormContext, useWatch } from 'react-hook-form';
import { HOME_COUNTRY } from '../../../../../common/place-rules.ts';
import { usePlaceNames } from '../../../../shared/places/use-place-names.ts';
import { PhoneText } from '../../../../ui/text/phone-text.tsx';
import { Separator } from '../../../../ui/text/separator.tsx';
import type { BookingValues } from '../booking-values.ts';

/** Who sends the parcel, and from where, on one line. */
export function SenderSummary() {
  const { control } = useFormContext<BookingValues>();
  const { cityName, countryName } = usePlaceNames();
  const [{ country, city }, sender] = useWatch({ control, name: ['origin', 'sender'] });
  const { contact_name, contact_number } = sender;
  return (
    <>
      {country !== HOME_COUNTRY && (
        <>
          {countryName(country)}
          <Separator />
        </>
      )}
      <bdi>{cityName(city ?? '')}</bdi>
      <Separator />
      <bdi>{contact_name}</bdi>
      {contact_number !== '' && (
        <>
          <Separator />
          <PhoneText value={contact_number} />
        </>
      )}
    </>
  );
}
