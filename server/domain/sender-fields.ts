import type { SenderField } from './rate-card.ts';

/** What is known of the sender; a field may be absent, null or blank. */
export type SenderDetails = Readonly<Partial<Record<SenderField, unknown>>>;

/** Asked only where the courier collects money. */
const COD_FIELDS: readonly SenderField[] = ['amount_to_collect', 'collecting_money'];

/**
 * The fields a card requires and the sender has not given, in the card's order. Whether a given
 * value is a valid one is for the field's own rule.
 */
export function missingSenderFields(
  required: readonly SenderField[],
  sender: SenderDetails,
  { isCashOnDelivery }: { isCashOnDelivery: boolean },
): SenderField[] {
  return required
    .filter((field) => isCashOnDelivery || !COD_FIELDS.includes(field))
    .filter((field) => isBlank(sender[field]));
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' && value.trim() === '';
}
