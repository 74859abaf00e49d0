import { checkPlace } from '../../common/place-rules.ts';
import { checkQuote } from '../../common/quote-rules.ts';
import { checkShipment } from '../../common/shipment-rules.ts';
import { MAX_ERRORS } from './field-errors.ts';
import { KNOWN_PLACES } from './known-places.ts';
import type { OperationId, OperationRequest } from './operations.ts';
import type { FieldError } from './problem.ts';

/** A body of its types, with whatever else may be wrong with it. */
type TypedBody<Id extends OperationId> = Partial<OperationRequest<Id>['body']>;

/** What no schema can say of a body, and what needs nothing but the body to be judged. */
const bodyRules: { [Id in OperationId]?: (body: TypedBody<Id>) => FieldError[] } = {
  createQuote: (quote) => [
    ...checkPlace('/origin', quote.origin ?? {}, KNOWN_PLACES),
    ...checkPlace('/destination', quote.destination ?? {}, KNOWN_PLACES),
    ...checkQuote(quote),
  ],
  createShipment: (order) => checkShipment(order, KNOWN_PLACES),
};

/**
 * All that is wrong with a body, each field once: what breaks a rule before what breaks the
 * schema, as the form has it, because a rule says more (a phone that is too short is also of a
 * wrong format).
 *
 * @param broken what the validator found.
 */
export function bodyErrors(id: OperationId, body: unknown, broken: FieldError[]): FieldError[] {
  const rules = bodyRules[id] as ((body: unknown) => FieldError[]) | undefined;
  // Rules read texts as texts: they wait until everything is of its type.
  const isTyped = broken.every(({ code }) => code !== 'type');
  const found = [...(rules && isTyped ? rules(body) : []), ...broken];
  const byPointer = Map.groupBy(found, ({ pointer }) => pointer);
  return [...byPointer.values()].flatMap(([first]) => first ?? []).slice(0, MAX_ERRORS);
}
