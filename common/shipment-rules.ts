import { checkPhone } from './phone-rules.ts';
import { checkReceiver } from './receiver-rules.ts';
import type { CityRegion, ReceiverRuleInput } from './receiver-rules.ts';
import { isBlank } from './rule-violation.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

const CASH_ON_DELIVERY = 'cash_on_delivery';
const AMOUNT_TO_COLLECT = 'amount_to_collect';

/** The sender as it travels; what else a courier asks for is looked up by its name. */
export interface SenderRuleInput {
  country?: Text;
  contact_number?: Text;
  backup_phone?: Text;
  amount_to_collect?: { amount: number } | null | undefined;
}

/** A shipment as it travels, as far as the rules look at it; a half-filled form will do. */
export interface ShipmentRuleInput {
  payment_type?: Text;
  preferred_delivery_day?: Text;
  receiver?: ReceiverRuleInput | null | undefined;
  sender?: SenderRuleInput | null | undefined;
}

/** What the rules measure a shipment against. */
export interface ShipmentRuleContext {
  cities: readonly CityRegion[];
  /** Of the chosen card; leave out while none is chosen. */
  courier?: { requiredSenderFields: readonly string[]; servedDays: readonly string[] };
}

/**
 * The rules of a shipment that no schema can say, because they look at two fields or at the
 * chosen courier. The same function answers in the form and on the server.
 */
export function checkShipment(
  shipment: ShipmentRuleInput,
  { cities, courier }: ShipmentRuleContext,
): RuleViolation[] {
  const sender = shipment.sender ?? {};
  return [
    ...checkReceiver(shipment.receiver ?? {}, cities),
    ...(courier ? checkRequiredSenderFields(shipment, courier.requiredSenderFields) : []),
    ...checkPhone('/sender/contact_number', sender.contact_number, sender.country),
    ...checkPhone('/sender/backup_phone', sender.backup_phone, sender.country),
    ...checkAmountToCollect(shipment),
    ...(courier ? checkDeliveryDay(shipment.preferred_delivery_day, courier.servedDays) : []),
  ];
}

function checkRequiredSenderFields(
  { payment_type, sender }: ShipmentRuleInput,
  required: readonly string[],
): RuleViolation[] {
  const given = new Map<string, unknown>(Object.entries(sender ?? {}));
  const isAsked = (field: string) =>
    field === 'collecting_money' ? payment_type === CASH_ON_DELIVERY : field !== AMOUNT_TO_COLLECT;
  return required
    .filter((field) => isAsked(field) && isBlank(given.get(field)))
    .map((field) => ({ pointer: `/sender/${field}`, code: 'required' }));
}

/** Whether there is an amount to collect is settled by the payment type, for every courier. */
function checkAmountToCollect({ payment_type, sender }: ShipmentRuleInput): RuleViolation[] {
  const pointer = `/sender/${AMOUNT_TO_COLLECT}`;
  const amount = sender?.amount_to_collect?.amount;
  if (payment_type === CASH_ON_DELIVERY) {
    if (amount === undefined) return [{ pointer, code: 'required' }];
    return amount > 0 ? [] : [{ pointer, code: 'positive' }];
  }
  return payment_type === 'prepaid' && amount ? [{ pointer, code: 'not_allowed' }] : [];
}

function checkDeliveryDay(day: Text, servedDays: readonly string[]): RuleViolation[] {
  if (!day || servedDays.includes(day)) return [];
  const params = { allowed: [...servedDays] };
  return [{ pointer: '/preferred_delivery_day', code: 'not_served_day', params }];
}
