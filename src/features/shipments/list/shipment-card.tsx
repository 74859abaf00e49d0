import styled from '@emotion/styled';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceText } from '../../../shared/places/use-place-text.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CourierMonogram } from '../../../shared/couriers/courier-monogram.tsx';
import { AgoText } from '../../../ui/text/ago-text.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { ShipmentStatusChip } from '../../../ui/text/shipment-status-chip.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { isExpected, isLate, isStalled } from '../attention.ts';
import { ShipmentLink } from './shipment-link.tsx';
import { todayInRiyadh } from '../../../ui/text/today.ts';

const Root = styled('div')({ display: 'grid', gap: 6, lineHeight: '24px' });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type': { minInlineSize: 0 },
  '& > :last-child': { flexShrink: 0 },
});
const Quiet = styled('div')({ color: colors.inkMuted, ...typeScale.caption });
const Courier = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Expected = styled('span')({ display: 'inline-flex', gap: 4 });
const Warning = styled('span')({ color: colors.warning, fontWeight: 500 });

/** One shipment on a phone. */
export function ShipmentCard({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const localized = useLocalized();
  const placeText = usePlaceText();
  const { nameOf } = useEnumNames();
  const { courier, status, receiver, charge } = shipment;
  const name = localized(courier.name);
  const late = isLate(shipment, todayInRiyadh());
  return (
    <Root>
      <Line>
        <ShipmentLink shipment={shipment} />
        <ShipmentStatusChip status={status} label={nameOf('status', status)} />
      </Line>
      <Line>
        <span>
          <bdi>{receiver.full_name}</bdi>
          <Separator />
          {placeText(shipment.destination)}
        </span>
        <MoneyText value={charge.total_fee} />
      </Line>
      <Quiet>
        <Line>
          <Courier>
            <CourierMonogram code={courier.id} name={name} size={24} />
            {name}
          </Courier>
          <span>{nameOf('payment_status', shipment.payment_status)}</span>
        </Line>
      </Quiet>
      <Quiet>
        <Line>
          <span>
            {nameOf('tracking_status', shipment.tracking_status)}
            <Separator />
            <AgoText hours={shipment.hours_since_last_update} />
            {isStalled(shipment) && (
              <Warning>
                <Separator />
                {text('shipments.list.stalled')}
              </Warning>
            )}
          </span>
          {isExpected(shipment) && (
            <Expected>
              {late ? (
                <Warning>{text('shipments.list.late')}</Warning>
              ) : (
                text('shipments.list.column.expected')
              )}
              <DateText value={shipment.expected_delivery_on} format="short" />
            </Expected>
          )}
        </Line>
      </Quiet>
    </Root>
  );
}
