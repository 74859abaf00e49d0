import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { CopyIcon, MoreIcon, RouteIcon } from '../../../ui/icons.tsx';
import { Collapse } from '../../../ui/layout/collapse.tsx';
import { trackingPaths } from '../../tracking/paths.ts';
import { CancelShipment } from '../details/cancel-shipment.tsx';
import { EditShipment } from '../details/edit-shipment.tsx';
import type { CancelConflict } from '../details/use-cancellation.ts';
import { fromList } from '../from-list.ts';
import { LabelButton } from '../labels/label-button.tsx';
import { shipmentPaths } from '../paths.ts';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Further = styled(Line)({ paddingBlockEnd: 4 });

interface PanelActionsProps {
  shipment: Shipment;
  onConflict: (conflict: CancelConflict) => void;
}

/** The main actions on the shipment in the panel, and the others, which unfold. */
export function PanelActions({ shipment, onConflict }: PanelActionsProps) {
  const text = useText();
  const moreId = useId();
  const [hasMore, setMore] = useState(false);
  return (
    <>
      <Line>
        {shipment.status !== 'cancelled' && <LabelButton shipment={shipment} />}
        <ButtonLink to={shipmentPaths.details(shipment.id)} state={fromList} variant="outline">
          {text('shipments.panel.page')}
        </ButtonLink>
        <IconButton
          outlined
          aria-label={text('shipments.panel.more')}
          aria-expanded={hasMore}
          aria-controls={moreId}
          onClick={() => {
            setMore(!hasMore);
          }}
        >
          <MoreIcon size={18} />
        </IconButton>
      </Line>
      <Collapse id={moreId} open={hasMore}>
        <Further>
          <ButtonLink
            to={trackingPaths.shipment(shipment.tracking_number)}
            variant="outline"
            startIcon={<RouteIcon size={18} />}
          >
            {text('shipments.details.trace')}
          </ButtonLink>
          <ButtonLink
            to={shipmentPaths.createLike(shipment.id)}
            variant="outline"
            startIcon={<CopyIcon size={18} />}
          >
            {text('shipments.details.duplicate')}
          </ButtonLink>
          {shipment.cancellable && <EditShipment shipment={shipment} />}
          {shipment.cancellable && <CancelShipment shipment={shipment} onConflict={onConflict} />}
        </Further>
      </Collapse>
    </>
  );
}
