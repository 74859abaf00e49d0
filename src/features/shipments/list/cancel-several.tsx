import DialogContent from '@mui/material/DialogContent';
import styled from '@emotion/styled';
import { addMoney, money } from '../../../../common/money.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { DialogButtons, TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { refundDue } from '../refund.ts';
import { useBulkCancellation, type Outcome } from './use-bulk-cancellation.ts';

const List = styled('ul')({
  maxBlockSize: 280,
  overflowY: 'auto',
  ...typeScale.small,
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 6,
    borderBlockStart: `1px solid ${colors.line}`,
  },
});
const State = styled('span')({
  color: colors.inkMuted,
  textAlign: 'end',
  '&[data-state="cancelled"]': { color: colors.success },
  '&[data-state="refused"]': { color: colors.warning },
  '&[data-state="failed"]': { color: colors.danger },
});

interface CancelSeveralProps {
  shipments: readonly Shipment[];
  /** Called with the shipments to deselect. */
  onClose: (settled: readonly string[]) => void;
}

/** Asks before cancelling several shipments, and reports the result of each. */
export function CancelSeveral({ shipments, onClose }: CancelSeveralProps) {
  const text = useText();
  const moneyString = useMoneyString();
  const possible = shipments.filter(({ cancellable }) => cancellable);
  const { outcomes, isRunning, run } = useBulkCancellation(possible);
  const begun = outcomes.size > 0;
  const settled = shipments.filter(({ id, cancellable }) => {
    const outcome = outcomes.get(id);
    return !cancellable || outcome?.state === 'cancelled' || outcome?.state === 'refused';
  });
  const failed = possible.filter(({ id }) => outcomes.get(id)?.state === 'failed');
  const cancelled = possible.filter(({ id }) => outcomes.get(id)?.state === 'cancelled');
  const due = possible.map(({ charge }) => refundDue(charge)).reduce(addMoney, money(0, 'SAR'));
  const impossible = shipments.length - possible.length;
  const close = () => {
    if (!isRunning) onClose(begun ? settled.map(({ id }) => id) : []);
  };
  const stateText = (shipment: Shipment): string => {
    if (!shipment.cancellable) return text(`shipments.bulkCancel.${notPossible(shipment)}`);
    const outcome = outcomes.get(shipment.id);
    if (!outcome) return begun ? text('shipments.bulkCancel.waiting') : '';
    return text(
      `shipments.bulkCancel.${outcome.state === 'refused' ? outcome.reason : outcome.state}`,
    );
  };
  return (
    <TitledDialog
      title={text(begun ? 'shipments.bulkCancel.title' : 'shipments.bulkCancel.question', {
        count: possible.length,
      })}
      maxWidth="sm"
      onClose={close}
    >
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {!begun && possible.length > 0 && (
          <p>
            <WithRiyalSign>
              {text('shipments.bulkCancel.refund', { amount: moneyString(due) })}
            </WithRiyalSign>
          </p>
        )}
        {!begun && impossible > 0 && (
          <p>{text('shipments.bulkCancel.impossible', { count: impossible })}</p>
        )}
        <p role="status" hidden={!begun}>
          {begun &&
            text('shipments.bulkCancel.told', {
              cancelled: cancelled.length,
              all: possible.length,
            })}
        </p>
        <List aria-label={text('shipments.list.title')} tabIndex={0}>
          {shipments.map((shipment) => (
            <li key={shipment.id}>
              <Ltr>{shipment.tracking_number}</Ltr>
              <State data-state={stateOf(shipment, outcomes.get(shipment.id))}>
                {stateText(shipment)}
              </State>
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogButtons>
        <Button variant="outline" onClick={close} disabled={isRunning}>
          {text(begun ? 'ui.close' : 'shipments.bulkCancel.keep')}
        </Button>
        {possible.length > 0 && (!begun || isRunning || failed.length > 0) && (
          <Button color="danger" loading={isRunning} onClick={() => void run()}>
            {failed.length > 0
              ? text('ui.retry')
              : text('shipments.bulkCancel.confirm', { count: possible.length })}
          </Button>
        )}
      </DialogButtons>
    </TitledDialog>
  );
}

function stateOf({ cancellable }: Shipment, outcome: Outcome | undefined) {
  return cancellable ? outcome?.state : 'refused';
}

/** Why it cannot be tried at all. */
function notPossible({ status }: Shipment) {
  if (status === 'cancelled') return 'already_cancelled';
  return status === 'pending' ? 'already_collected' : 'already_final';
}
