import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../api/generated/model/shipment.ts';
import { useListShipments } from '../../api/generated/shipments/shipments.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { usePlaceText } from '../../shared/places/use-place-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { trackingPaths } from './paths.ts';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { ChevronForwardIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { ShipmentStatusChip } from '../../ui/text/shipment-status-chip.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const List = styled('ul')({ '& > li': { borderBlockStart: `1px solid ${colors.line}` } });
const Line = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 24px',
  color: colors.ink,
  textDecoration: 'none',
  '&:hover': { background: colors.canvas },
  '&:focus-visible': { outlineOffset: -2 },
  '& > svg': { color: colors.lineStrong },
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});
const Words = styled('span')({ flex: 1, minInlineSize: 0 });
const Number = styled('span')({ display: 'block', fontWeight: 500 });
const Under = styled('span')({
  display: 'block',
  color: colors.inkMuted,
  ...typeScale.caption,
});
const Padded = styled('div')({ padding: '6px 24px 24px' });

/** The latest shipments, for people without a number at hand; empty if there are none. */
export function RecentNumbers() {
  const text = useText();
  const { data } = useListShipments({ limit: 5 });
  // Only a shortcut: if it fails, the number can still be typed.
  if (data?.data.length === 0) return null;
  return (
    <Panel flush title={text('tracking.recent')}>
      {data ? (
        <List>
          {data.data.map((shipment) => (
            <RecentNumber key={shipment.id} shipment={shipment} />
          ))}
        </List>
      ) : (
        <Padded>
          <LinesSkeleton lines={5} height={40} />
        </Padded>
      )}
    </Panel>
  );
}

function RecentNumber({ shipment }: { shipment: Shipment }) {
  const { nameOf } = useEnumNames();
  const placeText = usePlaceText();
  const { tracking_number, receiver, destination, status } = shipment;
  return (
    <li>
      <Line to={trackingPaths.shipment(tracking_number)}>
        <Words>
          <Number>
            <Ltr>{tracking_number}</Ltr>
          </Number>
          <Under>
            <bdi>{receiver.full_name}</bdi>
            <Separator />
            {placeText(destination)}
          </Under>
        </Words>
        <ShipmentStatusChip status={status} label={nameOf('status', status)} />
        <ChevronForwardIcon size={18} />
      </Line>
    </li>
  );
}
