import { money, subtractMoney, type Money } from '../../../common/money.ts';
import type { ShipmentCharge } from '../../api/generated/model/shipment-charge.ts';

type Charge = Pick<ShipmentCharge, 'total_fee' | 'refunded'>;

/** What cancelling pays back: all that was charged and has not been paid back yet; never below zero. */
export function refundDue({ total_fee, refunded }: Charge): Money {
  const left = subtractMoney(total_fee, refunded);
  return money(Math.max(0, left.amount), left.currency);
}

/** What a cancellation has paid back, as the charge was before and is after it. */
export function refundMade(before: Charge, after: Charge): Money {
  return subtractMoney(after.refunded, before.refunded);
}

/** Message that says what is paid back when the answer is yes. */
export function refundQuestionId(due: Money): string {
  return due.amount > 0 ? 'shipments.cancel.refund' : 'shipments.cancel.noRefund';
}

/** Message that says what has been paid back. */
export function refundDoneId(made: Money): string {
  return made.amount > 0 ? 'shipments.cancel.doneRefund' : 'shipments.cancel.doneNoRefund';
}
