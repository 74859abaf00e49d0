import {
  CASH_ON_DELIVERY,
  checkAmountToCollect,
  type CollectedAmount,
} from './cash-on-delivery.ts';
import { checkGoods, type GoodsRuleInput } from './goods.ts';
import { checkPhone } from './phone-rules.ts';
import { checkPlace, type KnownPlaces } from './place-rules.ts';
import { checkReceiver, type ReceiverRuleInput } from './receiver-rules.ts';
import { isBlank } from './rule-violation.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

const AMOUNT_TO_COLLECT = 'amount_to_collect';
/** Any day on which the courier works. */
const ANY_DAY = 'any';

/** The sender as it travels; what else a courier asks for is looked up by its name. */
export interface SenderRuleInput {
  country?: Text;
  city?: Text;
  contact_number?: Text;
  backup_phone?: Text;
  amount_to_collect?: CollectedAmount;
}

/** A shipment as it travels, as far as the rules look at it; a half-filled form will do. */
export interface ShipmentRuleInput extends GoodsRuleInput {
  payment_type?: Text;
  preferred_delivery_day?: Text;
  receiver?: ReceiverRuleInput | null | undefined;
  sender?: SenderRuleInput | null | undefined;
}

/** What a courier's chosen card demands of a shipment. */
export interface CourierDemands {
  requiredSenderFields: readonly string[];
  servedDays: readonly string[];
}

/**
 * The rules of a shipment that no schema can say, because they look at two fields. The same
 * function answers in the form and on the server.
 */
export function checkShipment(shipment: ShipmentRuleInput, places: KnownPlaces): RuleViolation[] {
  const sender = shipment.sender ?? {};
  return [
    ...checkReceiver('/receiver', shipment.receiver ?? {}, places),
    ...checkPlace('/sender', sender, places),
    ...checkPhone('/sender/contact_number', sender.contact_number, sender.country),
    ...checkPhone('/sender/backup_phone', sender.backup_phone, sender.country),
    ...checkAmountToCollect(
      `/sender/${AMOUNT_TO_COLLECT}`,
      shipment.payment_type,
      sender.amount_to_collect,
    ),
    ...checkGoods(shipment),
  ];
}

/** Like {@link checkShipment}, for the chosen courier's requirements. */
export function checkCourierDemands(
  shipment: ShipmentRuleInput,
  { requiredSenderFields, servedDays }: CourierDemands,
): RuleViolation[] {
  return [
    ...checkRequiredSenderFields(shipment, requiredSenderFields),
    ...checkDeliveryDay(shipment.preferred_delivery_day, servedDays),
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

function checkDeliveryDay(day: Text, servedDays: readonly string[]): RuleViolation[] {
  if (!day || day === ANY_DAY || servedDays.includes(day)) return [];
  const params = { allowed: [...servedDays] };
  return [{ pointer: '/preferred_delivery_day', code: 'not_served_day', params }];
}
