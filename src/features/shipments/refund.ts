import { money, subtractMoney, type Money } from '../../../common/money.ts';
import type { ShipmentCharge } from '../../api/generated/model/shipment-charge.ts';

type Charge = Pick<ShipmentCharge, 'total_fee' | 'refunded'>;

/** The refund of a cancellation: everything charged and not refunded yet, never below zero. */
export function refundDue({ total_fee, refunded }: Charge): Money {
  const left = subtractMoney(total_fee, refunded);
  return money(Math.max(0, left.amount), left.currency);
}

/** The refund that a cancellation made, from the charge before and after it. */
export function refundMade(before: Charge, after: Charge): Money {
  return subtractMoney(after.refunded, before.refunded);
}

/** Message with the refund before confirmation. */
export function refundQuestionId(due: Money): string {
  return due.amount > 0 ? 'shipments.cancel.refund' : 'shipments.cancel.noRefund';
}

/** Message with the refund after the cancellation. */
export function refundDoneId(made: Money): string {
  return made.amount > 0 ? 'shipments.cancel.doneRefund' : 'shipments.cancel.doneNoRefund';
}
