import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Tracking } from '../../api/generated/model/tracking.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { usePlaceNames } from '../../shared/places/use-place-names.ts';
import { usePlaceText } from '../../shared/places/use-place-text.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { trackingPaths } from './paths.ts';
import { RouteText } from '../../shared/journey/route-text.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { ShipmentStatusChip } from '../../ui/text/shipment-status-chip.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { WayBar } from './way-bar.tsx';

const Line = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) auto',
  alignItems: 'center',
  gap: '10px 24px',
  padding: '16px 24px',
  color: colors.ink,
  textDecoration: 'none',
  '&:hover': { background: colors.canvas },
  '&:focus-visible': { outlineOffset: -2 },
  '@media (max-width: 759.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    paddingInline: 16,
    '& > :nth-of-type(2)': { gridColumn: '1 / -1', gridRow: 2 },
  },
});
const Cell = styled('span')({ display: 'grid', gap: 6, minInlineSize: 0 });
const Number = styled('span')({ fontWeight: 600 });
const Quiet = styled('span')({ color: colors.inkMuted, ...typeScale.caption });
const Last = styled('span')({ ...typeScale.small, fontWeight: 500 });

/** One of several shipments: its status, last event and expected delivery. */
export function TrackedLine({ tracking }: { tracking: Tracking }) {
  const text = useText();
  const localized = useLocalized();
  const placeText = usePlaceText();
  const { cityName } = usePlaceNames();
  const { nameOf } = useEnumNames();
  const { tracking_number, status, tracking_status, courier, origin, destination } = tracking;
  const [last] = tracking.events;
  const isExpected = status === 'pending' && tracking_status !== 'returning';
  return (
    <li>
      <Line to={trackingPaths.shipment(tracking_number)}>
        <Cell>
          <Number>
            <Ltr>{tracking_number}</Ltr>
          </Number>
          <Quiet>
            <RouteText from={placeText(origin)} to={placeText(destination)} />
            <Separator />
            <bdi>{localized(courier.name)}</bdi>
          </Quiet>
        </Cell>
        <Cell>
          <Last>
            {nameOf('tracking_status', tracking_status)}
            {last?.city !== undefined && (
              <Quiet>
                <Separator />
                <bdi>{cityName(last.city)}</bdi>
              </Quiet>
            )}
          </Last>
          <WayBar tracking={tracking} />
          <Quiet>
            {last && <DateText value={last.occurred_at} format="dateTime" />}
            {isExpected && (
              <>
                <Separator />
                {text('tracking.expected')}{' '}
                <DateText value={tracking.expected_delivery_on} format="short" />
              </>
            )}
          </Quiet>
        </Cell>
        <ShipmentStatusChip status={status} label={nameOf('status', status)} />
      </Line>
    </li>
  );
}
