import styled from '@emotion/styled';
import { useState } from 'react';
import { useGetShipment } from '../../../../api/generated/shipments/shipments.ts';
import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { CancelShipment } from '../../details/cancel-shipment.tsx';
import type { CancelConflict } from '../../details/use-cancellation.ts';
import { useOrderChange } from './use-order.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

/** The store cancelled an order that is a shipment already: cancel that as well, or keep it. */
export function CancelledAtStore({ order }: { order: StoreOrder }) {
  const text = useText();
  const { id, shipment } = order;
  const { data } = useGetShipment(shipment?.id ?? '', {
    query: { enabled: shipment !== undefined },
  });
  const [conflict, setConflict] = useState<CancelConflict | null>(null);
  const keeping = useOrderChange(id, 'shipments.orders.kept');
  const why = conflict ?? (data && !data.cancellable ? 'tooLate' : null);
  return (
    <Notice
      tone="danger"
      title={text('shipments.orders.reason.cancelled_at_store')}
      action={
        <Actions>
          {data?.cancellable === true && (
            <CancelShipment shipment={data} onConflict={setConflict} />
          )}
          <Button
            variant="outline"
            loading={keeping.isPending}
            onClick={() => {
              keeping.change({ keep_shipment: true });
            }}
          >
            {text('shipments.orders.keep')}
          </Button>
        </Actions>
      }
    >
      {why === null
        ? text('shipments.orders.why.cancelled_at_store')
        : why === 'tooLate'
          ? text('shipments.orders.cancelTooLate')
          : text(`shipments.cancel.${why}`)}
      {keeping.refusal !== null && <p role="alert">{keeping.refusal}</p>}
    </Notice>
  );
}
