import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';
import { refundDue, refundQuestionId } from '../refund.ts';
import { useCancellation, type CancelConflict } from './use-cancellation.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/feedback/confirm-dialog.tsx')).ConfirmDialog,
}));

interface CancelShipmentProps {
  shipment: Shipment;
  onConflict: (conflict: CancelConflict) => void;
}

/** The cancel button, and the specification's question with the amount to be refunded. */
export function CancelShipment({ shipment, onConflict }: CancelShipmentProps) {
  const text = useText();
  const moneyString = useMoneyString();
  const { asking, pending, failed, ask, confirm, close } = useCancellation(shipment, onConflict);
  const [isAsked, setAsked] = useState(false);
  // After opening it stays mounted, so that it can animate closed.
  if (asking && !isAsked) setAsked(true);
  const due = refundDue(shipment.charge);
  return (
    <>
      <Button variant="outline" color="danger" onClick={ask}>
        {text('shipments.cancel.confirm')}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            open={asking}
            danger
            title={text('shipments.cancel.question')}
            confirmLabel={text('shipments.cancel.confirm')}
            cancelLabel={text('shipments.cancel.keep')}
            loading={pending}
            error={failed ? text('shipments.cancel.failed') : null}
            onConfirm={confirm}
            onClose={close}
          >
            <p>
              <WithRiyalSign>
                {text(refundQuestionId(due), { amount: moneyString(due) })}
              </WithRiyalSign>
            </p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
