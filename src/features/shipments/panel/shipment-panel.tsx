import styled from '@emotion/styled';
import { useState } from 'react';
import { asApiError } from '../../../api/errors.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { ShipmentStatusChip } from '../../../ui/text/shipment-status-chip.tsx';
import { colors, layout, radius, type } from '../../../ui/theme/tokens.ts';
import { ChargePanel } from '../details/charge-panel.tsx';
import { JourneyPanel } from '../details/journey-panel.tsx';
import { ReceiverPanel } from '../details/receiver-panel.tsx';
import type { CancelConflict } from '../details/use-cancellation.ts';
import { useShipment } from '../details/use-shipment.ts';
import { PanelActions } from './panel-actions.tsx';

const Root = styled('section')({
  position: 'sticky',
  insetBlockStart: layout.topBar + 20,
  maxBlockSize: `calc(100dvh - ${layout.topBar + 40}px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  // The panels of the details page become parts of this one.
  '& > section': { border: 0, borderBlockStart: `1px solid ${colors.line}`, borderRadius: 0 },
});
const Head = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gap: 12,
  padding: '16px 24px',
  background: colors.surface,
});
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Number = styled('h2')(type.h2);
const Close = styled(IconButton)({ marginInlineStart: 'auto', marginInlineEnd: -8 });
const Padded = styled('div')({ padding: 24 });

interface ShipmentPanelProps {
  id: string;
  onClose: () => void;
}

/** One shipment beside the list: where it is, who receives it, what it cost, and what can be done. */
export function ShipmentPanel({ id, onClose }: ShipmentPanelProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { data, error, refetch } = useShipment(id);
  const [conflict, setConflict] = useState<CancelConflict | null>(null);
  const number = data?.tracking_number;
  return (
    <Root aria-label={text('shipments.panel.title')}>
      <Head>
        <Line>
          {data && (
            <>
              <Number>
                <Ltr>{number}</Ltr>
              </Number>
              <CopyButton value={data.tracking_number} labelId="ui.copy.trackingNumber" />
              <ShipmentStatusChip status={data.status} label={nameOf('status', data.status)} />
            </>
          )}
          <Close aria-label={text('shipments.panel.close')} onClick={onClose}>
            <CloseIcon />
          </Close>
        </Line>
        {data && <PanelActions shipment={data} onConflict={setConflict} />}
      </Head>
      {conflict && (
        <Padded>
          <Notice tone="warning" assertive title={text('shipments.cancel.conflict')}>
            {text(`shipments.cancel.${conflict}`)}
          </Notice>
        </Padded>
      )}
      {data && (
        <>
          <JourneyPanel shipment={data} />
          <ReceiverPanel shipment={data} />
          <ChargePanel shipment={data} />
        </>
      )}
      {!data && (
        <Padded>
          {error === null ? (
            <LinesSkeleton lines={8} height={28} />
          ) : isUnknown(error) ? (
            <EmptyState
              art="search"
              title={text('shipments.details.notFound.title')}
              description={text('shipments.details.notFound.description')}
            />
          ) : (
            <FailedState
              onRetry={() => {
                void refetch();
              }}
            />
          )}
        </Padded>
      )}
    </Root>
  );
}

/** Whether there is no such shipment; an address can name anything. */
function isUnknown(error: unknown): boolean {
  const status = asApiError(error)?.status;
  return status === 404 || status === 400;
}
