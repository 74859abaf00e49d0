import type { DeliveryFailureReason } from '../domain/courier-events.ts';
import type { Random } from '../domain/random.ts';
import type { TrackingStatus } from '../domain/shipment-status.ts';

/** The wording of failed attempts, by their reason. */
export const ATTEMPT_WORDS: Readonly<Record<DeliveryFailureReason, readonly string[]>> = {
  absent: ['لم يرد المستلم على الاتصال', 'لم نجد المستلم في العنوان', 'Consignee not available'],
  refused: ['لم يقبل المستلم الشحنة', 'Refused by consignee'],
  address: ['العنوان غير واضح', 'Incorrect address'],
  damaged: ['تضرر الطرد أثناء النقل'],
  other: ['تأجل التوصيل إلى يوم آخر'],
};

/** A courier's own wording of each scan; empty for events that we report ourselves. */
export const COURIER_WORDS: Readonly<Record<TrackingStatus, readonly string[]>> = {
  created: [],
  picked_up: ['تم الاستلام من المرسل', 'استلم المندوب الشحنة', 'Collected from sender'],
  in_transit: ['غادرت مركز الفرز', 'الشحنة في الطريق', 'Departed facility'],
  at_hub: ['وصلت مركز التوزيع', 'في فرع مدينة الوصول', 'Arrived at destination hub'],
  out_for_delivery: ['خرجت مع المندوب', 'الشحنة مع مندوب التوصيل', 'Out for delivery'],
  delivery_attempted: Object.values(ATTEMPT_WORDS).flat(),
  delivered: ['تم التسليم إلى المستلم', 'تم التسليم', 'Delivered'],
  returning: ['الشحنة في طريق العودة إلى المرسل', 'Return to sender started'],
  returned: ['تمت إعادة الشحنة إلى المرسل', 'Returned to sender'],
  cancelled: [],
  failed: ['تعذّر على شركة الشحن قبول الشحنة أو إيصالها', 'Shipment could not be carried'],
};

const REASONS = new Map(
  Object.entries(ATTEMPT_WORDS).flatMap(([reason, words]) =>
    words.map((text) => [text, reason as DeliveryFailureReason]),
  ),
);

/** What a fictional courier says of a scan; of a failed attempt also the reason, which it implies. */
export function pickWords(
  status: TrackingStatus,
  random: Random,
): { text: string | null; failureReason: DeliveryFailureReason | null } {
  const words = COURIER_WORDS[status];
  const text = words.length === 0 ? null : random.pick(words);
  return { text, failureReason: REASONS.get(text ?? '') ?? null };
}
