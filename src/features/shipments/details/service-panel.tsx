import styled from '@emotion/styled';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ChoiceReason } from '../../../shared/courier-choice/choice-reason.tsx';
import { CourierIdentity } from '../../../shared/couriers/courier-identity.tsx';
import { TransitText } from '../../../shared/pricing/transit-text.tsx';
import { AgoText } from '../../../ui/text/ago-text.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

const Rest = styled('div')({
  marginBlockStart: 16,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${colors.line}`,
});

const Reason = styled('div')({ marginBlockStart: 12 });
const Small = styled('p')({ color: colors.inkMuted, ...typeScale.caption });

/** The courier, the service, and the expected delivery. */
export function ServicePanel({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const { courier, courier_choice, delivery_time, reference_id, company } = shipment;
  const label = (field: string) => text(`shipments.service.${field}`);
  return (
    <Panel title={text('shipments.service.title')}>
      <CourierIdentity id={courier.id} name={localized(courier.name)}>
        {nameOf('service_type', shipment.service_type)}
      </CourierIdentity>
      {courier_choice && (
        <Reason>
          <Small>{label('choice')}</Small>
          <ChoiceReason choice={courier_choice} withLink />
        </Reason>
      )}
      <Rest>
        <Facts
          arrangement="rows"
          facts={[
            {
              label: label('shipping_method'),
              value: nameOf('shipping_method', shipment.shipping_method),
            },
            {
              label: label('delivery_time'),
              value: <TransitText value={delivery_time} />,
            },
            {
              label: label('expected'),
              value: <DateText value={shipment.expected_delivery_on} format="short" />,
            },
            {
              label: label('preferred_day'),
              value: nameOf('preferred_delivery_day', shipment.preferred_delivery_day),
            },
            {
              label: label('preferred_time'),
              value: nameOf('preferred_delivery_time', shipment.preferred_delivery_time),
            },
            {
              label: label('updated'),
              value: <AgoText hours={shipment.hours_since_last_update} />,
            },
            { label: label('reference'), value: reference_id && <bdi>{reference_id}</bdi> },
            { label: label('company'), value: company && <bdi>{company}</bdi> },
          ]}
        />
      </Rest>
    </Panel>
  );
}
