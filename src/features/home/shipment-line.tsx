import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../api/generated/model/shipment.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { usePlaceText } from '../../shared/places/use-place-text.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { CourierMonogram } from '../../shared/couriers/courier-monogram.tsx';
import { RouteText } from '../../shared/journey/route-text.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { ShipmentStatusChip } from '../../ui/text/shipment-status-chip.tsx';
import { TrackingNumberText } from '../../ui/text/tracking-number-text.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Line = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: '12px 24px',
  color: colors.ink,
  textDecoration: 'none',
  '&:hover': { background: colors.canvas },
  '&:focus-visible': { outlineOffset: -2 },
  '@media (max-width: 599.95px)': { padding: '12px 16px', gap: 12 },
});
const Way = styled('span')({ display: 'block', fontWeight: 500 });
const Under = styled('span')({
  display: 'block',
  color: colors.inkMuted,
  ...typeScale.caption,
  // On phones the receiver has its own line, so the dot after it separates nothing.
  '@media (max-width: 599.95px)': {
    '& > bdi:first-of-type::after': { content: '"\\A"', whiteSpace: 'pre' },
    '& > bdi:first-of-type + span': { display: 'none' },
  },
});
const End = styled('span')({
  display: 'grid',
  justifyItems: 'end',
  gap: 2,
  ...typeScale.small,
});

/** One shipment in a line: courier, route, receiver, price and status. */
export function ShipmentLine({ shipment }: { shipment: Shipment }) {
  const localized = useLocalized();
  const placeText = usePlaceText();
  const { nameOf } = useEnumNames();
  const { courier, origin, destination, receiver, status } = shipment;
  return (
    <li>
      <Line to={shipmentPaths.details(shipment.id)}>
        <CourierMonogram code={courier.id} name={localized(courier.name)} />
        <span>
          <Way>
            <RouteText from={placeText(origin)} to={placeText(destination)} />
          </Way>
          <Under>
            <bdi>{receiver.full_name}</bdi>
            <Separator />
            <TrackingNumberText value={shipment.tracking_number} />
            <Separator />
            <DateText value={shipment.created_at} format="short" />
          </Under>
        </span>
        <End>
          <ShipmentStatusChip status={status} label={nameOf('status', status)} />
          <MoneyText value={shipment.charge.total_fee} />
        </End>
      </Line>
    </li>
  );
}
