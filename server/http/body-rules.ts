import { holdsCardNumber } from '../../common/card-number.ts';
import { checkAddress } from '../../common/address-rules.ts';
import { checkGoods } from '../../common/goods.ts';
import { checkPlace, HOME_COUNTRY } from '../../common/place-rules.ts';
import { checkNewPassword } from '../../common/password-rules.ts';
import { checkQuestionnaire, checkQuestionnaireDraft } from '../../common/questionnaire-rules.ts';
import { checkQuote } from '../../common/quote-rules.ts';
import { checkReceiver } from '../../common/receiver-rules.ts';
import {
  checkRegistrationAccount,
  checkRegistrationClient,
  checkRegistrationExtra,
} from '../../common/registration-rules.ts';
import { checkShipment } from '../../common/shipment-rules.ts';
import { escapePointer } from '../../common/contract/document.ts';
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
  updateShipment: (edit) => [
    ...checkReceiver('/receiver', edit.receiver ?? {}, KNOWN_PLACES),
    ...checkGoods(edit),
  ],
  createSavedReceiver: (receiver) => checkReceiver('', receiver, KNOWN_PLACES),
  updateSavedReceiver: (receiver) => checkReceiver('', receiver, KNOWN_PLACES),
  startRegistration: checkRegistrationClient,
  updateRegistrationClient: checkRegistrationClient,
  updateRegistrationAccount: (account) => checkRegistrationAccount(account),
  completeReceiverAddress: (address) =>
    checkAddress('', { country: HOME_COUNTRY, ...address }, KNOWN_PLACES),
  completeRegistration: (address) => checkRegistrationExtra(address, KNOWN_PLACES),
  updateQuestionnaire: (draft) => checkQuestionnaireDraft(draft, KNOWN_PLACES),
  submitQuestionnaire: (answers) => checkQuestionnaire(answers, KNOWN_PLACES),
  resetPassword: (reset) => checkNewPassword(reset),
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
  const found = [
    ...(WRITTEN_ELSEWHERE.has(id) ? [] : cardNumbers(body)),
    ...(rules && isTyped ? rules(body) : []),
    ...broken,
  ];
  const byPointer = Map.groupBy(found, ({ pointer }) => pointer);
  return [...byPointer.values()].flatMap(([first]) => first ?? []).slice(0, MAX_ERRORS);
}

/** Bodies that other systems write their own way, and that are never kept. */
const WRITTEN_ELSEWHERE: ReadonlySet<OperationId> = new Set(['receivePaymentNotification']);

/** Levels of a body; what lies deeper is outside of every schema. */
const DEEPEST = 8;

/** Every text that holds a card number: none of ours is to have one. */
function cardNumbers(value: unknown, pointer = '', depth = 0): FieldError[] {
  if (typeof value === 'string') {
    return holdsCardNumber(value) ? [{ pointer, code: 'card_number' }] : [];
  }
  const isLeaf = typeof value !== 'object' || value === null || Buffer.isBuffer(value);
  if (isLeaf || depth === DEEPEST) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    cardNumbers(member, `${pointer}/${escapePointer(key)}`, depth + 1),
  );
}
