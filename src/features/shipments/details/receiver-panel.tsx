import styled from '@emotion/styled';
import { lacksNationalAddress } from '../../../../common/address-rules.ts';
import type { Receiver } from '../../../api/generated/model/receiver.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceNames } from '../../../shared/places/use-place-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';

const Spaced = styled('div')({ marginBlockEnd: 20 });

/** The receiver, and the National Address field by field. */
export function ReceiverPanel({ shipment }: { shipment: Shipment }) {
  const { receiver, address_completed_at: completedAt } = shipment;
  const text = useText();
  const { nameOf } = useEnumNames();
  const { cityName, countryName, regionName } = usePlaceNames();
  const label = (field: keyof Receiver) => text(`shipments.receiver.${field}`);
  const code = (value: string | undefined) => value && <Ltr>{value}</Ltr>;
  const words = (value: string | undefined) => value && <bdi>{value}</bdi>;
  return (
    <Panel title={text('shipments.receiver.title')}>
      {lacksNationalAddress(receiver) && shipment.status === 'pending' && (
        <Spaced>
          <Notice tone="warning" title={text('shipments.receiver.missing')}>
            {text('shipments.receiver.missingLead')}
          </Notice>
        </Spaced>
      )}
      <Facts
        facts={[
          { label: label('full_name'), value: words(receiver.full_name) },
          { label: label('phone'), value: <PhoneText value={receiver.phone} /> },
          { label: label('company'), value: words(receiver.company) },
          { label: label('short_address'), value: code(receiver.short_address) },
          { label: label('building_no'), value: code(receiver.building_no) },
          { label: label('street_name'), value: words(receiver.street_name) },
          { label: label('district'), value: words(receiver.district) },
          { label: label('city'), value: words(cityName(receiver.city)) },
          { label: label('state'), value: words(regionName(receiver.state)) },
          { label: label('postal_code'), value: code(receiver.postal_code) },
          { label: label('additional_number'), value: code(receiver.additional_number) },
          { label: label('country'), value: countryName(receiver.country) },
          { label: label('address_type'), value: nameOf('address_type', receiver.address_type) },
          {
            label: text('shipments.receiver.completed'),
            value: completedAt && <DateText value={completedAt} format="dateTime" />,
          },
          { label: label('email'), value: code(receiver.email), wide: true },
          { label: label('landmark'), value: words(receiver.landmark), wide: true },
          { label: label('message'), value: words(receiver.message), wide: true },
        ]}
      />
    </Panel>
  );
}
