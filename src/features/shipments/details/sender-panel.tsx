import { useIntl } from 'react-intl';
import type { WeightUnit } from '../../../../common/units.ts';
import type { Sender } from '../../../api/generated/model/sender.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceNames } from '../../../shared/places/use-place-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';

interface SenderPanelProps {
  sender: Sender;
  /** The unit the parcel was weighed in. */
  weightUnit: WeightUnit;
}

/** The sender details that the courier requires. */
export function SenderPanel({ sender, weightUnit }: SenderPanelProps) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { cityName, countryName } = usePlaceNames();
  const label = (field: keyof Sender) => nameOf('sender_field', field);
  const code = (value: string | undefined) => value && <Ltr>{value}</Ltr>;
  const words = (value: string | undefined) => value && <bdi>{value}</bdi>;
  const phone = (value: string | undefined) => value && <PhoneText value={value} />;
  const { city, country, amount_to_collect, address_type, volume, gross_weight } = sender;
  const { collecting_money } = sender;
  return (
    <Panel title={text('shipments.sender.title')}>
      <Facts
        facts={[
          { label: label('contact_name'), value: words(sender.contact_name) },
          { label: label('contact_number'), value: phone(sender.contact_number) },
          { label: label('phone_code'), value: code(sender.phone_code) },
          { label: label('backup_phone'), value: phone(sender.backup_phone) },
          { label: label('email'), value: code(sender.email), wide: true },
          { label: label('company'), value: words(sender.company) },
          { label: label('address'), value: words(sender.address) },
          { label: label('city'), value: city && words(cityName(city)) },
          { label: label('postal_code'), value: code(sender.postal_code) },
          { label: label('country'), value: country && countryName(country) },
          {
            label: label('address_type'),
            value: address_type && nameOf('address_type', address_type),
          },
          { label: label('pickup_name'), value: words(sender.pickup_name) },
          { label: label('return_name'), value: words(sender.return_name) },
          {
            label: label('volume'),
            value: volume && text('shipments.sender.volume', { volume: intl.formatNumber(volume) }),
          },
          {
            label: label('gross_weight'),
            value: gross_weight && <WeightText grams={gross_weight} unit={weightUnit} />,
          },
          {
            label: label('amount_to_collect'),
            value: amount_to_collect && <MoneyText value={amount_to_collect} />,
          },
          {
            label: label('collecting_money'),
            value: collecting_money !== undefined && text(`shipments.sender.${collecting_money}`),
          },
        ]}
      />
    </Panel>
  );
}
