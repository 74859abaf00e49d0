import { ServiceType } from '../../api/generated/model/service-type.ts';

/** A chosen price: its quote, courier and service. */
export interface PriceChoice {
  quoteId: string;
  courierId: string;
  serviceType: ServiceType;
}

const keys = { quote: 'quote', courier: 'courier', service: 'service' } as const;

/** Writes the choice into the address that leads from the prices to the form; null removes it. */
export function withChoice(params: URLSearchParams, choice: PriceChoice | null): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of Object.values(keys)) next.delete(key);
  if (!choice) return next;
  next.set(keys.quote, choice.quoteId);
  next.set(keys.courier, choice.courierId);
  next.set(keys.service, choice.serviceType);
  return next;
}

/** Reads the choice from an address; null when a part is missing or invalid. */
export function readChoice(params: URLSearchParams): PriceChoice | null {
  const quoteId = params.get(keys.quote);
  const courierId = params.get(keys.courier);
  const service = params.get(keys.service);
  const serviceType = Object.values(ServiceType).find((value) => value === service);
  return quoteId && courierId && serviceType ? { quoteId, courierId, serviceType } : null;
}
