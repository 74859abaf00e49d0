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
import { ShipmentStatusChip } from '../../../ui/text/shipment-status-chip.tsx';
import { isExpected, isLate, isStalled } from '../attention.ts';
import { todayInRiyadh } from '../../../ui/text/today.ts';
import { TwoLines } from '../../../ui/table/two-lines.tsx';

interface CellProps {
  shipment: Shipment;
}

const Courier = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& > :last-child': { minInlineSize: 0 },
});
const Whole = styled('span')({ whiteSpace: 'nowrap' });

export function StatusCell({ shipment: { status, tracking_status } }: CellProps) {
  const { nameOf } = useEnumNames();
  const label = nameOf('status', status);
  const finer = nameOf('tracking_status', tracking_status);
  return (
    <TwoLines
      first={<ShipmentStatusChip status={status} label={label} />}
      second={finer !== label && finer}
    />
  );
}

export function ReceiverCell({ shipment: { receiver, destination } }: CellProps) {
  const placeText = usePlaceText();
  return <TwoLines first={<bdi>{receiver.full_name}</bdi>} second={placeText(destination)} />;
}

export function CourierCell({ shipment: { courier, service_type } }: CellProps) {
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const name = localized(courier.name);
  return (
    <Courier>
      <CourierMonogram code={courier.id} name={name} size={32} />
      <TwoLines first={name} second={nameOf('service_type', service_type)} />
    </Courier>
  );
}

export function TotalCell({ shipment: { charge, payment_status } }: CellProps) {
  const { nameOf } = useEnumNames();
  return (
    <TwoLines
      first={<MoneyText value={charge.total_fee} />}
      second={nameOf('payment_status', payment_status)}
    />
  );
}

export function CreatedCell({ shipment: { created_at, days_since_created } }: CellProps) {
  return (
    <TwoLines
      first={
        <Whole>
          <DateText value={created_at} format="short" />
        </Whole>
      }
      second={
        <Whole>
          <AgoText days={days_since_created} />
        </Whole>
      }
    />
  );
}

export function UpdatedCell({ shipment }: CellProps) {
  const text = useText();
  return (
    <TwoLines
      first={
        <Whole>
          <AgoText hours={shipment.hours_since_last_update} />
        </Whole>
      }
      tone="warning"
      second={isStalled(shipment) && text('shipments.list.stalled')}
    />
  );
}

export function ExpectedCell({ shipment }: CellProps) {
  const text = useText();
  const { status, expected_delivery_on: day } = shipment;
  if (status !== 'completed' && !isExpected(shipment)) return '—';
  return (
    <TwoLines
      first={
        <Whole>
          <DateText value={day} format="short" />
        </Whole>
      }
      tone="warning"
      second={isLate(shipment, todayInRiyadh()) && text('shipments.list.late')}
    />
  );
}
