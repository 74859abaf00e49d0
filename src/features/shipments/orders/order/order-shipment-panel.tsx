import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { StoreOrderShipment } from '../../../../api/generated/model/store-order-shipment.ts';
import type { StoreTold } from '../../../../api/generated/model/store-told.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { ShipmentStatusChip } from '../../../../ui/text/shipment-status-chip.tsx';
import { StatusChip, type StatusTone } from '../../../../ui/text/status-chip.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { shipmentPaths } from '../../paths.ts';

const Quiet = styled('p')({
  marginBlockStart: 12,
  color: colors.inkMuted,
  ...typeScale.small,
  overflowWrap: 'anywhere',
});

const toneOf: Record<StoreTold['state'], StatusTone> = {
  waiting: 'progress',
  told: 'success',
  refused: 'danger',
};

interface OrderShipmentPanelProps {
  shipment: StoreOrderShipment;
  /** Undefined if the store is not to be told. */
  told: StoreTold | undefined;
}

/** The shipment that the order became, and whether the store knows. */
export function OrderShipmentPanel({ shipment, told }: OrderShipmentPanelProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { id, tracking_number, status, tracking_status } = shipment;
  return (
    <Panel title={text('shipments.orders.shipment')}>
      <Facts
        arrangement="rows"
        facts={[
          {
            label: text('shipments.orders.tracking'),
            value: (
              <Link to={shipmentPaths.details(id)}>
                <Ltr>{tracking_number}</Ltr>
              </Link>
            ),
          },
          {
            label: text('shipments.list.column.status'),
            value: <ShipmentStatusChip status={status} label={nameOf('status', status)} />,
          },
          {
            label: text('shipments.orders.now'),
            value: nameOf('tracking_status', tracking_status),
          },
          {
            label: text('shipments.orders.told'),
            value: told && (
              <StatusChip tone={toneOf[told.state]}>
                {text(`shipments.orders.told.${told.state}`)}
              </StatusChip>
            ),
          },
          {
            label: text('shipments.orders.toldAt'),
            value: told?.at && <DateText value={told.at} format="dateTime" />,
          },
        ]}
      />
      {told?.message !== undefined && (
        <Quiet>
          {text('shipments.orders.toldWhy')} <bdi>{told.message}</bdi>
        </Quiet>
      )}
    </Panel>
  );
}
