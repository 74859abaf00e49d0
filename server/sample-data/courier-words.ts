import type { FailureReason } from '../domain/courier-events.ts';
import type { TrackingStatus } from '../domain/shipment-status.ts';

/** A courier's own wording of failed attempts, and what it means. */
const FAILED_ATTEMPTS: readonly (readonly [text: string, reason: FailureReason])[] = [
  ['لم يرد المستلم على الاتصال', 'absent'],
  ['العنوان غير واضح', 'address'],
  ['Consignee not available', 'absent'],
  ['رفض المستلم الاستلام', 'refused'],
  ['Refused by consignee', 'refused'],
  ['تغليف الطرد تالف', 'damaged'],
  ['تأخر المندوب عن موعد التسليم', 'other'],
];

/** A courier's own wording of each scan; empty for events that we report ourselves. */
export const COURIER_WORDS: Readonly<Record<TrackingStatus, readonly string[]>> = {
  created: [],
  picked_up: ['تم الاستلام من المرسل', 'استلم المندوب الشحنة', 'Collected from sender'],
  in_transit: ['غادرت مركز الفرز', 'الشحنة في الطريق', 'Departed facility'],
  at_hub: ['وصلت مركز التوزيع', 'في فرع مدينة الوصول', 'Arrived at destination hub'],
  out_for_delivery: ['خرجت مع المندوب', 'الشحنة مع مندوب التوصيل', 'Out for delivery'],
  delivery_attempted: FAILED_ATTEMPTS.map(([text]) => text),
  delivered: ['سُلّمت إلى المستلم', 'تم التسليم', 'Delivered'],
  returning: ['الشحنة في طريق العودة إلى المرسل', 'Return to sender started'],
  returned: ['أُعيدت الشحنة إلى المرسل', 'Returned to sender'],
  cancelled: [],
  failed: ['تعذّر على شركة الشحن قبول الشحنة أو إيصالها', 'Shipment could not be carried'],
};

/** Why an attempt failed that a courier described so; null for what is no failed attempt. */
export function failureReasonOf(text: string | null): FailureReason | null {
  return FAILED_ATTEMPTS.find(([each]) => each === text)?.[1] ?? null;
}
