import { isBarcode } from '../../common/barcode.ts';
import { holdsCardNumber } from '../../common/card-number.ts';
import { type AddressRuleInput, checkAddress } from '../../common/address-rules.ts';
import { checkGoods } from '../../common/goods.ts';
import { checkPlace, HOME_COUNTRY } from '../../common/place-rules.ts';
import { checkNewPassword } from '../../common/password-rules.ts';
import { checkProduct } from '../../common/product-rules.ts';
import { checkQuestionnaire, checkQuestionnaireDraft } from '../../common/questionnaire-rules.ts';
import { checkQuote } from '../../common/quote-rules.ts';
import { checkRating } from '../../common/rating-rules.ts';
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
import type { HandledId, OperationRequest } from './operations.ts';
import type { FieldError } from './problem.ts';

/** A body whose fields have the right types, but may break other rules. */
type TypedBody<Id extends HandledId> = Partial<OperationRequest<Id>['body']>;

/** Rules that no schema can express and that need nothing but the body. */
const bodyRules: { [Id in HandledId]?: (body: TypedBody<Id>) => FieldError[] } = {
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
  completeReceiverAddress: checkHomeAddress,
  completeOrderAddress: checkHomeAddress,
  completeRegistration: (address) => checkRegistrationExtra(address, KNOWN_PLACES),
  updateQuestionnaire: (draft) => checkQuestionnaireDraft(draft, KNOWN_PLACES),
  submitQuestionnaire: (answers) => checkQuestionnaire(answers, KNOWN_PLACES),
  createProduct: (product) => checkProduct(product, KNOWN_PLACES),
  updateProduct: (product) => checkProduct(product, KNOWN_PLACES),
  createRating: checkRating,
  updateRating: checkRating,
  resetPassword: (reset) => checkNewPassword(reset),
};

/** Of a receiver, whose page is only for parcels within the country. */
function checkHomeAddress(address: AddressRuleInput): FieldError[] {
  return checkAddress('', { country: HOME_COUNTRY, ...address }, KNOWN_PLACES);
}

/**
 * Every error of a body, each field once. An error from a rule replaces one from the schema, as in
 * the web app's forms, because it says more: a phone that is too short also has a wrong format.
 *
 * @param id whose handler gets the body, also if a key opened it under another name.
 * @param broken the validator's errors.
 */
export function bodyErrors(id: HandledId, body: unknown, broken: FieldError[]): FieldError[] {
  const rules = bodyRules[id] as ((body: unknown) => FieldError[]) | undefined;
  // Rules expect the right types, so they wait until every type is right and no list is too long
  // to be judged.
  const isTyped = broken.every(({ code }) => code !== 'type' && code !== 'max_items');
  const found = [
    ...(WRITTEN_ELSEWHERE.has(id) ? [] : cardNumbers(body)),
    ...(rules && isTyped ? rules(body) : []),
    ...broken,
  ];
  const byPointer = Map.groupBy(found, ({ pointer }) => pointer);
  return [...byPointer.values()].flatMap(([first]) => first ?? []).slice(0, MAX_ERRORS);
}

/** Bodies whose form other systems decide, and that are never stored. */
const WRITTEN_ELSEWHERE: ReadonlySet<HandledId> = new Set(['receivePaymentNotification']);

/** Greatest depth of a body; deeper parts are outside of every schema. */
const DEEPEST = 8;

/**
 * Whether a text is where a VAT number belongs; a tenth of those have the check digit of a card. The
 * field's pattern refuses all cards but American Express, whose numbers begin with 34 or 37.
 */
function isVatNumber(value: string, pointer: string): boolean {
  return pointer === '/vat_number' && !/^3[47]/.test(value);
}

/** Whether a text is a barcode where a SKU belongs. No card in use has thirteen digits. */
function isSkuBarcode(value: string, pointer: string): boolean {
  return pointer.endsWith('/sku') && isBarcode(value);
}

/** Finds every text with a card number, which no field may contain. */
function cardNumbers(value: unknown, pointer = '', depth = 0): FieldError[] {
  if (typeof value === 'string') {
    const isCard =
      holdsCardNumber(value) && !isVatNumber(value, pointer) && !isSkuBarcode(value, pointer);
    return isCard ? [{ pointer, code: 'card_number' }] : [];
  }
  const isLeaf = typeof value !== 'object' || value === null || Buffer.isBuffer(value);
  if (isLeaf || depth === DEEPEST) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    cardNumbers(member, `${pointer}/${escapePointer(key)}`, depth + 1),
  );
}
