import type { ShipmentCharge } from '../../../api/generated/model/shipment-charge.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { refundDue, refundQuestionId } from './refund.ts';

interface CancelDialogProps {
  open: boolean;
  charge: ShipmentCharge;
  loading: boolean;
  failed: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The specification's question, with what a yes pays back. */
export function CancelDialog({
  open,
  charge,
  loading,
  failed,
  onConfirm,
  onClose,
}: CancelDialogProps) {
  const text = useText();
  const moneyString = useMoneyString();
  const due = refundDue(charge);
  return (
    <ConfirmDialog
      open={open}
      danger
      title={text('shipments.cancel.question')}
      confirmLabel={text('shipments.cancel.confirm')}
      cancelLabel={text('shipments.cancel.keep')}
      loading={loading}
      error={failed ? text('shipments.cancel.failed') : null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{text(refundQuestionId(due), { amount: moneyString(due) })}</p>
    </ConfirmDialog>
  );
}
