/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

export const healthVersionMax = 40;


export const healthVersionRegExp = new RegExp('^[0-9]+\\.[0-9]+\\.[0-9]+([-+][A-Za-z0-9.+-]+)?$', 'u');


export const Health = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['ok']).check(/*#__PURE__*/ zod.describe('Always `ok`.')),
  "mode": /*#__PURE__*/ zod.enum(['demo', 'production']).check(/*#__PURE__*/ zod.describe('Whether the server simulates what is around it.')),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthVersionMax)).check(/*#__PURE__*/ zod.regex(healthVersionRegExp)).check(/*#__PURE__*/ zod.describe('Version of the server, in Semantic Versioning.'))
}).check(/*#__PURE__*/ zod.describe('The process is running.'));

export type Health = zod.input<typeof Health>;
export type HealthOutput = zod.output<typeof Health>;

export const Readiness = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['ready']).check(/*#__PURE__*/ zod.describe('Always `ready`.'))
}).check(/*#__PURE__*/ zod.describe('The server can serve requests.'));

export type Readiness = zod.input<typeof Readiness>;
export type ReadinessOutput = zod.output<typeof Readiness>;

export const DateTimeMax = 30;



export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(DateTimeMax)).check(/*#__PURE__*/ zod.describe('A point in time in RFC 3339 format, always in UTC with the suffix `Z`. Seconds may have a fraction with any number of digits.'));

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const CodeChannel = /*#__PURE__*/ zod.enum(['email', 'phone']).check(/*#__PURE__*/ zod.describe('How a code or message is sent.'));

export type CodeChannel = zod.input<typeof CodeChannel>;
export type CodeChannelOutput = zod.output<typeof CodeChannel>;

export const CodeMax = 6;


export const CodeRegExp = new RegExp('^[0-9]{6}$', 'u');


export const Code = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CodeMax)).check(/*#__PURE__*/ zod.regex(CodeRegExp)).check(/*#__PURE__*/ zod.describe('A one-time code of six digits. It becomes invalid after five wrong attempts.'));

export type Code = zod.input<typeof Code>;
export type CodeOutput = zod.output<typeof Code>;

export const outboxMessageIdMax = 2147483647;

export const outboxMessageToMax = 254;


export const outboxMessageToRegExp = new RegExp('^[^\\s]+$', 'u');
export const outboxMessageSubjectMax = 200;


export const outboxMessageSubjectRegExp = new RegExp('^[^\\r\\n]+$', 'u');
export const outboxMessageTextMax = 5000;


export const outboxMessageTextRegExp = new RegExp('\\S', 'u');
export const outboxMessageHtmlMax = 20000;


export const outboxMessageHtmlRegExp = new RegExp('^<', 'u');


export const OutboxMessage = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(outboxMessageIdMax)).check(/*#__PURE__*/ zod.describe('Number of the message, increasing by time.')),
  "sent_at": DateTime.check(/*#__PURE__*/ zod.describe('When it would have been sent.')),
  "channel": CodeChannel,
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(outboxMessageToMax)).check(/*#__PURE__*/ zod.regex(outboxMessageToRegExp)).check(/*#__PURE__*/ zod.describe('The e-mail or phone that the message is for.')),
  "locale": /*#__PURE__*/ zod.enum(['ar', 'en']).check(/*#__PURE__*/ zod.describe('Language of the message.')),
  "subject": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(outboxMessageSubjectMax)).check(/*#__PURE__*/ zod.regex(outboxMessageSubjectRegExp))).check(/*#__PURE__*/ zod.describe('Subject of an e-mail; absent for text messages.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(outboxMessageTextMax)).check(/*#__PURE__*/ zod.regex(outboxMessageTextRegExp)).check(/*#__PURE__*/ zod.describe('The message; for an e-mail, its text part.')),
  "html": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(outboxMessageHtmlMax)).check(/*#__PURE__*/ zod.regex(outboxMessageHtmlRegExp))).check(/*#__PURE__*/ zod.describe('The HTML part of an e-mail; absent for text messages.')),
  "code": /*#__PURE__*/ zod.exactOptional(Code).check(/*#__PURE__*/ zod.describe('The one-time code in the message; absent if it has none.'))
}).check(/*#__PURE__*/ zod.describe('A message that demo mode keeps instead of sending it.'));

export type OutboxMessage = zod.input<typeof OutboxMessage>;
export type OutboxMessageOutput = zod.output<typeof OutboxMessage>;

export const CursorMax = 400;


export const CursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const Cursor = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CursorMax)).check(/*#__PURE__*/ zod.regex(CursorRegExp)).check(/*#__PURE__*/ zod.describe('An opaque position in a list; pass it back unchanged.'));

export type Cursor = zod.input<typeof Cursor>;
export type CursorOutput = zod.output<typeof Cursor>;

export const pageTotalMin = 0;
export const pageTotalMax = 1001;



export const Page = /*#__PURE__*/ zod.strictObject({
  "next_cursor": /*#__PURE__*/ zod.exactOptional(Cursor).check(/*#__PURE__*/ zod.describe('Cursor of the next page; absent on the last page.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pageTotalMin)).check(/*#__PURE__*/ zod.lte(pageTotalMax)).check(/*#__PURE__*/ zod.describe('Number of items that match the filters, counted up to 1,001.')),
  "total_is_capped": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether more items match than were counted.'))
}).check(/*#__PURE__*/ zod.describe('Where the page stands in the list, and how many items match.'));

export type Page = zod.input<typeof Page>;
export type PageOutput = zod.output<typeof Page>;

export const outboxDataMax = 100;



export const Outbox = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(OutboxMessage).check(/*#__PURE__*/ zod.maxLength(outboxDataMax)).check(/*#__PURE__*/ zod.describe('The messages of the page, newest first.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of the messages that demo mode has kept.'));

export type Outbox = zod.input<typeof Outbox>;
export type OutboxOutput = zod.output<typeof Outbox>;

export const StorePayload = /*#__PURE__*/ zod.unknown().check(/*#__PURE__*/ zod.describe('A delivery in the platform\'s own format, authenticated in the platform\'s own way. Any content is accepted.'));

export type StorePayload = zod.input<typeof StorePayload>;
export type StorePayloadOutput = zod.output<typeof StorePayload>;

export const StoreDeliveryIdMax = 64;


export const StoreDeliveryIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const StoreDeliveryId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(StoreDeliveryIdMax)).check(/*#__PURE__*/ zod.regex(StoreDeliveryIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a delivery.'));

export type StoreDeliveryId = zod.input<typeof StoreDeliveryId>;
export type StoreDeliveryIdOutput = zod.output<typeof StoreDeliveryId>;

export const StoreVerdict = /*#__PURE__*/ zod.enum(['accepted', 'duplicate', 'refused']).check(/*#__PURE__*/ zod.describe('Whether a delivery was accepted.'));

export type StoreVerdict = zod.input<typeof StoreVerdict>;
export type StoreVerdictOutput = zod.output<typeof StoreVerdict>;

export const StoreReceipt = /*#__PURE__*/ zod.strictObject({
  "id": StoreDeliveryId,
  "verdict": StoreVerdict
}).check(/*#__PURE__*/ zod.describe('Confirms that the delivery was authenticated and stored.'));

export type StoreReceipt = zod.input<typeof StoreReceipt>;
export type StoreReceiptOutput = zod.output<typeof StoreReceipt>;

export const ClientKeyMax = 100;


export const ClientKeyRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const ClientKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ClientKeyMax)).check(/*#__PURE__*/ zod.regex(ClientKeyRegExp)).check(/*#__PURE__*/ zod.describe('The public half of an API key, which identifies it. Send it as the user name of HTTP Basic authentication.'));

export type ClientKey = zod.input<typeof ClientKey>;
export type ClientKeyOutput = zod.output<typeof ClientKey>;

export const NameMax = 60;


export const NameRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF<>][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF<>]*$', 'u');


export const Name = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NameMax)).check(/*#__PURE__*/ zod.regex(NameRegExp)).check(/*#__PURE__*/ zod.describe('A person\'s name, without control characters, direction overrides or markup.'));

export type Name = zod.input<typeof Name>;
export type NameOutput = zod.output<typeof Name>;

export const ApiKeyScope = /*#__PURE__*/ zod.enum(['prices_read', 'shipments_read', 'shipments_write', 'tracking_read', 'balance_read', 'products_read', 'products_write', 'webhooks_read', 'webhooks_write']).check(/*#__PURE__*/ zod.describe('A permission of an API key.'));

export type ApiKeyScope = zod.input<typeof ApiKeyScope>;
export type ApiKeyScopeOutput = zod.output<typeof ApiKeyScope>;

export const ApiKeyScopesMax = 9;



export const ApiKeyScopes = /*#__PURE__*/ zod.array(ApiKeyScope).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ApiKeyScopesMax)).check(/*#__PURE__*/ zod.describe('The permissions of an API key, each at most once.'));

export type ApiKeyScopes = zod.input<typeof ApiKeyScopes>;
export type ApiKeyScopesOutput = zod.output<typeof ApiKeyScopes>;

export const apiKeySecretLastFourMax = 4;


export const apiKeySecretLastFourRegExp = new RegExp('^[A-Za-z0-9_-]{4}$', 'u');


export const ApiKey = /*#__PURE__*/ zod.strictObject({
  "client_key": ClientKey,
  "name": Name.check(/*#__PURE__*/ zod.describe('Name given by the owner.')),
  "scopes": ApiKeyScopes,
  "is_test": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is a test key. A test key works on a shadow of the account with data of its own: everything is validated, but nothing is paid and no courier is involved.')),
  "secret_last_four": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(apiKeySecretLastFourMax)).check(/*#__PURE__*/ zod.regex(apiKeySecretLastFourRegExp)).check(/*#__PURE__*/ zod.describe('Last four characters of the newest secret, by which its owner can recognise it.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the key was created.')),
  "rotated_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the secret was last rotated; absent if never.')),
  "last_used_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the key was last used, accurate to the minute; absent if never.')),
  "previous_secret_until": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the previous secret expires; absent if it already has.')),
  "is_paused": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether requests with the key are refused, because it is beyond the limit of the account\'s plan.'))
}).check(/*#__PURE__*/ zod.describe('A key with which another system acts for the account.'));

export type ApiKey = zod.input<typeof ApiKey>;
export type ApiKeyOutput = zod.output<typeof ApiKey>;

export const apiKeyListDataMax = 20;



export const ApiKeyList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(ApiKey).check(/*#__PURE__*/ zod.maxLength(apiKeyListDataMax)).check(/*#__PURE__*/ zod.describe('The keys, newest first.'))
}).check(/*#__PURE__*/ zod.describe('The account\'s API keys.'));

export type ApiKeyList = zod.input<typeof ApiKeyList>;
export type ApiKeyListOutput = zod.output<typeof ApiKeyList>;

export const ApiKeyCreate = /*#__PURE__*/ zod.strictObject({
  "name": Name.check(/*#__PURE__*/ zod.describe('Name given by the owner.')),
  "scopes": ApiKeyScopes,
  "test": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether to create a test key; false by default. The plan allows as many test keys as other keys.'))
}).check(/*#__PURE__*/ zod.describe('An API key to create.'));

export type ApiKeyCreate = zod.input<typeof ApiKeyCreate>;
export type ApiKeyCreateOutput = zod.output<typeof ApiKeyCreate>;

export const SecretKeyMax = 100;


export const SecretKeyRegExp = new RegExp('^[!-~]+$', 'u');


export const SecretKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SecretKeyMax)).check(/*#__PURE__*/ zod.regex(SecretKeyRegExp)).check(/*#__PURE__*/ zod.describe('The secret half of an API key. Send it as the password of HTTP Basic authentication. The server stores only its hash.'));

export type SecretKey = zod.input<typeof SecretKey>;
export type SecretKeyOutput = zod.output<typeof SecretKey>;

export const IssuedKey = /*#__PURE__*/ zod.strictObject({
  "secret_key": SecretKey.check(/*#__PURE__*/ zod.describe('The new secret.')),
  "key": ApiKey
}).check(/*#__PURE__*/ zod.describe('A key with its new secret, which no other response contains.'));

export type IssuedKey = zod.input<typeof IssuedKey>;
export type IssuedKeyOutput = zod.output<typeof IssuedKey>;

export const ApiKeyRotation = /*#__PURE__*/ zod.strictObject({
  "grace_hours": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(24),/*#__PURE__*/ zod.literal(72)]).check(/*#__PURE__*/ zod.describe('Hours for which the current secret stays valid: `0`, `1`, `24` or `72`.'))
}).check(/*#__PURE__*/ zod.describe('How long the current secret stays valid.'));

export type ApiKeyRotation = zod.input<typeof ApiKeyRotation>;
export type ApiKeyRotationOutput = zod.output<typeof ApiKeyRotation>;

export const ApiRequestIdMax = 64;


export const ApiRequestIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const ApiRequestId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ApiRequestIdMax)).check(/*#__PURE__*/ zod.regex(ApiRequestIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies an entry of the request log.'));

export type ApiRequestId = zod.input<typeof ApiRequestId>;
export type ApiRequestIdOutput = zod.output<typeof ApiRequestId>;

export const ApiRequestMethod = /*#__PURE__*/ zod.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).check(/*#__PURE__*/ zod.describe('The HTTP method of the request.'));

export type ApiRequestMethod = zod.input<typeof ApiRequestMethod>;
export type ApiRequestMethodOutput = zod.output<typeof ApiRequestMethod>;

export const ApiRequestCodeMax = 60;


export const ApiRequestCodeRegExp = new RegExp('^[a-z]+(_[a-z]+)*$', 'u');


export const ApiRequestCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ApiRequestCodeMax)).check(/*#__PURE__*/ zod.regex(ApiRequestCodeRegExp)).check(/*#__PURE__*/ zod.describe('The `code` of a problem, one of `ProblemCode`.'));

export type ApiRequestCode = zod.input<typeof ApiRequestCode>;
export type ApiRequestCodeOutput = zod.output<typeof ApiRequestCode>;

export const apiRequestPathMax = 200;


export const apiRequestPathRegExp = new RegExp('^/[!-~]*$', 'u');
export const apiRequestStatusMin = 200;
export const apiRequestStatusMax = 599;

export const apiRequestDurationMsMin = 0;
export const apiRequestDurationMsMax = 2147483647;

export const apiRequestRequestIdMax = 64;


export const apiRequestRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ApiRequest = /*#__PURE__*/ zod.strictObject({
  "id": ApiRequestId,
  "at": DateTime.check(/*#__PURE__*/ zod.describe('When the request arrived.')),
  "method": ApiRequestMethod,
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(apiRequestPathMax)).check(/*#__PURE__*/ zod.regex(apiRequestPathRegExp)).check(/*#__PURE__*/ zod.describe('Path of the request below `/api`, without the query; cut after 200 characters.')),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(apiRequestStatusMin)).check(/*#__PURE__*/ zod.lte(apiRequestStatusMax)).check(/*#__PURE__*/ zod.describe('HTTP status of the response.')),
  "duration_ms": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(apiRequestDurationMsMin)).check(/*#__PURE__*/ zod.lte(apiRequestDurationMsMax)).check(/*#__PURE__*/ zod.describe('Milliseconds from the arrival of the request to the end of the response.')),
  "request_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(apiRequestRequestIdMax)).check(/*#__PURE__*/ zod.regex(apiRequestRequestIdRegExp)).check(/*#__PURE__*/ zod.describe('The `Request-Id` of the response.')),
  "code": /*#__PURE__*/ zod.exactOptional(ApiRequestCode).check(/*#__PURE__*/ zod.describe('Code of the problem in the response; absent if the request succeeded.')),
  "client_key": ClientKey,
  "key_name": Name.check(/*#__PURE__*/ zod.describe('Name of the key at that time.')),
  "is_test": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the key is a test key.'))
}).check(/*#__PURE__*/ zod.describe('One request made with an API key. Entries never change, and contain nothing of bodies, queries or headers.'));

export type ApiRequest = zod.input<typeof ApiRequest>;
export type ApiRequestOutput = zod.output<typeof ApiRequest>;

export const apiRequestListDataMax = 100;



export const ApiRequestList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(ApiRequest).check(/*#__PURE__*/ zod.maxLength(apiRequestListDataMax)).check(/*#__PURE__*/ zod.describe('The requests of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of the request log.'));

export type ApiRequestList = zod.input<typeof ApiRequestList>;
export type ApiRequestListOutput = zod.output<typeof ApiRequestList>;

export const ApiRequestCsvMax = 1000000000;


export const ApiRequestCsvRegExp = new RegExp('^\\uFEFF?(التاريخ|Date),[\\s\\S]*$', 'u');


export const ApiRequestCsv = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ApiRequestCsvMax)).check(/*#__PURE__*/ zod.regex(ApiRequestCsvRegExp)).check(/*#__PURE__*/ zod.describe('CSV (RFC 4180) with lines ending in CR LF. Many clients remove the byte order mark when decoding.'));

export type ApiRequestCsv = zod.input<typeof ApiRequestCsv>;
export type ApiRequestCsvOutput = zod.output<typeof ApiRequestCsv>;

export const AttentionKind = /*#__PURE__*/ zod.enum(['held_payment', 'low_balance', 'price_difference', 'cash_overdue', 'failed_attempt', 'stalled_shipment', 'address_missing', 'waiting_order', 'ended_plan']).check(/*#__PURE__*/ zod.describe('Why the account should act.'));

export type AttentionKind = zod.input<typeof AttentionKind>;
export type AttentionKindOutput = zod.output<typeof AttentionKind>;

export const AttentionIdMax = 150;


export const AttentionIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const AttentionId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AttentionIdMax)).check(/*#__PURE__*/ zod.regex(AttentionIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies an item. It stays the same as long as its kind and subject do.'));

export type AttentionId = zod.input<typeof AttentionId>;
export type AttentionIdOutput = zod.output<typeof AttentionId>;

export const ShipmentIdMax = 64;


export const ShipmentIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const ShipmentId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ShipmentIdMax)).check(/*#__PURE__*/ zod.regex(ShipmentIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a shipment.'));

export type ShipmentId = zod.input<typeof ShipmentId>;
export type ShipmentIdOutput = zod.output<typeof ShipmentId>;

export const TrackingNumberMax = 13;


export const TrackingNumberRegExp = new RegExp('^MZ[0-9]{11}$', 'u');


export const TrackingNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TrackingNumberMax)).check(/*#__PURE__*/ zod.regex(TrackingNumberRegExp)).check(/*#__PURE__*/ zod.describe('Tracking number of a shipment: `MZ`, ten digits, and a check digit by the Luhn formula (ISO/IEC 7812-1, annex B). The digits 7992739871 make `MZ79927398713`.'));

export type TrackingNumber = zod.input<typeof TrackingNumber>;
export type TrackingNumberOutput = zod.output<typeof TrackingNumber>;

export const AttentionShipment = /*#__PURE__*/ zod.strictObject({
  "id": ShipmentId,
  "tracking_number": TrackingNumber,
  "receiver_name": Name.check(/*#__PURE__*/ zod.describe('Name of the receiver.'))
}).check(/*#__PURE__*/ zod.describe('The shipment that an item is about.'));

export type AttentionShipment = zod.input<typeof AttentionShipment>;
export type AttentionShipmentOutput = zod.output<typeof AttentionShipment>;

export const StoreOrderIdMax = 64;


export const StoreOrderIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const StoreOrderId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(StoreOrderIdMax)).check(/*#__PURE__*/ zod.regex(StoreOrderIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a store order.'));

export type StoreOrderId = zod.input<typeof StoreOrderId>;
export type StoreOrderIdOutput = zod.output<typeof StoreOrderId>;

export const LineMax = 120;


export const LineRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');


export const Line = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LineMax)).check(/*#__PURE__*/ zod.regex(LineRegExp)).check(/*#__PURE__*/ zod.describe('One line of text, without control characters or direction overrides.'));

export type Line = zod.input<typeof Line>;
export type LineOutput = zod.output<typeof Line>;

export const AttentionOrder = /*#__PURE__*/ zod.strictObject({
  "id": StoreOrderId,
  "number": Line.check(/*#__PURE__*/ zod.describe('Number of the order in the store.'))
}).check(/*#__PURE__*/ zod.describe('The store order that an item is about.'));

export type AttentionOrder = zod.input<typeof AttentionOrder>;
export type AttentionOrderOutput = zod.output<typeof AttentionOrder>;

export const TopUpIdMax = 64;


export const TopUpIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const TopUpId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TopUpIdMax)).check(/*#__PURE__*/ zod.regex(TopUpIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a top-up.'));

export type TopUpId = zod.input<typeof TopUpId>;
export type TopUpIdOutput = zod.output<typeof TopUpId>;

export const AttentionTopUp = /*#__PURE__*/ zod.strictObject({
  "id": TopUpId
}).check(/*#__PURE__*/ zod.describe('The top-up that an item is about.'));

export type AttentionTopUp = zod.input<typeof AttentionTopUp>;
export type AttentionTopUpOutput = zod.output<typeof AttentionTopUp>;

export const Currency = /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']).check(/*#__PURE__*/ zod.describe('ISO 4217 code of the currency.'));

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const moneyAmountMin = -9000000000000;
export const moneyAmountMax = 9000000000000;



export const Money = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(moneyAmountMin)).check(/*#__PURE__*/ zod.lte(moneyAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency (halalas, cents, fils, pence).')),
  "currency": Currency
}).check(/*#__PURE__*/ zod.describe('An amount with its currency. May be zero or negative.'));

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const AttentionItem = /*#__PURE__*/ zod.strictObject({
  "id": AttentionId,
  "kind": AttentionKind,
  "since": DateTime.check(/*#__PURE__*/ zod.describe('When it began: the last scan or change of the shipment, the collection of the cash, the arrival of the order or payment, or the end of the paid period. For a missing address, when the shipment was booked; for a low balance, the latest of the last 1,000 movements that took it below the threshold, otherwise when the account was opened.')),
  "shipment": /*#__PURE__*/ zod.exactOptional(AttentionShipment).check(/*#__PURE__*/ zod.describe('The shipment that the item is about; absent if it is about none.')),
  "order": /*#__PURE__*/ zod.exactOptional(AttentionOrder).check(/*#__PURE__*/ zod.describe('The store order that the item is about; absent if it is about none.')),
  "top_up": /*#__PURE__*/ zod.exactOptional(AttentionTopUp).check(/*#__PURE__*/ zod.describe('The top-up that the item is about; absent if it is about none.')),
  "amount": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('The amount that was paid, is left, is owed or was collected, depending on the kind; absent if the kind has none.')),
  "snoozed_until": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the item returns to the list; present in the list of snoozed items only.'))
}).check(/*#__PURE__*/ zod.describe('Something that the account should act on.'));

export type AttentionItem = zod.input<typeof AttentionItem>;
export type AttentionItemOutput = zod.output<typeof AttentionItem>;

export const attentionCountCountMax = 100;



export const AttentionCount = /*#__PURE__*/ zod.strictObject({
  "kind": AttentionKind,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(attentionCountCountMax)).check(/*#__PURE__*/ zod.describe('Number of items, counted up to 100.')),
  "has_more": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether there are more than were counted.'))
}).check(/*#__PURE__*/ zod.describe('Number of items of one kind.'));

export type AttentionCount = zod.input<typeof AttentionCount>;
export type AttentionCountOutput = zod.output<typeof AttentionCount>;

export const attentionListDataMax = 100;

export const attentionListCountsMax = 9;

export const attentionListTotalMin = 0;
export const attentionListTotalMax = 900;

export const attentionListSnoozedMin = 0;
export const attentionListSnoozedMax = 900;



export const AttentionList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(AttentionItem).check(/*#__PURE__*/ zod.maxLength(attentionListDataMax)).check(/*#__PURE__*/ zod.describe('The items: those about money first, in the order of `AttentionKind`, and the oldest first within a kind.')),
  "counts": /*#__PURE__*/ zod.array(AttentionCount).check(/*#__PURE__*/ zod.maxLength(attentionListCountsMax)).check(/*#__PURE__*/ zod.describe('Number of items of each kind, in the order of the list. Kinds without items are left out.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attentionListTotalMin)).check(/*#__PURE__*/ zod.lte(attentionListTotalMax)).check(/*#__PURE__*/ zod.describe('Sum of the counts.')),
  "has_more": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether there are more than were counted.')),
  "snoozed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attentionListSnoozedMin)).check(/*#__PURE__*/ zod.lte(attentionListSnoozedMax)).check(/*#__PURE__*/ zod.describe('Number of snoozed items, counted up to 100 of each kind.'))
}).check(/*#__PURE__*/ zod.describe('The most urgent items, and how many there are.'));

export type AttentionList = zod.input<typeof AttentionList>;
export type AttentionListOutput = zod.output<typeof AttentionList>;

export const AttentionSnooze = /*#__PURE__*/ zod.strictObject({
  "days": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(7)]).check(/*#__PURE__*/ zod.describe('Days of 24 hours, from now: `1`, `3` or `7`.'))
}).check(/*#__PURE__*/ zod.describe('For how long to snooze an item.'));

export type AttentionSnooze = zod.input<typeof AttentionSnooze>;
export type AttentionSnoozeOutput = zod.output<typeof AttentionSnooze>;

export const AttentionSnoozed = /*#__PURE__*/ zod.strictObject({
  "snoozed_until": DateTime.check(/*#__PURE__*/ zod.describe('When the item returns to the list.'))
}).check(/*#__PURE__*/ zod.describe('How long the item is snoozed.'));

export type AttentionSnoozed = zod.input<typeof AttentionSnoozed>;
export type AttentionSnoozedOutput = zod.output<typeof AttentionSnoozed>;

export const ChallengeTokenMax = 2000;


export const ChallengeTokenRegExp = new RegExp('^[A-Za-z0-9._~+/-]+=*$', 'u');


export const ChallengeToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ChallengeTokenMax)).check(/*#__PURE__*/ zod.regex(ChallengeTokenRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a code that was sent, for the caller that requested it.'));

export type ChallengeToken = zod.input<typeof ChallengeToken>;
export type ChallengeTokenOutput = zod.output<typeof ChallengeToken>;

export const CodeResend = /*#__PURE__*/ zod.strictObject({
  "challenge": ChallengeToken
}).check(/*#__PURE__*/ zod.describe('Which code to send again.'));

export type CodeResend = zod.input<typeof CodeResend>;
export type CodeResendOutput = zod.output<typeof CodeResend>;

export const codeChallengeDestinationMax = 254;


export const codeChallengeDestinationRegExp = new RegExp('^[^\\s]+$', 'u');
export const codeChallengeResendInMin = 0;
export const codeChallengeResendInMax = 60;

export const codeChallengeExpiresInMin = 0;
export const codeChallengeExpiresInMax = 600;



export const CodeChallenge = /*#__PURE__*/ zod.strictObject({
  "challenge": ChallengeToken,
  "channel": CodeChannel,
  "destination": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(codeChallengeDestinationMax)).check(/*#__PURE__*/ zod.regex(codeChallengeDestinationRegExp)).check(/*#__PURE__*/ zod.describe('The e-mail or phone that the code was sent to, mostly masked.')),
  "resend_in": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(codeChallengeResendInMin)).check(/*#__PURE__*/ zod.lte(codeChallengeResendInMax)).check(/*#__PURE__*/ zod.describe('Seconds until another code can be requested.')),
  "expires_in": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(codeChallengeExpiresInMin)).check(/*#__PURE__*/ zod.lte(codeChallengeExpiresInMax)).check(/*#__PURE__*/ zod.describe('Seconds until the code expires.'))
}).check(/*#__PURE__*/ zod.describe('A code that was sent, if there was anyone to send it to.'));

export type CodeChallenge = zod.input<typeof CodeChallenge>;
export type CodeChallengeOutput = zod.output<typeof CodeChallenge>;

export const LoginMax = 254;


export const LoginRegExp = new RegExp('^[^\\s\\u0000\\uD800-\\uDFFF]+$', 'u');


export const Login = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LoginMax)).check(/*#__PURE__*/ zod.regex(LoginRegExp)).check(/*#__PURE__*/ zod.describe('A verified e-mail, or a verified phone in E.164 format.'));

export type Login = zod.input<typeof Login>;
export type LoginOutput = zod.output<typeof Login>;

export const DeviceCodeRequest = /*#__PURE__*/ zod.strictObject({
  "login": Login
}).check(/*#__PURE__*/ zod.describe('Whose device to make known.'));

export type DeviceCodeRequest = zod.input<typeof DeviceCodeRequest>;
export type DeviceCodeRequestOutput = zod.output<typeof DeviceCodeRequest>;

export const CodeAnswer = /*#__PURE__*/ zod.strictObject({
  "challenge": ChallengeToken,
  "code": Code
}).check(/*#__PURE__*/ zod.describe('A code as entered by the person.'));

export type CodeAnswer = zod.input<typeof CodeAnswer>;
export type CodeAnswerOutput = zod.output<typeof CodeAnswer>;

export const DeviceTokenMax = 2000;


export const DeviceTokenRegExp = new RegExp('^[A-Za-z0-9._~+/-]+=*$', 'u');


export const DeviceToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(DeviceTokenMax)).check(/*#__PURE__*/ zod.regex(DeviceTokenRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a device from which the account has signed in before. It gives no access; it only keeps wrong passwords entered elsewhere from delaying this device.'));

export type DeviceToken = zod.input<typeof DeviceToken>;
export type DeviceTokenOutput = zod.output<typeof DeviceToken>;

export const KnownDevice = /*#__PURE__*/ zod.strictObject({
  "device_token": DeviceToken.check(/*#__PURE__*/ zod.describe('Send it with `signIn` from this device.'))
}).check(/*#__PURE__*/ zod.describe('A device that is known from now on.'));

export type KnownDevice = zod.input<typeof KnownDevice>;
export type KnownDeviceOutput = zod.output<typeof KnownDevice>;

export const PasswordResetRequest = /*#__PURE__*/ zod.strictObject({
  "login": Login
}).check(/*#__PURE__*/ zod.describe('Whose password to reset.'));

export type PasswordResetRequest = zod.input<typeof PasswordResetRequest>;
export type PasswordResetRequestOutput = zod.output<typeof PasswordResetRequest>;

export const ResetTokenMax = 2000;


export const ResetTokenRegExp = new RegExp('^[A-Za-z0-9._~+/-]+=*$', 'u');


export const ResetToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ResetTokenMax)).check(/*#__PURE__*/ zod.regex(ResetTokenRegExp)).check(/*#__PURE__*/ zod.describe('A token that can be used once, to set a new password.'));

export type ResetToken = zod.input<typeof ResetToken>;
export type ResetTokenOutput = zod.output<typeof ResetToken>;

export const PasswordResetTicket = /*#__PURE__*/ zod.strictObject({
  "reset_token": ResetToken,
  "expires_at": DateTime.check(/*#__PURE__*/ zod.describe('When the token expires.'))
}).check(/*#__PURE__*/ zod.describe('Permission to set a new password.'));

export type PasswordResetTicket = zod.input<typeof PasswordResetTicket>;
export type PasswordResetTicketOutput = zod.output<typeof PasswordResetTicket>;

export const NewPasswordRegExp = new RegExp('^[^\\u0000\\uD800-\\uDFFF]+$', 'u');

export const NewPasswordMin = 10;
export const NewPasswordMax = 128;



export const NewPassword = /*#__PURE__*/ zod.stringFormat('password', NewPasswordRegExp).check(/*#__PURE__*/ zod.minLength(NewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(NewPasswordMax)).check(/*#__PURE__*/ zod.describe('A password of at least 10 characters. It must not be a leaked one, such as `password123` or `qwertyuiop`, or consist only of the person\'s own name, e-mail or phone.'));

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;

export const passwordResetPasswordConfirmationRegExp = new RegExp('^[^\\u0000\\uD800-\\uDFFF]+$', 'u');

export const passwordResetPasswordConfirmationMax = 128;



export const PasswordReset = /*#__PURE__*/ zod.strictObject({
  "reset_token": ResetToken,
  "password": NewPassword.check(/*#__PURE__*/ zod.describe('The new password.')),
  "password_confirmation": /*#__PURE__*/ zod.stringFormat('password', passwordResetPasswordConfirmationRegExp).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordResetPasswordConfirmationMax)).check(/*#__PURE__*/ zod.describe('The same password again.')),
  "keep_api_keys": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the account\'s API keys stay valid; false by default, because someone who knew the old password may have created one.'))
}).check(/*#__PURE__*/ zod.describe('The new password.'));

export type PasswordReset = zod.input<typeof PasswordReset>;
export type PasswordResetOutput = zod.output<typeof PasswordReset>;

export const AccountType = /*#__PURE__*/ zod.enum(['company', 'individual']).check(/*#__PURE__*/ zod.describe('Whether the customer is a company or an individual.'));

export type AccountType = zod.input<typeof AccountType>;
export type AccountTypeOutput = zod.output<typeof AccountType>;

export const RegistrationClient = /*#__PURE__*/ zod.strictObject({
  "account_type": AccountType,
  "first_name": Name.check(/*#__PURE__*/ zod.describe('First name of the person who registers.')),
  "last_name": Name.check(/*#__PURE__*/ zod.describe('Last name of the person who registers.')),
  "company_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the company. Required for a company, refused for an individual.'))
}).check(/*#__PURE__*/ zod.describe('Who is registering. A company states its name; an individual has none.'));

export type RegistrationClient = zod.input<typeof RegistrationClient>;
export type RegistrationClientOutput = zod.output<typeof RegistrationClient>;

export const RegistrationTokenMax = 2000;


export const RegistrationTokenRegExp = new RegExp('^[A-Za-z0-9._~+/-]+=*$', 'u');


export const RegistrationToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(RegistrationTokenMax)).check(/*#__PURE__*/ zod.regex(RegistrationTokenRegExp)).check(/*#__PURE__*/ zod.describe('An opaque token that gives access to this registration only.'));

export type RegistrationToken = zod.input<typeof RegistrationToken>;
export type RegistrationTokenOutput = zod.output<typeof RegistrationToken>;

export const RegistrationStep = /*#__PURE__*/ zod.enum(['account_data', 'code', 'extra_data']).check(/*#__PURE__*/ zod.describe('The next step. It and the steps before it can be submitted.'));

export type RegistrationStep = zod.input<typeof RegistrationStep>;
export type RegistrationStepOutput = zod.output<typeof RegistrationStep>;

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax)).check(/*#__PURE__*/ zod.describe('An e-mail address, compared without regard to letter case.'));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const PhoneMax = 16;


export const PhoneRegExp = new RegExp('^\\+[1-9][0-9]{6,14}$', 'u');


export const Phone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PhoneMax)).check(/*#__PURE__*/ zod.regex(PhoneRegExp)).check(/*#__PURE__*/ zod.describe('A phone number in E.164 format.'));

export type Phone = zod.input<typeof Phone>;
export type PhoneOutput = zod.output<typeof Phone>;

export const Registration = /*#__PURE__*/ zod.strictObject({
  "step": RegistrationStep,
  "client": RegistrationClient,
  "email": /*#__PURE__*/ zod.exactOptional(Email).check(/*#__PURE__*/ zod.describe('E-mail to sign in with; absent until the second step.')),
  "phone": /*#__PURE__*/ zod.exactOptional(Phone).check(/*#__PURE__*/ zod.describe('Phone to sign in with; absent until the second step.')),
  "challenge": /*#__PURE__*/ zod.exactOptional(CodeChallenge).check(/*#__PURE__*/ zod.describe('The code that was sent; present in the step `code` only.')),
  "expires_at": DateTime.check(/*#__PURE__*/ zod.describe('When the registration is deleted unless it is completed.'))
}).check(/*#__PURE__*/ zod.describe('A registration in progress, without its password.'));

export type Registration = zod.input<typeof Registration>;
export type RegistrationOutput = zod.output<typeof Registration>;

export const NewRegistration = /*#__PURE__*/ zod.strictObject({
  "token": RegistrationToken.check(/*#__PURE__*/ zod.describe('Send it in the header `Registration` with every further step.')),
  "registration": Registration
}).check(/*#__PURE__*/ zod.describe('A registration with its token.'));

export type NewRegistration = zod.input<typeof NewRegistration>;
export type NewRegistrationOutput = zod.output<typeof NewRegistration>;

export const registrationAccountPasswordConfirmationRegExp = new RegExp('^[^\\u0000\\uD800-\\uDFFF]+$', 'u');

export const registrationAccountPasswordConfirmationMax = 128;



export const RegistrationAccount = /*#__PURE__*/ zod.strictObject({
  "email": Email.check(/*#__PURE__*/ zod.describe('E-mail to sign in with.')),
  "phone": Phone.check(/*#__PURE__*/ zod.describe('Phone to sign in with.')),
  "password": NewPassword.check(/*#__PURE__*/ zod.describe('Password to sign in with.')),
  "password_confirmation": /*#__PURE__*/ zod.stringFormat('password', registrationAccountPasswordConfirmationRegExp).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registrationAccountPasswordConfirmationMax)).check(/*#__PURE__*/ zod.describe('The same password again.')),
  "channel": CodeChannel.check(/*#__PURE__*/ zod.describe('Where to send the verification code.'))
}).check(/*#__PURE__*/ zod.describe('The credentials for signing in.'));

export type RegistrationAccount = zod.input<typeof RegistrationAccount>;
export type RegistrationAccountOutput = zod.output<typeof RegistrationAccount>;

export const RegistrationCode = /*#__PURE__*/ zod.strictObject({
  "code": Code
}).check(/*#__PURE__*/ zod.describe('The code that was sent to the e-mail or phone.'));

export type RegistrationCode = zod.input<typeof RegistrationCode>;
export type RegistrationCodeOutput = zod.output<typeof RegistrationCode>;

export const CountryCodeMax = 2;


export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$', 'u');


export const CountryCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CountryCodeMax)).check(/*#__PURE__*/ zod.regex(CountryCodeRegExp)).check(/*#__PURE__*/ zod.describe('An ISO 3166-1 alpha-2 country code, in upper case.'));

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const PostalCodeMax = 12;


export const PostalCodeRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$', 'u');


export const PostalCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PostalCodeMax)).check(/*#__PURE__*/ zod.regex(PostalCodeRegExp)).check(/*#__PURE__*/ zod.describe('Postal code of the address. In Saudi Arabia, five digits.'));

export type PostalCode = zod.input<typeof PostalCode>;
export type PostalCodeOutput = zod.output<typeof PostalCode>;

export const ShortAddressMax = 8;


export const ShortAddressRegExp = new RegExp('^[A-Z]{4}[0-9]{4}$', 'u');


export const ShortAddress = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ShortAddressMax)).check(/*#__PURE__*/ zod.regex(ShortAddressRegExp)).check(/*#__PURE__*/ zod.describe('The short Saudi National Address: four letters and four digits.'));

export type ShortAddress = zod.input<typeof ShortAddress>;
export type ShortAddressOutput = zod.output<typeof ShortAddress>;

export const AddressType = /*#__PURE__*/ zod.enum(['residential', 'office']).check(/*#__PURE__*/ zod.describe('Whether the address is a home or a workplace.'));

export type AddressType = zod.input<typeof AddressType>;
export type AddressTypeOutput = zod.output<typeof AddressType>;

export const RegistrationExtra = /*#__PURE__*/ zod.strictObject({
  "country": CountryCode.check(/*#__PURE__*/ zod.describe('Country of the address.')),
  "state": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Region; in Saudi Arabia, the region code that `listCities` gives for the city.')),
  "city": Line.check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "street_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Street; absent if the short address is given instead.')),
  "building_no": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Building number. In Saudi Arabia, four digits.')),
  "landmark": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The nearest landmark.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode),
  "short_address": /*#__PURE__*/ zod.exactOptional(ShortAddress),
  "address_type": /*#__PURE__*/ zod.exactOptional(AddressType)
}).check(/*#__PURE__*/ zod.describe('The address that shipments are sent from. In Saudi Arabia, either the short address or street, building number and postal code are required; abroad, street and building number are required.'));

export type RegistrationExtra = zod.input<typeof RegistrationExtra>;
export type RegistrationExtraOutput = zod.output<typeof RegistrationExtra>;

export const AccountIdMax = 64;


export const AccountIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const AccountId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AccountIdMax)).check(/*#__PURE__*/ zod.regex(AccountIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies an account.'));

export type AccountId = zod.input<typeof AccountId>;
export type AccountIdOutput = zod.output<typeof AccountId>;

export const Language = /*#__PURE__*/ zod.enum(['ar', 'en']).check(/*#__PURE__*/ zod.describe('Language of messages to the account.'));

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;

export const DeliveryEmails = /*#__PURE__*/ zod.enum(['each', 'daily', 'never']).check(/*#__PURE__*/ zod.describe('When the account gets e-mails about its delivered shipments. An account without a verified e-mail gets none.'));

export type DeliveryEmails = zod.input<typeof DeliveryEmails>;
export type DeliveryEmailsOutput = zod.output<typeof DeliveryEmails>;

export const StatementEmails = /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the account gets its monthly statement by e-mail, on the first day of the next month. An account without a verified e-mail gets none.'));

export type StatementEmails = zod.input<typeof StatementEmails>;
export type StatementEmailsOutput = zod.output<typeof StatementEmails>;

export const positiveMoneyAmountExclusiveMin = 0;
export const positiveMoneyAmountMax = 100000000;



export const PositiveMoney = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(positiveMoneyAmountExclusiveMin)).check(/*#__PURE__*/ zod.lte(positiveMoneyAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency (halalas, cents, fils, pence).')),
  "currency": Currency
}).check(/*#__PURE__*/ zod.describe('An amount greater than zero, with its currency.'));

export type PositiveMoney = zod.input<typeof PositiveMoney>;
export type PositiveMoneyOutput = zod.output<typeof PositiveMoney>;

export const profilePictureMax = 65536;


export const profilePictureRegExp = new RegExp('^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$', 'u');
export const profileVatNumberMax = 15;


export const profileVatNumberRegExp = new RegExp('^3[0-9]{13}3$', 'u');


export const Profile = /*#__PURE__*/ zod.strictObject({
  "id": AccountId,
  "account_type": AccountType,
  "first_name": Line.check(/*#__PURE__*/ zod.describe('First name of the owner.')),
  "last_name": Line.check(/*#__PURE__*/ zod.describe('Last name of the owner.')),
  "full_name": Line.check(/*#__PURE__*/ zod.describe('First and last name, separated by a space.')),
  "company_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the company; absent for an individual.')),
  "email": Email.check(/*#__PURE__*/ zod.describe('E-mail of the account; it can be used to sign in once it is verified.')),
  "email_verified": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the e-mail was verified with a code.')),
  "phone": Phone.check(/*#__PURE__*/ zod.describe('Phone of the account; it can be used to sign in once it is verified.')),
  "phone_verified": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the phone was verified with a code.')),
  "picture": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profilePictureMax)).check(/*#__PURE__*/ zod.regex(profilePictureRegExp))).check(/*#__PURE__*/ zod.describe('The account\'s picture, a square WebP of 144 pixels a side, as a data URL in Base64; absent if there is none.')),
  "country": CountryCode.check(/*#__PURE__*/ zod.describe('Country of the address.')),
  "state": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Region; in Saudi Arabia, the region code that `listCities` gives for the city. Absent if unknown.')),
  "city": Line.check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "street_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Street; absent if unknown.')),
  "building_no": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Building number; in Saudi Arabia, four digits. Absent if unknown.')),
  "landmark": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The nearest landmark; absent if unknown.')),
  "office": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Number of the office or unit; absent if unknown.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode),
  "short_address": /*#__PURE__*/ zod.exactOptional(ShortAddress),
  "address_type": /*#__PURE__*/ zod.exactOptional(AddressType),
  "locale": Language,
  "delivery_emails": DeliveryEmails,
  "statement_emails": StatementEmails,
  "vat_number": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileVatNumberMax)).check(/*#__PURE__*/ zod.regex(profileVatNumberRegExp))).check(/*#__PURE__*/ zod.describe('VAT number of the account. With it, invoices are standard tax invoices that name the account as the buyer; without it, they are simplified. Absent if the account has none.')),
  "second_step": /*#__PURE__*/ zod.exactOptional(CodeChannel).check(/*#__PURE__*/ zod.describe('Channel of two-step sign-in; absent if two-step sign-in is off.')),
  "low_balance_threshold": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Balance below which the account is warned, in riyals; absent if the warning is off.'))
}).check(/*#__PURE__*/ zod.describe('The signed-in account. Its address fields fill in the sender of new shipments.'));

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;

export const sessionTokenMax = 2000;


export const sessionTokenRegExp = new RegExp('^[A-Za-z0-9._~+/-]+=*$', 'u');


export const Session = /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionTokenMax)).check(/*#__PURE__*/ zod.regex(sessionTokenRegExp)).check(/*#__PURE__*/ zod.describe('An opaque token; send it as a bearer token.')),
  "expires_at": DateTime.check(/*#__PURE__*/ zod.describe('When the session ends at the latest, however much it is used.')),
  "keep_signed_in": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the session outlasts the browser, as chosen at sign-in.')),
  "device_token": /*#__PURE__*/ zod.exactOptional(DeviceToken).check(/*#__PURE__*/ zod.describe('Keep it on the device and send it with the next sign-in. Absent if the token that was sent is already known. A password reset, a change of password and `endOtherSessions` invalidate the tokens of other devices.')),
  "profile": Profile
}).check(/*#__PURE__*/ zod.describe('A session that was just started.'));

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const signInPasswordRegExp = new RegExp('^[^\\u0000\\uD800-\\uDFFF]+$', 'u');

export const signInPasswordMax = 128;



export const SignIn = /*#__PURE__*/ zod.strictObject({
  "login": Login,
  "password": /*#__PURE__*/ zod.stringFormat('password', signInPasswordRegExp).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signInPasswordMax)).check(/*#__PURE__*/ zod.describe('The account\'s password.')),
  "keep_signed_in": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, the session lasts until it has not been used for 14 days; if false, until it has not been used for 30 minutes, and clients forget its token when the browser closes. True by default. Either way it ends at `expires_at`.')),
  "device_token": /*#__PURE__*/ zod.exactOptional(DeviceToken).check(/*#__PURE__*/ zod.describe('The device\'s token from an earlier sign-in or from `confirmDeviceCode`. An unknown token is ignored.'))
}).check(/*#__PURE__*/ zod.describe('Login and password.'));

export type SignIn = zod.input<typeof SignIn>;
export type SignInOutput = zod.output<typeof SignIn>;

export const SignInResult = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['signed_in', 'code_required']).check(/*#__PURE__*/ zod.describe('Which of the two is present.')),
  "session": /*#__PURE__*/ zod.exactOptional(Session).check(/*#__PURE__*/ zod.describe('The session; present with `signed_in`.')),
  "challenge": /*#__PURE__*/ zod.exactOptional(CodeChallenge).check(/*#__PURE__*/ zod.describe('The code that was sent; present with `code_required`.'))
}).check(/*#__PURE__*/ zod.describe('Either a session, or the challenge for the second step of sign-in.'));

export type SignInResult = zod.input<typeof SignInResult>;
export type SignInResultOutput = zod.output<typeof SignInResult>;

export const PaymentMethodIdMax = 64;


export const PaymentMethodIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const PaymentMethodId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PaymentMethodIdMax)).check(/*#__PURE__*/ zod.regex(PaymentMethodIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a saved payment method.'));

export type PaymentMethodId = zod.input<typeof PaymentMethodId>;
export type PaymentMethodIdOutput = zod.output<typeof PaymentMethodId>;

export const AutoTopUpStop = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.enum(['payments_failed', 'payment_method_expired']).check(/*#__PURE__*/ zod.describe('Why it turned itself off.')),
  "at": DateTime.check(/*#__PURE__*/ zod.describe('When it turned itself off.'))
}).check(/*#__PURE__*/ zod.describe('Why and when automatic top-up turned itself off. Turning it on again removes this.'));

export type AutoTopUpStop = zod.input<typeof AutoTopUpStop>;
export type AutoTopUpStopOutput = zod.output<typeof AutoTopUpStop>;

export const AutoTopUp = /*#__PURE__*/ zod.strictObject({
  "available": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be set up: false if no card is saved and none can be.')),
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is on.')),
  "threshold": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Balance below which a top-up is made, in riyals.')),
  "amount": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount that each automatic top-up pays and credits, in riyals.')),
  "daily_cap": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Most that automatic top-ups take on one calendar day in Riyadh, in riyals.')),
  "payment_method_id": /*#__PURE__*/ zod.exactOptional(PaymentMethodId).check(/*#__PURE__*/ zod.describe('The saved payment method that pays; absent if it was deleted or never set.')),
  "today": Money.check(/*#__PURE__*/ zod.describe('Amount that counts towards today\'s cap: automatic top-ups that are paid, under way, or whose outcome is unknown.')),
  "stopped": /*#__PURE__*/ zod.exactOptional(AutoTopUpStop).check(/*#__PURE__*/ zod.describe('Present if automatic top-up turned itself off.'))
}).check(/*#__PURE__*/ zod.describe('Settings and state of automatic top-up. `threshold`, `amount` and `daily_cap` are present once it has been set up, even while it is off.'));

export type AutoTopUp = zod.input<typeof AutoTopUp>;
export type AutoTopUpOutput = zod.output<typeof AutoTopUp>;

export const AutoTopUpUpdate = /*#__PURE__*/ zod.strictObject({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether to turn it on or off.')),
  "threshold": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Balance below which a top-up is made, in riyals; another currency is refused with `not_allowed`.')),
  "amount": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount of each top-up, in riyals. It must be greater than the threshold and within the limits that `getTopUpOptions` returns for cards.')),
  "daily_cap": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Most to take on one day, in riyals. It must be at least the amount.')),
  "payment_method_id": /*#__PURE__*/ zod.exactOptional(PaymentMethodId).check(/*#__PURE__*/ zod.describe('The saved payment method that pays.'))
}).check(/*#__PURE__*/ zod.describe('To turn it on or change it, all fields are required; a missing one is refused with `required`. To turn it off, `enabled` is enough, and the settings are kept.'));

export type AutoTopUpUpdate = zod.input<typeof AutoTopUpUpdate>;
export type AutoTopUpUpdateOutput = zod.output<typeof AutoTopUpUpdate>;

export const TransactionIdMax = 64;


export const TransactionIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const TransactionId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TransactionIdMax)).check(/*#__PURE__*/ zod.regex(TransactionIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a movement of the ledger.'));

export type TransactionId = zod.input<typeof TransactionId>;
export type TransactionIdOutput = zod.output<typeof TransactionId>;

export const LedgerKind = /*#__PURE__*/ zod.enum(['top_up', 'top_up_reversal', 'shipment_charge', 'shipment_refund', 'delivery_charge', 'cash_back', 'cash_back_reversal', 'return_charge', 'subscription_charge', 'subscription_refund', 'cod_collected', 'cod_remitted']).check(/*#__PURE__*/ zod.describe('What caused a movement of the ledger.'));

export type LedgerKind = zod.input<typeof LedgerKind>;
export type LedgerKindOutput = zod.output<typeof LedgerKind>;

export const TopUpMethod = /*#__PURE__*/ zod.enum(['credit_card', 'paypal', 'apple_pay']).check(/*#__PURE__*/ zod.describe('How a top-up is paid.'));

export type TopUpMethod = zod.input<typeof TopUpMethod>;
export type TopUpMethodOutput = zod.output<typeof TopUpMethod>;

export const ledgerTransactionSequenceMax = 2000000000;



export const LedgerTransaction = /*#__PURE__*/ zod.strictObject({
  "id": TransactionId,
  "sequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ledgerTransactionSequenceMax)).check(/*#__PURE__*/ zod.describe('Position of the movement in the account\'s ledger, counting from 1.')),
  "kind": LedgerKind,
  "amount": Money.check(/*#__PURE__*/ zod.describe('Positive into the balance, negative out of it; zero for movements of cash on delivery.')),
  "balance_after": Money.check(/*#__PURE__*/ zod.describe('The balance after the movement. Below zero only after a `top_up_reversal`, until the debt is paid.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the movement was booked.')),
  "shipment_id": /*#__PURE__*/ zod.exactOptional(ShipmentId).check(/*#__PURE__*/ zod.describe('The shipment that caused the movement; absent if none did.')),
  "tracking_number": /*#__PURE__*/ zod.exactOptional(TrackingNumber).check(/*#__PURE__*/ zod.describe('Tracking number of that shipment.')),
  "top_up_id": /*#__PURE__*/ zod.exactOptional(TopUpId).check(/*#__PURE__*/ zod.describe('The top-up that caused the movement; absent if none did.')),
  "payment_method": /*#__PURE__*/ zod.exactOptional(TopUpMethod).check(/*#__PURE__*/ zod.describe('How the top-up was paid.')),
  "paid": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount paid for the top-up, in the currency of the payment. Present with the kind `top_up` only.')),
  "description": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Description of the top-up; absent if it has none.')),
  "cash_on_delivery": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount that the courier collected or remitted. Present with `cod_collected` and `cod_remitted` only.'))
}).check(/*#__PURE__*/ zod.describe('One movement in the ledger of the account.'));

export type LedgerTransaction = zod.input<typeof LedgerTransaction>;
export type LedgerTransactionOutput = zod.output<typeof LedgerTransaction>;

export const CashOnDelivery = /*#__PURE__*/ zod.strictObject({
  "collected": Money.check(/*#__PURE__*/ zod.describe('Total that couriers have collected so far.')),
  "owed": Money.check(/*#__PURE__*/ zod.describe('Collected but not remitted yet.')),
  "remitted": Money.check(/*#__PURE__*/ zod.describe('Total that couriers have paid out to the account\'s bank so far.'))
}).check(/*#__PURE__*/ zod.describe('Cash that couriers collect from receivers for this account.'));

export type CashOnDelivery = zod.input<typeof CashOnDelivery>;
export type CashOnDeliveryOutput = zod.output<typeof CashOnDelivery>;

export const balanceCurrentBalanceAmountMin = -9000000000000;
export const balanceCurrentBalanceAmountMax = 9000000000000;

export const balanceTotalPaidAmountMin = -9000000000000;
export const balanceTotalPaidAmountMax = 9000000000000;

export const balanceTotalTransactionsMin = 0;
export const balanceTotalTransactionsMax = 2000000000;

export const balanceCashBackAmountMin = -9000000000000;
export const balanceCashBackAmountMax = 9000000000000;



export const Balance = /*#__PURE__*/ zod.strictObject({
  "current_balance": /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(balanceCurrentBalanceAmountMin)).check(/*#__PURE__*/ zod.lte(balanceCurrentBalanceAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency (halalas, cents, fils, pence).')),
  "currency": /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']).check(/*#__PURE__*/ zod.describe('ISO 4217 code of the currency.'))
}).check(/*#__PURE__*/ zod.describe('Amount available for bookings. Below zero if the payment provider took back money that was already spent; nothing can be booked until a top-up has paid the debt.')),
  "total_paid": /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(balanceTotalPaidAmountMin)).check(/*#__PURE__*/ zod.lte(balanceTotalPaidAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency (halalas, cents, fils, pence).')),
  "currency": /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']).check(/*#__PURE__*/ zod.describe('ISO 4217 code of the currency.'))
}).check(/*#__PURE__*/ zod.describe('Total of all paid top-ups, less what the payment provider took back.')),
  "last_transaction": /*#__PURE__*/ zod.exactOptional(LedgerTransaction).check(/*#__PURE__*/ zod.describe('The latest movement; absent if there is none.')),
  "total_transactions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(balanceTotalTransactionsMin)).check(/*#__PURE__*/ zod.lte(balanceTotalTransactionsMax)).check(/*#__PURE__*/ zod.describe('Number of movements so far.')),
  "cash_back": /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(balanceCashBackAmountMin)).check(/*#__PURE__*/ zod.lte(balanceCashBackAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency (halalas, cents, fils, pence).')),
  "currency": /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']).check(/*#__PURE__*/ zod.describe('ISO 4217 code of the currency.'))
}).check(/*#__PURE__*/ zod.describe('Total that plans have paid back so far.')),
  "is_low": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the balance is below the profile\'s `low_balance_threshold`; false if the profile has none.')),
  "cash_on_delivery": CashOnDelivery
}).check(/*#__PURE__*/ zod.describe('The prepaid balance. It always equals the sum of its ledger entries.'));

export type Balance = zod.input<typeof Balance>;
export type BalanceOutput = zod.output<typeof Balance>;

export const Direction = /*#__PURE__*/ zod.enum(['in', 'out']).check(/*#__PURE__*/ zod.describe('Whether a movement goes into the balance or out of it.'));

export type Direction = zod.input<typeof Direction>;
export type DirectionOutput = zod.output<typeof Direction>;

export const DateMax = 10;



export const Date = /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(DateMax)).check(/*#__PURE__*/ zod.describe('A calendar day in the Riyadh time zone, as `YYYY-MM-DD`.'));

export type Date = zod.input<typeof Date>;
export type DateOutput = zod.output<typeof Date>;

export const transactionListDataMax = 100;



export const TransactionList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(LedgerTransaction).check(/*#__PURE__*/ zod.maxLength(transactionListDataMax)).check(/*#__PURE__*/ zod.describe('The movements of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of movements.'));

export type TransactionList = zod.input<typeof TransactionList>;
export type TransactionListOutput = zod.output<typeof TransactionList>;

export const TransactionFilter = /*#__PURE__*/ zod.strictObject({
  "q": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Words to search for.')),
  "kind": /*#__PURE__*/ zod.exactOptional(LedgerKind).check(/*#__PURE__*/ zod.describe('Only movements of this kind.')),
  "direction": /*#__PURE__*/ zod.exactOptional(Direction),
  "created_from": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('Only movements on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('Only movements on or before this day.'))
}).check(/*#__PURE__*/ zod.describe('The filters of `listTransactions`. An empty object selects everything.'));

export type TransactionFilter = zod.input<typeof TransactionFilter>;
export type TransactionFilterOutput = zod.output<typeof TransactionFilter>;

export const CsvFileMax = 1000000000;


export const CsvFileRegExp = new RegExp('^\\uFEFF?(الرقم|No\\.),[\\s\\S]*$', 'u');


export const CsvFile = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CsvFileMax)).check(/*#__PURE__*/ zod.regex(CsvFileRegExp)).check(/*#__PURE__*/ zod.describe('CSV (RFC 4180) with lines ending in CR LF. Many clients remove the byte order mark when decoding.'));

export type CsvFile = zod.input<typeof CsvFile>;
export type CsvFileOutput = zod.output<typeof CsvFile>;

export const AreaCodeMax = 40;


export const AreaCodeRegExp = new RegExp('^([A-Z]{2}|[a-z][a-z_]{1,39})$', 'u');


export const AreaCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AreaCodeMax)).check(/*#__PURE__*/ zod.regex(AreaCodeRegExp)).check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a city code from `listCities`; abroad, a country code from `listCountries`.'));

export type AreaCode = zod.input<typeof AreaCode>;
export type AreaCodeOutput = zod.output<typeof AreaCode>;

export const ParagraphMax = 500;


export const ParagraphRegExp = new RegExp('^[^\\u0000-\\u0009\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]+$', 'u');


export const Paragraph = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ParagraphMax)).check(/*#__PURE__*/ zod.regex(ParagraphRegExp)).check(/*#__PURE__*/ zod.describe('Text of one or more lines. Line breaks are the only control characters allowed; direction overrides are refused.'));

export type Paragraph = zod.input<typeof Paragraph>;
export type ParagraphOutput = zod.output<typeof Paragraph>;

export const LocalizedText = /*#__PURE__*/ zod.strictObject({
  "ar": Paragraph.check(/*#__PURE__*/ zod.describe('The text in Arabic.')),
  "en": Paragraph.check(/*#__PURE__*/ zod.describe('The text in English.'))
}).check(/*#__PURE__*/ zod.describe('A text in both languages, so that clients can switch language without another request.'));

export type LocalizedText = zod.input<typeof LocalizedText>;
export type LocalizedTextOutput = zod.output<typeof LocalizedText>;

export const regionCodeMax = 2;


export const regionCodeRegExp = new RegExp('^[A-Z]{2}$', 'u');


export const Region = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(regionCodeMax)).check(/*#__PURE__*/ zod.regex(regionCodeRegExp)).check(/*#__PURE__*/ zod.describe('Code of the region, which addresses state as `state`.')),
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('Name of the region.'))
}).check(/*#__PURE__*/ zod.describe('A Saudi region.'));

export type Region = zod.input<typeof Region>;
export type RegionOutput = zod.output<typeof Region>;

export const City = /*#__PURE__*/ zod.strictObject({
  "code": AreaCode.check(/*#__PURE__*/ zod.describe('Code of the city, which addresses state as `city`.')),
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('Name of the city.')),
  "region": Region
}).check(/*#__PURE__*/ zod.describe('A Saudi city.'));

export type City = zod.input<typeof City>;
export type CityOutput = zod.output<typeof City>;

export const cityListDataMax = 5000;



export const CityList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(City).check(/*#__PURE__*/ zod.maxLength(cityListDataMax)).check(/*#__PURE__*/ zod.describe('The cities.'))
}).check(/*#__PURE__*/ zod.describe('The Saudi cities.'));

export type CityList = zod.input<typeof CityList>;
export type CityListOutput = zod.output<typeof CityList>;

export const TopUpStatus = /*#__PURE__*/ zod.enum(['pending', 'paid', 'failed', 'expired']).check(/*#__PURE__*/ zod.describe('The state of a top-up.'));

export type TopUpStatus = zod.input<typeof TopUpStatus>;
export type TopUpStatusOutput = zod.output<typeof TopUpStatus>;

export const PaidTier = /*#__PURE__*/ zod.enum(['intermediate', 'advanced']).check(/*#__PURE__*/ zod.describe('A plan that costs something.'));

export type PaidTier = zod.input<typeof PaidTier>;
export type PaidTierOutput = zod.output<typeof PaidTier>;

export const PlanPeriod = /*#__PURE__*/ zod.enum(['monthly', 'yearly']).check(/*#__PURE__*/ zod.describe('How long one payment lasts: from the day of payment to the same day of the next month or year, or to that month\'s last day if it is shorter. Later periods return to the first day: 31 January, 28 February, 31 March.'));

export type PlanPeriod = zod.input<typeof PlanPeriod>;
export type PlanPeriodOutput = zod.output<typeof PlanPeriod>;

export const PaidPlan = /*#__PURE__*/ zod.strictObject({
  "tier": PaidTier,
  "period": PlanPeriod,
  "outcome": /*#__PURE__*/ zod.enum(['pending', 'changed', 'not_changed']).check(/*#__PURE__*/ zod.describe('What has become of the change of plan.'))
}).check(/*#__PURE__*/ zod.describe('The plan that a top-up pays for, and what has become of it.'));

export type PaidPlan = zod.input<typeof PaidPlan>;
export type PaidPlanOutput = zod.output<typeof PaidPlan>;

export const PaymentFailure = /*#__PURE__*/ zod.enum(['declined', 'insufficient_funds', 'expired_card', 'authentication_failed', 'cancelled', 'other']).check(/*#__PURE__*/ zod.describe('Why a payment failed, if the payment provider gives a reason.'));

export type PaymentFailure = zod.input<typeof PaymentFailure>;
export type PaymentFailureOutput = zod.output<typeof PaymentFailure>;

export const ReturnUrlMax = 2000;


export const ReturnUrlRegExp = new RegExp('^[!-~]+$', 'u');


export const ReturnUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReturnUrlMax)).check(/*#__PURE__*/ zod.regex(ReturnUrlRegExp)).check(/*#__PURE__*/ zod.describe('Where to send the person after the payment: a path of the web app, or an address on one of the origins that the server allows. Any other value is refused with `not_allowed`.'));

export type ReturnUrl = zod.input<typeof ReturnUrl>;
export type ReturnUrlOutput = zod.output<typeof ReturnUrl>;

export const PaymentOutcome = /*#__PURE__*/ zod.strictObject({
  "top_up_id": TopUpId.check(/*#__PURE__*/ zod.describe('The top-up, for `retryTopUp`, which requires the account\'s own token.')),
  "status": TopUpStatus,
  "amount": PositiveMoney.check(/*#__PURE__*/ zod.describe('Amount to pay, in the currency of the payment.')),
  "credit": PositiveMoney.check(/*#__PURE__*/ zod.describe('Amount that is or will be credited to the balance, in riyals.')),
  "payment_method": TopUpMethod,
  "plan": /*#__PURE__*/ zod.exactOptional(PaidPlan).check(/*#__PURE__*/ zod.describe('The plan that the top-up pays for; absent if it pays for none.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the top-up was started.')),
  "failure": /*#__PURE__*/ zod.exactOptional(PaymentFailure).check(/*#__PURE__*/ zod.describe('Why the attempt failed; present if the status is `failed` and the payment provider gives a reason.')),
  "return_url": /*#__PURE__*/ zod.exactOptional(ReturnUrl)
}).check(/*#__PURE__*/ zod.describe('What a checkout page shows. It contains nothing that identifies a person.'));

export type PaymentOutcome = zod.input<typeof PaymentOutcome>;
export type PaymentOutcomeOutput = zod.output<typeof PaymentOutcome>;

export const countryCallingCodeMax = 5;


export const countryCallingCodeRegExp = new RegExp('^\\+[1-9][0-9]{0,3}$', 'u');


export const Country = /*#__PURE__*/ zod.strictObject({
  "code": CountryCode.check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2 code of the country.')),
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('Name of the country.')),
  "calling_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(countryCallingCodeMax)).check(/*#__PURE__*/ zod.regex(countryCallingCodeRegExp)).check(/*#__PURE__*/ zod.describe('International calling code, such as `+966`.'))
}).check(/*#__PURE__*/ zod.describe('A country.'));

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;

export const countryListDataMax = 300;



export const CountryList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(Country).check(/*#__PURE__*/ zod.maxLength(countryListDataMax)).check(/*#__PURE__*/ zod.describe('The countries.'))
}).check(/*#__PURE__*/ zod.describe('The countries.'));

export type CountryList = zod.input<typeof CountryList>;
export type CountryListOutput = zod.output<typeof CountryList>;

export const CourierRulesVersionMin = 0;
export const CourierRulesVersionMax = 2000000000;



export const CourierRulesVersion = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CourierRulesVersionMin)).check(/*#__PURE__*/ zod.lte(CourierRulesVersionMax)).check(/*#__PURE__*/ zod.describe('Version of the whole list: 0 before it is first saved, increased by each save. A save must state the version it is based on.'));

export type CourierRulesVersion = zod.input<typeof CourierRulesVersion>;
export type CourierRulesVersionOutput = zod.output<typeof CourierRulesVersion>;

export const CourierRuleIdMax = 64;


export const CourierRuleIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const CourierRuleId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CourierRuleIdMax)).check(/*#__PURE__*/ zod.regex(CourierRuleIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a rule.'));

export type CourierRuleId = zod.input<typeof CourierRuleId>;
export type CourierRuleIdOutput = zod.output<typeof CourierRuleId>;

export const CourierRuleNameMax = 60;


export const CourierRuleNameRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');


export const CourierRuleName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CourierRuleNameMax)).check(/*#__PURE__*/ zod.regex(CourierRuleNameRegExp)).check(/*#__PURE__*/ zod.describe('Name by which people recognise the rule, without control characters or direction overrides.'));

export type CourierRuleName = zod.input<typeof CourierRuleName>;
export type CourierRuleNameOutput = zod.output<typeof CourierRuleName>;

export const SaudiAreaCodeMax = 40;


export const SaudiAreaCodeRegExp = new RegExp('^([A-Z]{2}|[a-z][a-z_]{1,39})$', 'u');


export const SaudiAreaCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SaudiAreaCodeMax)).check(/*#__PURE__*/ zod.regex(SaudiAreaCodeRegExp)).check(/*#__PURE__*/ zod.describe('Code of a Saudi city or region from `listCities`.'));

export type SaudiAreaCode = zod.input<typeof SaudiAreaCode>;
export type SaudiAreaCodeOutput = zod.output<typeof SaudiAreaCode>;

export const WeightGramsExclusiveMin = 0;
export const WeightGramsMax = 1000000;



export const WeightGrams = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(WeightGramsExclusiveMin)).check(/*#__PURE__*/ zod.lte(WeightGramsMax)).check(/*#__PURE__*/ zod.describe('Weight in grams.'));

export type WeightGrams = zod.input<typeof WeightGrams>;
export type WeightGramsOutput = zod.output<typeof WeightGrams>;

export const ShipmentSource = /*#__PURE__*/ zod.enum(['website', 'api', 'import', 'salla', 'zid']).check(/*#__PURE__*/ zod.describe('Where the shipment was created. A shipment for a store order has the store\'s platform, however it was booked.'));

export type ShipmentSource = zod.input<typeof ShipmentSource>;
export type ShipmentSourceOutput = zod.output<typeof ShipmentSource>;

export const RuleSkuMax = 60;


export const RuleSkuRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]+$', 'u');


export const RuleSku = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(RuleSkuMax)).check(/*#__PURE__*/ zod.regex(RuleSkuRegExp)).check(/*#__PURE__*/ zod.describe('Code by which the account knows a product. Letter case matters.'));

export type RuleSku = zod.input<typeof RuleSku>;
export type RuleSkuOutput = zod.output<typeof RuleSku>;

export const RuleOutcome = /*#__PURE__*/ zod.enum(['cheapest', 'fastest', 'cheapest_within_days', 'courier', 'favorites', 'not_courier']).check(/*#__PURE__*/ zod.describe('Which price a rule chooses. Ties are settled as in a quote: for the cheapest by transit time, tier and id; for the fastest by price, tier and id.'));

export type RuleOutcome = zod.input<typeof RuleOutcome>;
export type RuleOutcomeOutput = zod.output<typeof RuleOutcome>;

export const DaysMin = 0;
export const DaysMax = 60;



export const Days = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(DaysMin)).check(/*#__PURE__*/ zod.lte(DaysMax)).check(/*#__PURE__*/ zod.describe('A number of the courier\'s working days.'));

export type Days = zod.input<typeof Days>;
export type DaysOutput = zod.output<typeof Days>;

export const CourierIdMax = 64;


export const CourierIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const CourierId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CourierIdMax)).check(/*#__PURE__*/ zod.regex(CourierIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a courier.'));

export type CourierId = zod.input<typeof CourierId>;
export type CourierIdOutput = zod.output<typeof CourierId>;

export const ServiceType = /*#__PURE__*/ zod.enum(['economy', 'standard', 'express', 'same_day']).check(/*#__PURE__*/ zod.describe('The courier\'s level of service, from slowest to fastest.'));

export type ServiceType = zod.input<typeof ServiceType>;
export type ServiceTypeOutput = zod.output<typeof ServiceType>;

export const CourierTier = /*#__PURE__*/ zod.enum(['bronze', 'silver', 'gold', 'platinum']).check(/*#__PURE__*/ zod.describe('The quality tier that the operator gives a courier.'));

export type CourierTier = zod.input<typeof CourierTier>;
export type CourierTierOutput = zod.output<typeof CourierTier>;

export const courierSummaryRatingMin = 0;
export const courierSummaryRatingMax = 5;

export const courierSummaryRatingCountMin = 0;
export const courierSummaryRatingCountMax = 100000000;



export const CourierSummary = /*#__PURE__*/ zod.strictObject({
  "id": CourierId,
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('Name of the courier.')),
  "tier": CourierTier,
  "rating": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(courierSummaryRatingMin)).check(/*#__PURE__*/ zod.lte(courierSummaryRatingMax)).check(/*#__PURE__*/ zod.describe('Average customer rating, with one decimal, rounded half up; 0 if there is none.')),
  "rating_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courierSummaryRatingCountMin)).check(/*#__PURE__*/ zod.lte(courierSummaryRatingCountMax)).check(/*#__PURE__*/ zod.describe('Number of ratings in the average.')),
  "sample": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is a fictional courier from the sample data.'))
}).check(/*#__PURE__*/ zod.describe('A courier in brief.'));

export type CourierSummary = zod.input<typeof CourierSummary>;
export type CourierSummaryOutput = zod.output<typeof CourierSummary>;

export const RuleWarning = /*#__PURE__*/ zod.enum(['courier_left', 'service_left', 'unknown_place', 'contradiction', 'unreachable', 'paused_by_plan']).check(/*#__PURE__*/ zod.describe('What keeps a rule from working.'));

export type RuleWarning = zod.input<typeof RuleWarning>;
export type RuleWarningOutput = zod.output<typeof RuleWarning>;

export const RulePositionMax = 50;



export const RulePosition = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(RulePositionMax)).check(/*#__PURE__*/ zod.describe('Position in the whole list, counting from 1.'));

export type RulePosition = zod.input<typeof RulePosition>;
export type RulePositionOutput = zod.output<typeof RulePosition>;

export const courierRuleCitiesMax = 50;

export const courierRuleRegionsMax = 20;

export const courierRuleSourcesMax = 5;

export const courierRuleSkusMax = 100;

export const courierRuleWarningsMax = 6;



export const CourierRule = /*#__PURE__*/ zod.strictObject({
  "id": CourierRuleId,
  "name": CourierRuleName,
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the rule is on. A rule that is off keeps its position and chooses nothing.')),
  "cities": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(SaudiAreaCode).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courierRuleCitiesMax))).check(/*#__PURE__*/ zod.describe('Condition: the parcel goes to one of these Saudi cities.')),
  "regions": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(SaudiAreaCode).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courierRuleRegionsMax))).check(/*#__PURE__*/ zod.describe('Condition: the parcel goes to one of these Saudi regions.')),
  "min_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Condition: all pieces together weigh at least this, in grams. The volume does not count.')),
  "max_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Condition: all pieces together weigh at most this, in grams. The volume does not count.')),
  "min_value": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Condition: the goods are worth at least this, in riyals. Other currencies are converted as in quotes.')),
  "max_value": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Condition: the goods are worth at most this, in riyals.')),
  "cash_on_delivery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Condition: cash is collected on delivery (true), or is not (false).')),
  "sources": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ShipmentSource).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courierRuleSourcesMax))).check(/*#__PURE__*/ zod.describe('Condition: the shipment is created from one of these sources.')),
  "skus": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(RuleSku).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courierRuleSkusMax))).check(/*#__PURE__*/ zod.describe('Condition: one of the products has one of these codes.')),
  "outcome": RuleOutcome,
  "within_days": /*#__PURE__*/ zod.exactOptional(Days).check(/*#__PURE__*/ zod.describe('Limit in working days of the courier; present with `cheapest_within_days`.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(CourierId).check(/*#__PURE__*/ zod.describe('The named courier; present with `courier` and `not_courier`.')),
  "service_type": /*#__PURE__*/ zod.exactOptional(ServiceType).check(/*#__PURE__*/ zod.describe('The only service to choose of the named courier; absent if any will do.')),
  "courier": /*#__PURE__*/ zod.exactOptional(CourierSummary).check(/*#__PURE__*/ zod.describe('The named courier, even after it has left; absent if the rule names none.')),
  "warnings": /*#__PURE__*/ zod.array(RuleWarning).check(/*#__PURE__*/ zod.maxLength(courierRuleWarningsMax)).check(/*#__PURE__*/ zod.describe('What keeps the rule from working; empty if nothing does.')),
  "covered_by": /*#__PURE__*/ zod.exactOptional(RulePosition).check(/*#__PURE__*/ zod.describe('The earlier rule that takes all its parcels; present with `unreachable`.'))
}).check(/*#__PURE__*/ zod.describe('A rule of the saved list, with what keeps it from working.'));

export type CourierRule = zod.input<typeof CourierRule>;
export type CourierRuleOutput = zod.output<typeof CourierRule>;

export const courierRulesRulesMax = 50;



export const CourierRules = /*#__PURE__*/ zod.strictObject({
  "version": CourierRulesVersion,
  "rules": /*#__PURE__*/ zod.array(CourierRule).check(/*#__PURE__*/ zod.maxLength(courierRulesRulesMax)).check(/*#__PURE__*/ zod.describe('The rules; the first one whose conditions are all met chooses.'))
}).check(/*#__PURE__*/ zod.describe('The account\'s rules, in the order in which they are tried.'));

export type CourierRules = zod.input<typeof CourierRules>;
export type CourierRulesOutput = zod.output<typeof CourierRules>;

export const courierRuleInputCitiesMax = 50;

export const courierRuleInputRegionsMax = 20;

export const courierRuleInputSourcesMax = 5;

export const courierRuleInputSkusMax = 100;



export const CourierRuleInput = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.exactOptional(CourierRuleId).check(/*#__PURE__*/ zod.describe('Id of a rule in the saved list. Leave it out for a new rule, which is given one.')),
  "name": CourierRuleName,
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the rule is on. A rule that is off keeps its position and chooses nothing.')),
  "cities": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(SaudiAreaCode).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courierRuleInputCitiesMax))).check(/*#__PURE__*/ zod.describe('Condition: the parcel goes to one of these Saudi cities.')),
  "regions": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(SaudiAreaCode).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courierRuleInputRegionsMax))).check(/*#__PURE__*/ zod.describe('Condition: the parcel goes to one of these Saudi regions.')),
  "min_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Condition: all pieces together weigh at least this, in grams. The volume does not count.')),
  "max_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Condition: all pieces together weigh at most this, in grams. The volume does not count.')),
  "min_value": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Condition: the goods are worth at least this, in riyals. Other currencies are converted as in quotes.')),
  "max_value": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Condition: the goods are worth at most this, in riyals.')),
  "cash_on_delivery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Condition: cash is collected on delivery (true), or is not (false).')),
  "sources": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ShipmentSource).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courierRuleInputSourcesMax))).check(/*#__PURE__*/ zod.describe('Condition: the shipment is created from one of these sources.')),
  "skus": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(RuleSku).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courierRuleInputSkusMax))).check(/*#__PURE__*/ zod.describe('Condition: one of the products has one of these codes.')),
  "outcome": RuleOutcome,
  "within_days": /*#__PURE__*/ zod.exactOptional(Days).check(/*#__PURE__*/ zod.describe('Limit in working days of the courier. Required with `cheapest_within_days`, refused otherwise.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(CourierId).check(/*#__PURE__*/ zod.describe('The named courier. Required with `courier` and `not_courier`, refused otherwise.')),
  "service_type": /*#__PURE__*/ zod.exactOptional(ServiceType).check(/*#__PURE__*/ zod.describe('The only service to choose of the named courier. Allowed with `courier` only.'))
}).check(/*#__PURE__*/ zod.describe('One rule. All stated conditions must be met; of a list, one value is enough. A rule without conditions applies to every parcel.'));

export type CourierRuleInput = zod.input<typeof CourierRuleInput>;
export type CourierRuleInputOutput = zod.output<typeof CourierRuleInput>;

export const courierRulesUpdateRulesMax = 50;



export const CourierRulesUpdate = /*#__PURE__*/ zod.strictObject({
  "version": CourierRulesVersion,
  "rules": /*#__PURE__*/ zod.array(CourierRuleInput).check(/*#__PURE__*/ zod.maxLength(courierRulesUpdateRulesMax)).check(/*#__PURE__*/ zod.describe('The rules, in the order in which they are to be tried.'))
}).check(/*#__PURE__*/ zod.describe('The complete list, which replaces the saved one.'));

export type CourierRulesUpdate = zod.input<typeof CourierRulesUpdate>;
export type CourierRulesUpdateOutput = zod.output<typeof CourierRulesUpdate>;

export const QuoteIdMax = 64;


export const QuoteIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const QuoteId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(QuoteIdMax)).check(/*#__PURE__*/ zod.regex(QuoteIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a quote.'));

export type QuoteId = zod.input<typeof QuoteId>;
export type QuoteIdOutput = zod.output<typeof QuoteId>;

export const courierChoiceCreateSkusMax = 20;



export const CourierChoiceCreate = /*#__PURE__*/ zod.strictObject({
  "quote_id": QuoteId.check(/*#__PURE__*/ zod.describe('A quote of this account; any other is refused with 422.')),
  "goods_value": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Value of all products together. Without it, no condition on the value is met.')),
  "skus": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(RuleSku).check(/*#__PURE__*/ zod.maxLength(courierChoiceCreateSkusMax))).check(/*#__PURE__*/ zod.describe('Codes of the products. Without them, no condition on products is met.')),
  "store_order_id": /*#__PURE__*/ zod.exactOptional(StoreOrderId).check(/*#__PURE__*/ zod.describe('The store order to ship; one that the account does not have is refused with 422.'))
}).check(/*#__PURE__*/ zod.describe('A quote, and what the quote does not know about the shipment.'));

export type CourierChoiceCreate = zod.input<typeof CourierChoiceCreate>;
export type CourierChoiceCreateOutput = zod.output<typeof CourierChoiceCreate>;

export const ChoiceMaker = /*#__PURE__*/ zod.enum(['rule', 'default', 'cheapest', 'fastest', 'favorite', 'courier', 'row']).check(/*#__PURE__*/ zod.describe('What chose the courier.'));

export type ChoiceMaker = zod.input<typeof ChoiceMaker>;
export type ChoiceMakerOutput = zod.output<typeof ChoiceMaker>;

export const AppliedRule = /*#__PURE__*/ zod.strictObject({
  "id": CourierRuleId,
  "name": CourierRuleName,
  "position": RulePosition.check(/*#__PURE__*/ zod.describe('Position that the rule had in the list, counting from 1.'))
}).check(/*#__PURE__*/ zod.describe('A rule as it was when it was applied.'));

export type AppliedRule = zod.input<typeof AppliedRule>;
export type AppliedRuleOutput = zod.output<typeof AppliedRule>;

export const HeldCondition = /*#__PURE__*/ zod.strictObject({
  "condition": /*#__PURE__*/ zod.enum(['city', 'region', 'weight', 'value', 'cash_on_delivery', 'source', 'product']).check(/*#__PURE__*/ zod.describe('Which condition was met.')),
  "city": /*#__PURE__*/ zod.exactOptional(SaudiAreaCode).check(/*#__PURE__*/ zod.describe('The city that matched; present with `city`.')),
  "region": /*#__PURE__*/ zod.exactOptional(SaudiAreaCode).check(/*#__PURE__*/ zod.describe('The region that matched; present with `region`.')),
  "min_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Lower limit of the rule, in grams; absent if it has none.')),
  "max_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Upper limit of the rule, in grams; absent if it has none.')),
  "min_value": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Lower limit of the rule, in riyals; absent if it has none.')),
  "max_value": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Upper limit of the rule, in riyals; absent if it has none.')),
  "cash_on_delivery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('What the rule requires; present with `cash_on_delivery`.')),
  "source": /*#__PURE__*/ zod.exactOptional(ShipmentSource).check(/*#__PURE__*/ zod.describe('The source that matched; present with `source`.')),
  "sku": /*#__PURE__*/ zod.exactOptional(RuleSku).check(/*#__PURE__*/ zod.describe('The product code that matched; present with `product`.'))
}).check(/*#__PURE__*/ zod.describe('A condition of the rule that was met. Depending on `condition`, it states the city, region, source or product of the rule that matched, the limits of weight or value, or whether cash is collected.'));

export type HeldCondition = zod.input<typeof HeldCondition>;
export type HeldConditionOutput = zod.output<typeof HeldCondition>;

export const ChoiceRefusal = /*#__PURE__*/ zod.enum(['none_available', 'none_within_days', 'courier_left', 'service_left', 'courier_excluded', 'no_favorites', 'favorites_excluded', 'no_other']).check(/*#__PURE__*/ zod.describe('Why no courier was chosen.'));

export type ChoiceRefusal = zod.input<typeof ChoiceRefusal>;
export type ChoiceRefusalOutput = zod.output<typeof ChoiceRefusal>;

export const ExclusionReason = /*#__PURE__*/ zod.enum(['not_served', 'service_not_offered_on_lane', 'overweight', 'oversize', 'cod_not_offered', 'cod_over_cap', 'shipment_type_not_carried', 'shipping_method_not_offered']).check(/*#__PURE__*/ zod.describe('Why a service of a courier cannot take the parcel.'));

export type ExclusionReason = zod.input<typeof ExclusionReason>;
export type ExclusionReasonOutput = zod.output<typeof ExclusionReason>;

export const courierChoiceBecauseMax = 7;

export const courierChoiceExclusionsMax = 8;



export const CourierChoice = /*#__PURE__*/ zod.strictObject({
  "by": ChoiceMaker,
  "rule": /*#__PURE__*/ zod.exactOptional(AppliedRule).check(/*#__PURE__*/ zod.describe('The rule that chose; present with `rule`.')),
  "because": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(HeldCondition).check(/*#__PURE__*/ zod.maxLength(courierChoiceBecauseMax))).check(/*#__PURE__*/ zod.describe('The conditions of the rule that were met; empty if it has none. Present with `rule`.')),
  "outcome": /*#__PURE__*/ zod.exactOptional(RuleOutcome).check(/*#__PURE__*/ zod.describe('Which price the rule chooses; present with `rule`.')),
  "within_days": /*#__PURE__*/ zod.exactOptional(Days).check(/*#__PURE__*/ zod.describe('Limit of the outcome `cheapest_within_days`, in working days of the courier.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(CourierId).check(/*#__PURE__*/ zod.describe('The courier that the rule or the request names; absent if it names none.')),
  "service_type": /*#__PURE__*/ zod.exactOptional(ServiceType).check(/*#__PURE__*/ zod.describe('The service that the rule or the request names; absent if it names none.')),
  "refused": /*#__PURE__*/ zod.exactOptional(ChoiceRefusal).check(/*#__PURE__*/ zod.describe('Why no courier was chosen; absent if one was.')),
  "exclusions": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ExclusionReason).check(/*#__PURE__*/ zod.maxLength(courierChoiceExclusionsMax))).check(/*#__PURE__*/ zod.describe('Why the couriers in question do not take the parcel; present with `courier_excluded` and `favorites_excluded`.'))
}).check(/*#__PURE__*/ zod.describe('Why a courier was chosen, as things were at that time. With `rule`, it names the rule, the conditions that were met and the outcome; with `courier` and `row`, the courier and service that were requested. A shipment never has `refused`.'));

export type CourierChoice = zod.input<typeof CourierChoice>;
export type CourierChoiceOutput = zod.output<typeof CourierChoice>;

export const ChosenCourier = /*#__PURE__*/ zod.strictObject({
  "courier_id": /*#__PURE__*/ zod.exactOptional(CourierId).check(/*#__PURE__*/ zod.describe('Courier of the chosen price.')),
  "service_type": /*#__PURE__*/ zod.exactOptional(ServiceType).check(/*#__PURE__*/ zod.describe('Service of the chosen price.')),
  "courier_choice": CourierChoice
}).check(/*#__PURE__*/ zod.describe('The price that the rules choose, and why. Courier and service are absent if they choose none.'));

export type ChosenCourier = zod.input<typeof ChosenCourier>;
export type ChosenCourierOutput = zod.output<typeof ChosenCourier>;

export const rulesTrialCreateRulesMax = 50;



export const RulesTrialCreate = /*#__PURE__*/ zod.strictObject({
  "rules": /*#__PURE__*/ zod.array(CourierRuleInput).check(/*#__PURE__*/ zod.maxLength(rulesTrialCreateRulesMax)).check(/*#__PURE__*/ zod.describe('The rules, in the order in which they are to be tried.'))
}).check(/*#__PURE__*/ zod.describe('Rules to try. Nothing is saved.'));

export type RulesTrialCreate = zod.input<typeof RulesTrialCreate>;
export type RulesTrialCreateOutput = zod.output<typeof RulesTrialCreate>;

export const placeCityMax = 120;


export const placeCityRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');


export const Place = /*#__PURE__*/ zod.strictObject({
  "country": CountryCode.check(/*#__PURE__*/ zod.describe('Country of the place.')),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeCityMax)).check(/*#__PURE__*/ zod.regex(placeCityRegExp)).check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a code from `listCities`; abroad, the name of the city.'))
}).check(/*#__PURE__*/ zod.describe('A place that a parcel is sent from or to.'));

export type Place = zod.input<typeof Place>;
export type PlaceOutput = zod.output<typeof Place>;

export const TrialPrice = /*#__PURE__*/ zod.strictObject({
  "courier": CourierSummary.check(/*#__PURE__*/ zod.describe('The courier.')),
  "service_type": ServiceType,
  "total_fee": Money.check(/*#__PURE__*/ zod.describe('The price, including VAT.'))
}).check(/*#__PURE__*/ zod.describe('A courier with a service and its price.'));

export type TrialPrice = zod.input<typeof TrialPrice>;
export type TrialPriceOutput = zod.output<typeof TrialPrice>;

export const TriedOrder = /*#__PURE__*/ zod.strictObject({
  "shipment_id": ShipmentId.check(/*#__PURE__*/ zod.describe('The shipment.')),
  "tracking_number": TrackingNumber,
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the shipment was booked.')),
  "destination": Place.check(/*#__PURE__*/ zod.describe('Where the parcel goes.')),
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Total weight of all pieces, in grams.')),
  "booked": TrialPrice.check(/*#__PURE__*/ zod.describe('What was booked, at the price that was charged.')),
  "chosen": /*#__PURE__*/ zod.exactOptional(TrialPrice).check(/*#__PURE__*/ zod.describe('What the rules would choose, at today\'s price; absent if they choose none.')),
  "changed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the rules would choose another courier or service, or none.')),
  "difference": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('Price of the chosen courier less the price that was charged; absent if none is chosen.')),
  "courier_choice": CourierChoice
}).check(/*#__PURE__*/ zod.describe('One shipment, as it was booked and as the rules would book it today.'));

export type TriedOrder = zod.input<typeof TriedOrder>;
export type TriedOrderOutput = zod.output<typeof TriedOrder>;

export const OrderCountMin = 0;
export const OrderCountMax = 100;



export const OrderCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(OrderCountMin)).check(/*#__PURE__*/ zod.lte(OrderCountMax)).check(/*#__PURE__*/ zod.describe('A number of orders.'));

export type OrderCount = zod.input<typeof OrderCount>;
export type OrderCountOutput = zod.output<typeof OrderCount>;

export const TrialTotals = /*#__PURE__*/ zod.strictObject({
  "orders": OrderCount.check(/*#__PURE__*/ zod.describe('Orders that were tried.')),
  "changed": OrderCount.check(/*#__PURE__*/ zod.describe('Orders that would be booked with another courier or service, or with none.')),
  "refused": OrderCount.check(/*#__PURE__*/ zod.describe('Orders for which the rules choose no courier. They count in none of the amounts.')),
  "booked": Money.check(/*#__PURE__*/ zod.describe('Amount that was charged for the orders.')),
  "chosen": Money.check(/*#__PURE__*/ zod.describe('Amount that they would cost today.')),
  "difference": Money.check(/*#__PURE__*/ zod.describe('`chosen` less `booked`; negative if the rules save money.'))
}).check(/*#__PURE__*/ zod.describe('Totals of the trial. Amounts cover the orders for which the rules choose a courier; counts cover all orders.'));

export type TrialTotals = zod.input<typeof TrialTotals>;
export type TrialTotalsOutput = zod.output<typeof TrialTotals>;

export const UnreachableRule = /*#__PURE__*/ zod.strictObject({
  "position": RulePosition.check(/*#__PURE__*/ zod.describe('Position of the rule, counting from 1.')),
  "covered_by": /*#__PURE__*/ zod.exactOptional(RulePosition).check(/*#__PURE__*/ zod.describe('The earlier rule that takes all its parcels; absent if none of its cities is in one of its regions.'))
}).check(/*#__PURE__*/ zod.describe('A rule that can never match.'));

export type UnreachableRule = zod.input<typeof UnreachableRule>;
export type UnreachableRuleOutput = zod.output<typeof UnreachableRule>;

export const rulesTrialOrdersMax = 100;

export const rulesTrialUnreachableMax = 50;



export const RulesTrial = /*#__PURE__*/ zod.strictObject({
  "orders": /*#__PURE__*/ zod.array(TriedOrder).check(/*#__PURE__*/ zod.maxLength(rulesTrialOrdersMax)).check(/*#__PURE__*/ zod.describe('The shipments, newest first.')),
  "totals": TrialTotals,
  "unreachable": /*#__PURE__*/ zod.array(UnreachableRule).check(/*#__PURE__*/ zod.maxLength(rulesTrialUnreachableMax)).check(/*#__PURE__*/ zod.describe('Rules that can never match; empty if there are none.'))
}).check(/*#__PURE__*/ zod.describe('What the rules would have chosen for the account\'s latest shipments.'));

export type RulesTrial = zod.input<typeof RulesTrial>;
export type RulesTrialOutput = zod.output<typeof RulesTrial>;

export const ShipmentType = /*#__PURE__*/ zod.enum(['parcel', 'document', 'fragile', 'chilled']).check(/*#__PURE__*/ zod.describe('What the parcel contains, which decides how it must be carried.'));

export type ShipmentType = zod.input<typeof ShipmentType>;
export type ShipmentTypeOutput = zod.output<typeof ShipmentType>;

export const LengthMillimetresExclusiveMin = 0;
export const LengthMillimetresMax = 10000;



export const LengthMillimetres = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(LengthMillimetresExclusiveMin)).check(/*#__PURE__*/ zod.lte(LengthMillimetresMax)).check(/*#__PURE__*/ zod.describe('Length in millimetres.'));

export type LengthMillimetres = zod.input<typeof LengthMillimetres>;
export type LengthMillimetresOutput = zod.output<typeof LengthMillimetres>;

export const PiecesMax = 50;



export const Pieces = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PiecesMax)).check(/*#__PURE__*/ zod.describe('Number of pieces shipped under one tracking number.'));

export type Pieces = zod.input<typeof Pieces>;
export type PiecesOutput = zod.output<typeof Pieces>;

export const TransitTime = /*#__PURE__*/ zod.strictObject({
  "min_days": Days.check(/*#__PURE__*/ zod.describe('Days if everything goes well.')),
  "max_days": Days.check(/*#__PURE__*/ zod.describe('Days within which the courier undertakes to deliver.'))
}).check(/*#__PURE__*/ zod.describe('Working days of the courier in transit, counted from the day after collection.'));

export type TransitTime = zod.input<typeof TransitTime>;
export type TransitTimeOutput = zod.output<typeof TransitTime>;

export const CourierOffer = /*#__PURE__*/ zod.strictObject({
  "service_type": ServiceType,
  "total_fee": Money.check(/*#__PURE__*/ zod.describe('The price, including VAT.')),
  "transit_times": TransitTime,
  "expected_delivery_on": Date.check(/*#__PURE__*/ zod.describe('Last day of the transit time, counting only the courier\'s working days.'))
}).check(/*#__PURE__*/ zod.describe('A courier\'s cheapest price for the parcel in question. It is not binding; `createQuote` gives a binding one.'));

export type CourierOffer = zod.input<typeof CourierOffer>;
export type CourierOfferOutput = zod.output<typeof CourierOffer>;

export const listedCourierRatingMin = 0;
export const listedCourierRatingMax = 5;

export const listedCourierRatingCountMin = 0;
export const listedCourierRatingCountMax = 100000000;

export const listedCourierServiceTypesMax = 4;



export const ListedCourier = /*#__PURE__*/ zod.strictObject({
  "id": CourierId,
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('Name of the courier.')),
  "tier": CourierTier,
  "rating": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listedCourierRatingMin)).check(/*#__PURE__*/ zod.lte(listedCourierRatingMax)).check(/*#__PURE__*/ zod.describe('Average customer rating, with one decimal; 0 if there is none.')),
  "rating_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listedCourierRatingCountMin)).check(/*#__PURE__*/ zod.lte(listedCourierRatingCountMax)).check(/*#__PURE__*/ zod.describe('Number of ratings in the average.')),
  "sample": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is a fictional courier from the sample data.')),
  "service_types": /*#__PURE__*/ zod.array(ServiceType).check(/*#__PURE__*/ zod.maxLength(listedCourierServiceTypesMax)).check(/*#__PURE__*/ zod.describe('Services with a rate card; empty if the courier has left.')),
  "offer": /*#__PURE__*/ zod.exactOptional(CourierOffer).check(/*#__PURE__*/ zod.describe('Its cheapest price; present if the request describes a parcel and the courier takes it.')),
  "excluded": /*#__PURE__*/ zod.exactOptional(ExclusionReason).check(/*#__PURE__*/ zod.describe('Why it does not take the parcel: the first reason. Present if the request describes a parcel and no service of the courier takes it.'))
}).check(/*#__PURE__*/ zod.describe('A courier in the directory.'));

export type ListedCourier = zod.input<typeof ListedCourier>;
export type ListedCourierOutput = zod.output<typeof ListedCourier>;

export const courierListDataMax = 100;



export const CourierList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(ListedCourier).check(/*#__PURE__*/ zod.maxLength(courierListDataMax)).check(/*#__PURE__*/ zod.describe('The couriers of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of couriers.'));

export type CourierList = zod.input<typeof CourierList>;
export type CourierListOutput = zod.output<typeof CourierList>;

export const Weekday = /*#__PURE__*/ zod.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']).check(/*#__PURE__*/ zod.describe('A day of the week. The Saudi week starts on Sunday.'));

export type Weekday = zod.input<typeof Weekday>;
export type WeekdayOutput = zod.output<typeof Weekday>;

export const TimeOfDayMax = 5;


export const TimeOfDayRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u');


export const TimeOfDay = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TimeOfDayMax)).check(/*#__PURE__*/ zod.regex(TimeOfDayRegExp)).check(/*#__PURE__*/ zod.describe('A time of day in Riyadh on the 24-hour clock, as `HH:MM`.'));

export type TimeOfDay = zod.input<typeof TimeOfDay>;
export type TimeOfDayOutput = zod.output<typeof TimeOfDay>;

export const OpeningPeriod = /*#__PURE__*/ zod.strictObject({
  "day": Weekday.check(/*#__PURE__*/ zod.describe('Day on which the period begins.')),
  "opens": TimeOfDay.check(/*#__PURE__*/ zod.describe('When the place opens.')),
  "closes": TimeOfDay.check(/*#__PURE__*/ zod.describe('When the place closes.'))
}).check(/*#__PURE__*/ zod.describe('Open from `opens` until just before `closes`. If `closes` is not later than `opens`, it is on the next day; if they are the same, the place is open all day.'));

export type OpeningPeriod = zod.input<typeof OpeningPeriod>;
export type OpeningPeriodOutput = zod.output<typeof OpeningPeriod>;

export const OpeningPeriodsMax = 21;



export const OpeningPeriods = /*#__PURE__*/ zod.array(OpeningPeriod).check(/*#__PURE__*/ zod.maxLength(OpeningPeriodsMax)).check(/*#__PURE__*/ zod.describe('Opening periods in the order of the Saudi week. A day without a period is closed.'));

export type OpeningPeriods = zod.input<typeof OpeningPeriods>;
export type OpeningPeriodsOutput = zod.output<typeof OpeningPeriods>;

export const OpeningHours = /*#__PURE__*/ zod.strictObject({
  "week": OpeningPeriods.check(/*#__PURE__*/ zod.describe('Usual opening hours.')),
  "ramadan": /*#__PURE__*/ zod.exactOptional(OpeningPeriods).check(/*#__PURE__*/ zod.describe('Opening hours in Ramadan, by the Umm al-Qura calendar; absent if they are the same.'))
}).check(/*#__PURE__*/ zod.describe('When a place or service is open.'));

export type OpeningHours = zod.input<typeof OpeningHours>;
export type OpeningHoursOutput = zod.output<typeof OpeningHours>;

export const courierContactPhonesMax = 5;

export const courierContactSiteMax = 200;


export const courierContactSiteRegExp = new RegExp('^https://[A-Za-z0-9.-]+(/[A-Za-z0-9._~/-]*)?$', 'u');


export const CourierContact = /*#__PURE__*/ zod.strictObject({
  "phones": /*#__PURE__*/ zod.array(Phone).check(/*#__PURE__*/ zod.maxLength(courierContactPhonesMax)).check(/*#__PURE__*/ zod.describe('Phones of customer service; empty if there are none.')),
  "email": /*#__PURE__*/ zod.exactOptional(Email).check(/*#__PURE__*/ zod.describe('E-mail of customer service; absent if there is none.')),
  "site": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(courierContactSiteMax)).check(/*#__PURE__*/ zod.regex(courierContactSiteRegExp))).check(/*#__PURE__*/ zod.describe('The courier\'s own website; absent if there is none.')),
  "hours": /*#__PURE__*/ zod.exactOptional(OpeningHours).check(/*#__PURE__*/ zod.describe('When customer service answers; absent if unknown.'))
}).check(/*#__PURE__*/ zod.describe('How to reach a courier.'));

export type CourierContact = zod.input<typeof CourierContact>;
export type CourierContactOutput = zod.output<typeof CourierContact>;

export const Lane = /*#__PURE__*/ zod.enum(['intra_city', 'domestic', 'international']).check(/*#__PURE__*/ zod.describe('How far a parcel travels, which decides the tariff.'));

export type Lane = zod.input<typeof Lane>;
export type LaneOutput = zod.output<typeof Lane>;

export const BasisPointsMin = 0;
export const BasisPointsMax = 10000;



export const BasisPoints = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(BasisPointsMin)).check(/*#__PURE__*/ zod.lte(BasisPointsMax)).check(/*#__PURE__*/ zod.describe('A share in hundredths of a percent: 1500 is 15%.'));

export type BasisPoints = zod.input<typeof BasisPoints>;
export type BasisPointsOutput = zod.output<typeof BasisPoints>;

export const measuredTransitDeliveriesMin = 30;
export const measuredTransitDeliveriesMax = 1000000000;

export const measuredTransitPeriodDaysMax = 366;



export const MeasuredTransit = /*#__PURE__*/ zod.strictObject({
  "deliveries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measuredTransitDeliveriesMin)).check(/*#__PURE__*/ zod.lte(measuredTransitDeliveriesMax)).check(/*#__PURE__*/ zod.describe('Number of deliveries measured.')),
  "period_days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(measuredTransitPeriodDaysMax)).check(/*#__PURE__*/ zod.describe('Length of the period in calendar days, 90.')),
  "p50_days": Days.check(/*#__PURE__*/ zod.describe('Working days of the courier within which half of the parcels were delivered, counted from the day after collection; 0 is the day of collection. Longer than 60 counts as 60.')),
  "p90_days": Days.check(/*#__PURE__*/ zod.describe('Working days of the courier within which nine of ten parcels were delivered.')),
  "on_time_rate": BasisPoints.check(/*#__PURE__*/ zod.describe('Share delivered on or before `expected_delivery_on`, in basis points, rounded down.'))
}).check(/*#__PURE__*/ zod.describe('How fast the courier actually delivered with this service on this lane, for all customers together, over the last `period_days` days including today. Absent if the figures would be too few to mean anything or would reveal too much about one customer: with fewer than 30 deliveries or three customers. They are at most a few minutes old.'));

export type MeasuredTransit = zod.input<typeof MeasuredTransit>;
export type MeasuredTransitOutput = zod.output<typeof MeasuredTransit>;

export const laneTariffFeePerKgAmountMin = -9000000000000;
export const laneTariffFeePerKgAmountMax = 9000000000000;



export const LaneTariff = /*#__PURE__*/ zod.strictObject({
  "lane": Lane,
  "base_fee": Money.check(/*#__PURE__*/ zod.describe('Fee for the base weight.')),
  "fee_per_kg": /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(laneTariffFeePerKgAmountMin)).check(/*#__PURE__*/ zod.lte(laneTariffFeePerKgAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency (halalas, cents, fils, pence).')),
  "currency": /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']).check(/*#__PURE__*/ zod.describe('ISO 4217 code of the currency.'))
}).check(/*#__PURE__*/ zod.describe('Fee for each started kilogram above 10 kg or the base weight, whichever is larger.')),
  "transit_times": TransitTime,
  "measured": /*#__PURE__*/ zod.exactOptional(MeasuredTransit)
}).check(/*#__PURE__*/ zod.describe('A courier\'s tariff for one lane, excluding VAT.'));

export type LaneTariff = zod.input<typeof LaneTariff>;
export type LaneTariffOutput = zod.output<typeof LaneTariff>;

export const Dimensions = /*#__PURE__*/ zod.strictObject({
  "length": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres.')),
  "width": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres.')),
  "height": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres.'))
}).check(/*#__PURE__*/ zod.describe('Length, width and height of one piece.'));

export type Dimensions = zod.input<typeof Dimensions>;
export type DimensionsOutput = zod.output<typeof Dimensions>;

export const CashOnDeliveryTerms = /*#__PURE__*/ zod.strictObject({
  "flat_fee": Money.check(/*#__PURE__*/ zod.describe('Fee for each shipment, excluding VAT.')),
  "rate": BasisPoints.check(/*#__PURE__*/ zod.describe('Share of the collected amount, in basis points, added to the flat fee.')),
  "cap": Money.check(/*#__PURE__*/ zod.describe('Maximum amount that the courier collects.'))
}).check(/*#__PURE__*/ zod.describe('Terms of cash on delivery.'));

export type CashOnDeliveryTerms = zod.input<typeof CashOnDeliveryTerms>;
export type CashOnDeliveryTermsOutput = zod.output<typeof CashOnDeliveryTerms>;

export const remoteAreaTermsAreasMax = 300;



export const RemoteAreaTerms = /*#__PURE__*/ zod.strictObject({
  "areas": /*#__PURE__*/ zod.array(AreaCode).check(/*#__PURE__*/ zod.maxLength(remoteAreaTermsAreasMax)).check(/*#__PURE__*/ zod.describe('Places that count as remote.')),
  "fee": Money.check(/*#__PURE__*/ zod.describe('Fee added once if either end is remote, excluding VAT.'))
}).check(/*#__PURE__*/ zod.describe('Terms for remote areas.'));

export type RemoteAreaTerms = zod.input<typeof RemoteAreaTerms>;
export type RemoteAreaTermsOutput = zod.output<typeof RemoteAreaTerms>;

export const ShippingMethod = /*#__PURE__*/ zod.enum(['pickup', 'drop_off']).check(/*#__PURE__*/ zod.describe('How the courier gets the parcel.'));

export type ShippingMethod = zod.input<typeof ShippingMethod>;
export type ShippingMethodOutput = zod.output<typeof ShippingMethod>;

export const SenderField = /*#__PURE__*/ zod.enum(['contact_name', 'contact_number', 'email', 'address', 'city', 'country', 'amount_to_collect', 'address_type', 'company', 'backup_phone', 'phone_code', 'postal_code', 'volume', 'gross_weight', 'pickup_name', 'return_name', 'collecting_money']).check(/*#__PURE__*/ zod.describe('A field of the sender that a courier may require.'));

export type SenderField = zod.input<typeof SenderField>;
export type SenderFieldOutput = zod.output<typeof SenderField>;

export const courierServiceLanesMax = 3;

export const courierServiceVolumetricDivisorMin = 1000;
export const courierServiceVolumetricDivisorMax = 10000;

export const courierServiceCoverageAreasMax = 300;

export const courierServiceServedDaysMax = 7;

export const courierServiceShipmentTypesMax = 4;

export const courierServiceShippingMethodsMax = 2;

export const courierServiceSenderFieldsMax = 17;



export const CourierService = /*#__PURE__*/ zod.strictObject({
  "service_type": ServiceType,
  "lanes": /*#__PURE__*/ zod.array(LaneTariff).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courierServiceLanesMax)).check(/*#__PURE__*/ zod.describe('Tariffs of the lanes that the service covers.')),
  "base_weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Weight covered by the base fee, in grams.')),
  "max_weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Maximum weight of all pieces, in grams.')),
  "max_dimensions": Dimensions.check(/*#__PURE__*/ zod.describe('Maximum dimensions of one piece.')),
  "volumetric_divisor": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courierServiceVolumetricDivisorMin)).check(/*#__PURE__*/ zod.lte(courierServiceVolumetricDivisorMax)).check(/*#__PURE__*/ zod.describe('Number of cubic centimetres that count as one kilogram.')),
  "coverage_areas": /*#__PURE__*/ zod.array(AreaCode).check(/*#__PURE__*/ zod.maxLength(courierServiceCoverageAreasMax)).check(/*#__PURE__*/ zod.describe('Cities and countries that the service covers.')),
  "served_days": /*#__PURE__*/ zod.array(Weekday).check(/*#__PURE__*/ zod.maxLength(courierServiceServedDaysMax)).check(/*#__PURE__*/ zod.describe('Days of the week on which the courier works.')),
  "cash_on_delivery": /*#__PURE__*/ zod.exactOptional(CashOnDeliveryTerms).check(/*#__PURE__*/ zod.describe('Terms of cash on delivery; absent if the service does not offer it.')),
  "remote_areas": /*#__PURE__*/ zod.exactOptional(RemoteAreaTerms).check(/*#__PURE__*/ zod.describe('Terms for remote areas; absent if the service has none.')),
  "return_fee": Money.check(/*#__PURE__*/ zod.describe('Fee for a return to the sender, excluding VAT.')),
  "shipment_types": /*#__PURE__*/ zod.array(ShipmentType).check(/*#__PURE__*/ zod.maxLength(courierServiceShipmentTypesMax)).check(/*#__PURE__*/ zod.describe('Types of shipment that the service carries.')),
  "shipping_methods": /*#__PURE__*/ zod.array(ShippingMethod).check(/*#__PURE__*/ zod.maxLength(courierServiceShippingMethodsMax)).check(/*#__PURE__*/ zod.describe('Ways in which the courier gets the parcel.')),
  "sender_fields": /*#__PURE__*/ zod.array(SenderField).check(/*#__PURE__*/ zod.maxLength(courierServiceSenderFieldsMax)).check(/*#__PURE__*/ zod.describe('Fields of the sender that the courier requires.')),
  "notes": LocalizedText.check(/*#__PURE__*/ zod.describe('Notes on the service, for people to read.'))
}).check(/*#__PURE__*/ zod.describe('One rate card: the terms of one service of a courier.'));

export type CourierService = zod.input<typeof CourierService>;
export type CourierServiceOutput = zod.output<typeof CourierService>;

export const courierRatingMin = 0;
export const courierRatingMax = 5;

export const courierRatingCountMin = 0;
export const courierRatingCountMax = 100000000;

export const courierBranchCountMin = 0;
export const courierBranchCountMax = 100000;

export const courierServicesMax = 4;



export const Courier = /*#__PURE__*/ zod.strictObject({
  "id": CourierId,
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('Name of the courier.')),
  "tier": CourierTier,
  "rating": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(courierRatingMin)).check(/*#__PURE__*/ zod.lte(courierRatingMax)).check(/*#__PURE__*/ zod.describe('Average customer rating, with one decimal, rounded half up; 0 if there is none.')),
  "rating_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courierRatingCountMin)).check(/*#__PURE__*/ zod.lte(courierRatingCountMax)).check(/*#__PURE__*/ zod.describe('Number of ratings in the average.')),
  "sample": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is a fictional courier from the sample data.')),
  "description": LocalizedText.check(/*#__PURE__*/ zod.describe('What the courier says about itself.')),
  "contact": CourierContact,
  "branch_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courierBranchCountMin)).check(/*#__PURE__*/ zod.lte(courierBranchCountMax)).check(/*#__PURE__*/ zod.describe('Number of branches.')),
  "services": /*#__PURE__*/ zod.array(CourierService).check(/*#__PURE__*/ zod.maxLength(courierServicesMax)).check(/*#__PURE__*/ zod.describe('The rate cards; empty if the courier has left.'))
}).check(/*#__PURE__*/ zod.describe('A courier with all its rate cards.'));

export type Courier = zod.input<typeof Courier>;
export type CourierOutput = zod.output<typeof Courier>;

export const StarsMax = 5;



export const Stars = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(StarsMax)).check(/*#__PURE__*/ zod.describe('One to five stars; five is best.'));

export type Stars = zod.input<typeof Stars>;
export type StarsOutput = zod.output<typeof Stars>;

export const RatingAverageMin = 0;
export const RatingAverageMax = 5;



export const RatingAverage = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(RatingAverageMin)).check(/*#__PURE__*/ zod.lte(RatingAverageMax)).check(/*#__PURE__*/ zod.describe('Mean with one decimal, rounded half up; 0 if there are no ratings.'));

export type RatingAverage = zod.input<typeof RatingAverage>;
export type RatingAverageOutput = zod.output<typeof RatingAverage>;

export const RatingNumberMin = 0;
export const RatingNumberMax = 100000000;



export const RatingNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(RatingNumberMin)).check(/*#__PURE__*/ zod.lte(RatingNumberMax)).check(/*#__PURE__*/ zod.describe('A number of ratings.'));

export type RatingNumber = zod.input<typeof RatingNumber>;
export type RatingNumberOutput = zod.output<typeof RatingNumber>;

export const StarsCount = /*#__PURE__*/ zod.strictObject({
  "stars": Stars.check(/*#__PURE__*/ zod.describe('The number of stars.')),
  "count": RatingNumber
}).check(/*#__PURE__*/ zod.describe('Number of ratings whose score rounds to this many stars, half up.'));

export type StarsCount = zod.input<typeof StarsCount>;
export type StarsCountOutput = zod.output<typeof StarsCount>;

export const RatingPart = /*#__PURE__*/ zod.enum(['on_time', 'condition', 'driver', 'cash_paid_out', 'support']).check(/*#__PURE__*/ zod.describe('What is rated.'));

export type RatingPart = zod.input<typeof RatingPart>;
export type RatingPartOutput = zod.output<typeof RatingPart>;

export const PartAverage = /*#__PURE__*/ zod.strictObject({
  "part": RatingPart,
  "average": RatingAverage,
  "count": RatingNumber
}).check(/*#__PURE__*/ zod.describe('Mean of one part over the ratings that have it.'));

export type PartAverage = zod.input<typeof PartAverage>;
export type PartAverageOutput = zod.output<typeof PartAverage>;

export const ratingSummaryHistogramMin = 5;
export const ratingSummaryHistogramMax = 5;

export const ratingSummaryPartsMin = 5;
export const ratingSummaryPartsMax = 5;



export const RatingSummary = /*#__PURE__*/ zod.strictObject({
  "average": RatingAverage,
  "count": RatingNumber,
  "histogram": /*#__PURE__*/ zod.array(StarsCount).check(/*#__PURE__*/ zod.minLength(ratingSummaryHistogramMin)).check(/*#__PURE__*/ zod.maxLength(ratingSummaryHistogramMax)).check(/*#__PURE__*/ zod.describe('Number of ratings by stars, from five to one.')),
  "parts": /*#__PURE__*/ zod.array(PartAverage).check(/*#__PURE__*/ zod.minLength(ratingSummaryPartsMin)).check(/*#__PURE__*/ zod.maxLength(ratingSummaryPartsMax)).check(/*#__PURE__*/ zod.describe('Mean of each part.'))
}).check(/*#__PURE__*/ zod.describe('Summary of all ratings of a courier, whatever the filter. It is exact after each change.'));

export type RatingSummary = zod.input<typeof RatingSummary>;
export type RatingSummaryOutput = zod.output<typeof RatingSummary>;

export const RatingIdMax = 64;


export const RatingIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const RatingId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(RatingIdMax)).check(/*#__PURE__*/ zod.regex(RatingIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a rating.'));

export type RatingId = zod.input<typeof RatingId>;
export type RatingIdOutput = zod.output<typeof RatingId>;

export const RatingScoreMax = 5;



export const RatingScore = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(RatingScoreMax)).check(/*#__PURE__*/ zod.describe('Mean of the rated parts, with one decimal, rounded half up.'));

export type RatingScore = zod.input<typeof RatingScore>;
export type RatingScoreOutput = zod.output<typeof RatingScore>;

export const RatingParts = /*#__PURE__*/ zod.strictObject({
  "on_time": Stars.check(/*#__PURE__*/ zod.describe('Whether the parcel arrived on time.')),
  "condition": Stars.check(/*#__PURE__*/ zod.describe('The condition in which it arrived.')),
  "driver": Stars.check(/*#__PURE__*/ zod.describe('The driver\'s conduct.')),
  "cash_paid_out": /*#__PURE__*/ zod.exactOptional(Stars).check(/*#__PURE__*/ zod.describe('How the collected cash was paid out; absent if not rated.')),
  "support": /*#__PURE__*/ zod.exactOptional(Stars).check(/*#__PURE__*/ zod.describe('The courier\'s customer service; absent if not rated.'))
}).check(/*#__PURE__*/ zod.describe('Stars for each part. `cash_paid_out` exists for shipments with cash on delivery only; `support` is for accounts that needed it.'));

export type RatingParts = zod.input<typeof RatingParts>;
export type RatingPartsOutput = zod.output<typeof RatingParts>;

export const RatingText = Paragraph.check(/*#__PURE__*/ zod.describe('What the person has to say, for everyone to read. A text with a phone number, an e-mail or a web address is refused.'));

export type RatingText = zod.input<typeof RatingText>;
export type RatingTextOutput = zod.output<typeof RatingText>;

export const courierRatingMonthMax = 7;


export const courierRatingMonthRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])$', 'u');


export const CourierRating = /*#__PURE__*/ zod.strictObject({
  "id": RatingId,
  "score": RatingScore,
  "parts": RatingParts,
  "text": /*#__PURE__*/ zod.exactOptional(RatingText).check(/*#__PURE__*/ zod.describe('What the person has to say; absent if nothing.')),
  "service_type": ServiceType,
  "lane": Lane,
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(courierRatingMonthMax)).check(/*#__PURE__*/ zod.regex(courierRatingMonthRegExp)).check(/*#__PURE__*/ zod.describe('Month in which the rating was given, in the Riyadh time zone, as `YYYY-MM`.')),
  "mine": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether this account gave it.')),
  "sample": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is a fictional rating from the sample data.'))
}).check(/*#__PURE__*/ zod.describe('A rating, as everyone sees it. It names neither the account nor the shipment nor a city, and shows only the month in which it was given.'));

export type CourierRating = zod.input<typeof CourierRating>;
export type CourierRatingOutput = zod.output<typeof CourierRating>;

export const courierRatingListDataMax = 100;



export const CourierRatingList = /*#__PURE__*/ zod.strictObject({
  "summary": RatingSummary,
  "data": /*#__PURE__*/ zod.array(CourierRating).check(/*#__PURE__*/ zod.maxLength(courierRatingListDataMax)).check(/*#__PURE__*/ zod.describe('The ratings of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of ratings, with a summary of all.'));

export type CourierRatingList = zod.input<typeof CourierRatingList>;
export type CourierRatingListOutput = zod.output<typeof CourierRatingList>;

export const BranchIdMax = 64;


export const BranchIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const BranchId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(BranchIdMax)).check(/*#__PURE__*/ zod.regex(BranchIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a branch.'));

export type BranchId = zod.input<typeof BranchId>;
export type BranchIdOutput = zod.output<typeof BranchId>;

export const branchLatitudeMin = -90;
export const branchLatitudeMax = 90;

export const branchLongitudeMin = -180;
export const branchLongitudeMax = 180;

export const branchDistanceMin = 0;
export const branchDistanceMax = 20100000;



export const Branch = /*#__PURE__*/ zod.strictObject({
  "id": BranchId,
  "city": AreaCode.check(/*#__PURE__*/ zod.describe('City of the branch, a code from `listCities`.')),
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('Name of the branch.')),
  "address": LocalizedText.check(/*#__PURE__*/ zod.describe('Address of the branch.')),
  "phone": /*#__PURE__*/ zod.exactOptional(Phone).check(/*#__PURE__*/ zod.describe('Phone of the branch; absent if it has none.')),
  "hours": OpeningHours.check(/*#__PURE__*/ zod.describe('When the branch is open.')),
  "drop_off": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it accepts parcels from senders.')),
  "cash_payout": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it pays out cash that was collected on delivery.')),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(branchLatitudeMin)).check(/*#__PURE__*/ zod.lte(branchLatitudeMax)).check(/*#__PURE__*/ zod.describe('Latitude in degrees (WGS 84).')),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(branchLongitudeMin)).check(/*#__PURE__*/ zod.lte(branchLongitudeMax)).check(/*#__PURE__*/ zod.describe('Longitude in degrees (WGS 84).')),
  "distance": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(branchDistanceMin)).check(/*#__PURE__*/ zod.lte(branchDistanceMax))).check(/*#__PURE__*/ zod.describe('Distance in metres, as the crow flies, from the centre of the city in `near`; absent without `near`.'))
}).check(/*#__PURE__*/ zod.describe('A place of a courier where parcels are handed over.'));

export type Branch = zod.input<typeof Branch>;
export type BranchOutput = zod.output<typeof Branch>;

export const branchListDataMax = 100;



export const BranchList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(Branch).check(/*#__PURE__*/ zod.maxLength(branchListDataMax)).check(/*#__PURE__*/ zod.describe('The branches of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of branches.'));

export type BranchList = zod.input<typeof BranchList>;
export type BranchListOutput = zod.output<typeof BranchList>;

export const PhotoIdMax = 64;


export const PhotoIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const PhotoId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PhotoIdMax)).check(/*#__PURE__*/ zod.regex(PhotoIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a photo of a courier.'));

export type PhotoId = zod.input<typeof PhotoId>;
export type PhotoIdOutput = zod.output<typeof PhotoId>;

export const PhotoContentMax = 2000000;


export const PhotoContentRegExp = new RegExp('^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$', 'u');


export const PhotoContent = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PhotoContentMax)).check(/*#__PURE__*/ zod.regex(PhotoContentRegExp)).check(/*#__PURE__*/ zod.describe('A WebP picture, as a data URL in Base64.'));

export type PhotoContent = zod.input<typeof PhotoContent>;
export type PhotoContentOutput = zod.output<typeof PhotoContent>;

export const courierPhotoWidthMax = 1600;

export const courierPhotoHeightMax = 1600;



export const CourierPhoto = /*#__PURE__*/ zod.strictObject({
  "id": PhotoId,
  "caption": LocalizedText.check(/*#__PURE__*/ zod.describe('What the photo shows.')),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courierPhotoWidthMax)).check(/*#__PURE__*/ zod.describe('Width of the whole photo, in pixels.')),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courierPhotoHeightMax)).check(/*#__PURE__*/ zod.describe('Height of the whole photo, in pixels.')),
  "preview": PhotoContent.check(/*#__PURE__*/ zod.describe('The photo scaled to at most 400 pixels a side.'))
}).check(/*#__PURE__*/ zod.describe('A photo of a courier, with a preview.'));

export type CourierPhoto = zod.input<typeof CourierPhoto>;
export type CourierPhotoOutput = zod.output<typeof CourierPhoto>;

export const courierPhotoListDataMax = 12;



export const CourierPhotoList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(CourierPhoto).check(/*#__PURE__*/ zod.maxLength(courierPhotoListDataMax)).check(/*#__PURE__*/ zod.describe('The photos, in the order that the courier chose.'))
}).check(/*#__PURE__*/ zod.describe('The photos of a courier.'));

export type CourierPhotoList = zod.input<typeof CourierPhotoList>;
export type CourierPhotoListOutput = zod.output<typeof CourierPhotoList>;

export const PhotoFile = /*#__PURE__*/ zod.strictObject({
  "content": PhotoContent.check(/*#__PURE__*/ zod.describe('The whole photo, as a data URL in Base64.'))
}).check(/*#__PURE__*/ zod.describe('A photo with its content.'));

export type PhotoFile = zod.input<typeof PhotoFile>;
export type PhotoFileOutput = zod.output<typeof PhotoFile>;

export const PriceChangeKind = /*#__PURE__*/ zod.enum(['added', 'changed', 'removed']).check(/*#__PURE__*/ zod.describe('What kind of change it is.'));

export type PriceChangeKind = zod.input<typeof PriceChangeKind>;
export type PriceChangeKindOutput = zod.output<typeof PriceChangeKind>;

export const PriceField = /*#__PURE__*/ zod.enum(['base_fee', 'fee_per_kg', 'min_days', 'max_days', 'base_weight', 'max_weight', 'max_length', 'max_width', 'max_height', 'volumetric_divisor', 'cod_fee', 'cod_rate', 'cod_cap', 'remote_area_fee', 'return_fee', 'coverage_areas', 'remote_areas', 'served_days', 'shipment_types', 'shipping_methods', 'notes']).check(/*#__PURE__*/ zod.describe('A field of a rate card. Fees and the cap are money; lists have codes that were added and removed.'));

export type PriceField = zod.input<typeof PriceField>;
export type PriceFieldOutput = zod.output<typeof PriceField>;

export const priceChangeValueNumberMin = 0;
export const priceChangeValueNumberMax = 10000000;



export const PriceChangeValue = /*#__PURE__*/ zod.strictObject({
  "money": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('The amount, for fees and the cap.')),
  "number": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceChangeValueNumberMin)).check(/*#__PURE__*/ zod.lte(priceChangeValueNumberMax))).check(/*#__PURE__*/ zod.describe('The number, in the unit of the field.'))
}).check(/*#__PURE__*/ zod.describe('The value of a field. It has one of the two members, depending on the field.'));

export type PriceChangeValue = zod.input<typeof PriceChangeValue>;
export type PriceChangeValueOutput = zod.output<typeof PriceChangeValue>;

export const PriceChangeCodesMax = 300;

export const priceChangeCodesItemMax = 40;


export const priceChangeCodesItemRegExp = new RegExp('^[A-Za-z_]{2,40}$', 'u');


export const PriceChangeCodes = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(priceChangeCodesItemMax)).check(/*#__PURE__*/ zod.regex(priceChangeCodesItemRegExp)).check(/*#__PURE__*/ zod.describe('A city or country code, or a value of the list\'s enum.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PriceChangeCodesMax)).check(/*#__PURE__*/ zod.describe('City and country codes, or values of the list\'s enum. Absent if there are none.'));

export type PriceChangeCodes = zod.input<typeof PriceChangeCodes>;
export type PriceChangeCodesOutput = zod.output<typeof PriceChangeCodes>;

export const PriceChange = /*#__PURE__*/ zod.strictObject({
  "changed_at": DateTime.check(/*#__PURE__*/ zod.describe('When the new rate card took effect.')),
  "kind": PriceChangeKind,
  "service_type": ServiceType,
  "lane": /*#__PURE__*/ zod.exactOptional(Lane).check(/*#__PURE__*/ zod.describe('The lane that changed; absent if the change concerns all lanes of the service.')),
  "field": /*#__PURE__*/ zod.exactOptional(PriceField).check(/*#__PURE__*/ zod.describe('The field that changed; present with the kind `changed`.')),
  "before": /*#__PURE__*/ zod.exactOptional(PriceChangeValue).check(/*#__PURE__*/ zod.describe('The earlier value; absent if there was none, such as a fee for cash on delivery that was not offered.')),
  "after": /*#__PURE__*/ zod.exactOptional(PriceChangeValue).check(/*#__PURE__*/ zod.describe('The new value; absent if there no longer is one.')),
  "added": /*#__PURE__*/ zod.exactOptional(PriceChangeCodes).check(/*#__PURE__*/ zod.describe('Codes that the list gained; absent if none.')),
  "removed": /*#__PURE__*/ zod.exactOptional(PriceChangeCodes).check(/*#__PURE__*/ zod.describe('Codes that the list lost; absent if none.'))
}).check(/*#__PURE__*/ zod.describe('One change of a courier\'s rate cards.'));

export type PriceChange = zod.input<typeof PriceChange>;
export type PriceChangeOutput = zod.output<typeof PriceChange>;

export const priceChangeListDataMax = 100;



export const PriceChangeList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(PriceChange).check(/*#__PURE__*/ zod.maxLength(priceChangeListDataMax)).check(/*#__PURE__*/ zod.describe('The changes, newest first.'))
}).check(/*#__PURE__*/ zod.describe('Changes of a courier\'s rate cards.'));

export type PriceChangeList = zod.input<typeof PriceChangeList>;
export type PriceChangeListOutput = zod.output<typeof PriceChangeList>;

export const PriceCell = /*#__PURE__*/ zod.strictObject({
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Weight of the parcel, in grams.')),
  "subtotal": Money.check(/*#__PURE__*/ zod.describe('Price excluding VAT.')),
  "vat": Money.check(/*#__PURE__*/ zod.describe('VAT on the subtotal.')),
  "total_fee": Money.check(/*#__PURE__*/ zod.describe('Price including VAT.'))
}).check(/*#__PURE__*/ zod.describe('Price of one parcel of this weight, without cash on delivery.'));

export type PriceCell = zod.input<typeof PriceCell>;
export type PriceCellOutput = zod.output<typeof PriceCell>;

export const priceRowCellsMax = 6;



export const PriceRow = /*#__PURE__*/ zod.strictObject({
  "service_type": ServiceType,
  "lane": Lane,
  "origin": AreaCode.check(/*#__PURE__*/ zod.describe('Where the parcel is sent from. Prices for other places on this lane differ by the remote-area fee only.')),
  "destination": AreaCode.check(/*#__PURE__*/ zod.describe('Where the parcel is sent to.')),
  "transit_times": TransitTime,
  "cells": /*#__PURE__*/ zod.array(PriceCell).check(/*#__PURE__*/ zod.maxLength(priceRowCellsMax)).check(/*#__PURE__*/ zod.describe('Prices by weight, as far as the service carries it.'))
}).check(/*#__PURE__*/ zod.describe('Prices of one service on one lane.'));

export type PriceRow = zod.input<typeof PriceRow>;
export type PriceRowOutput = zod.output<typeof PriceRow>;

export const courierPriceTableRowsMax = 12;



export const CourierPriceTable = /*#__PURE__*/ zod.strictObject({
  "rows": /*#__PURE__*/ zod.array(PriceRow).check(/*#__PURE__*/ zod.maxLength(courierPriceTableRowsMax)).check(/*#__PURE__*/ zod.describe('Rows by service, then by lane.'))
}).check(/*#__PURE__*/ zod.describe('Prices of a courier for parcels of the usual weights.'));

export type CourierPriceTable = zod.input<typeof CourierPriceTable>;
export type CourierPriceTableOutput = zod.output<typeof CourierPriceTable>;

export const EnumName = /*#__PURE__*/ zod.enum(['service_type', 'shipping_method', 'shipment_type', 'packaging_type', 'size', 'source', 'address_type', 'tier', 'payment_type', 'payment_method', 'payment_status', 'status', 'tracking_status', 'failure_reason', 'weekday', 'preferred_delivery_day', 'preferred_delivery_time', 'weight_unit', 'dimension_unit', 'sender_field', 'lane', 'ledger_kind', 'how_to_sell', 'top_up_method', 'top_up_status', 'payment_failure', 'activity_action', 'activity_group', 'activity_actor', 'activity_field', 'delivery_emails', 'rating_part', 'plan_tier', 'plan_period', 'plan_limit', 'subscription_status', 'tax_document_kind', 'tax_document_subject', 'tax_document_type', 'credit_reason', 'report', 'report_dimension', 'report_measure']).check(/*#__PURE__*/ zod.describe('A closed set of values that has names in both languages.'));

export type EnumName = zod.input<typeof EnumName>;
export type EnumNameOutput = zod.output<typeof EnumName>;

export const enumValueValueMax = 40;


export const enumValueValueRegExp = new RegExp('^[a-z0-9_-]+$', 'u');


export const EnumValue = /*#__PURE__*/ zod.strictObject({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enumValueValueMax)).check(/*#__PURE__*/ zod.regex(enumValueValueRegExp)).check(/*#__PURE__*/ zod.describe('The value as it occurs in requests and responses.')),
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('The name to show to people.'))
}).check(/*#__PURE__*/ zod.describe('A value with its name.'));

export type EnumValue = zod.input<typeof EnumValue>;
export type EnumValueOutput = zod.output<typeof EnumValue>;

export const enumSetValuesMax = 100;



export const EnumSet = /*#__PURE__*/ zod.strictObject({
  "name": EnumName,
  "values": /*#__PURE__*/ zod.array(EnumValue).check(/*#__PURE__*/ zod.maxLength(enumSetValuesMax)).check(/*#__PURE__*/ zod.describe('The values, in the order of the contract.'))
}).check(/*#__PURE__*/ zod.describe('A set of values.'));

export type EnumSet = zod.input<typeof EnumSet>;
export type EnumSetOutput = zod.output<typeof EnumSet>;

export const enumListDataMax = 50;



export const EnumList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(EnumSet).check(/*#__PURE__*/ zod.maxLength(enumListDataMax)).check(/*#__PURE__*/ zod.describe('The sets, in the order of `EnumName`.'))
}).check(/*#__PURE__*/ zod.describe('The sets of values.'));

export type EnumList = zod.input<typeof EnumList>;
export type EnumListOutput = zod.output<typeof EnumList>;

export const Favorite = /*#__PURE__*/ zod.strictObject({
  "courier": CourierSummary.check(/*#__PURE__*/ zod.describe('The courier.')),
  "added_at": DateTime.check(/*#__PURE__*/ zod.describe('When it was added to the favorites.')),
  "is_default": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is the account\'s default courier. At most one favorite is.')),
  "is_available": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be booked; false if the courier has left.'))
}).check(/*#__PURE__*/ zod.describe('A courier that the account has marked as a favorite.'));

export type Favorite = zod.input<typeof Favorite>;
export type FavoriteOutput = zod.output<typeof Favorite>;

export const favoriteListDataMax = 200;



export const FavoriteList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(Favorite).check(/*#__PURE__*/ zod.maxLength(favoriteListDataMax)).check(/*#__PURE__*/ zod.describe('The favorites, in the order in which they were added.'))
}).check(/*#__PURE__*/ zod.describe('The account\'s favorites.'));

export type FavoriteList = zod.input<typeof FavoriteList>;
export type FavoriteListOutput = zod.output<typeof FavoriteList>;

export const FavoriteInput = /*#__PURE__*/ zod.strictObject({
  "is_default": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True makes it the account\'s default courier, in place of any other; false makes it an ordinary favorite. If absent, this does not change.'))
}).check(/*#__PURE__*/ zod.describe('Settings of a favorite. An empty object adds the favorite, or leaves an existing one as it is.'));

export type FavoriteInput = zod.input<typeof FavoriteInput>;
export type FavoriteInputOutput = zod.output<typeof FavoriteInput>;

export const ImportBatchIdMax = 64;


export const ImportBatchIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const ImportBatchId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ImportBatchIdMax)).check(/*#__PURE__*/ zod.regex(ImportBatchIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies an import batch.'));

export type ImportBatchId = zod.input<typeof ImportBatchId>;
export type ImportBatchIdOutput = zod.output<typeof ImportBatchId>;

export const ImportBatchStatus = /*#__PURE__*/ zod.enum(['reading', 'unreadable', 'matching', 'checking', 'checked', 'pricing', 'priced', 'booking', 'waiting', 'stopped', 'booked']).check(/*#__PURE__*/ zod.describe('Progress of a batch. Changing a row leads back to `checked`; booked rows stay booked.'));

export type ImportBatchStatus = zod.input<typeof ImportBatchStatus>;
export type ImportBatchStatusOutput = zod.output<typeof ImportBatchStatus>;

export const ImportOrigin = /*#__PURE__*/ zod.enum(['file', 'shipments', 'drafts', 'orders']).check(/*#__PURE__*/ zod.describe('Where the rows come from.'));

export type ImportOrigin = zod.input<typeof ImportOrigin>;
export type ImportOriginOutput = zod.output<typeof ImportOrigin>;

export const ImportFileNameMax = 200;


export const ImportFileNameRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]+$', 'u');


export const ImportFileName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ImportFileNameMax)).check(/*#__PURE__*/ zod.regex(ImportFileNameRegExp)).check(/*#__PURE__*/ zod.describe('Name of a file, without control characters or direction overrides.'));

export type ImportFileName = zod.input<typeof ImportFileName>;
export type ImportFileNameOutput = zod.output<typeof ImportFileName>;

export const ImportCountMin = 0;
export const ImportCountMax = 10000;



export const ImportCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ImportCountMin)).check(/*#__PURE__*/ zod.lte(ImportCountMax)).check(/*#__PURE__*/ zod.describe('A number of rows.'));

export type ImportCount = zod.input<typeof ImportCount>;
export type ImportCountOutput = zod.output<typeof ImportCount>;

export const ImportBatchSummary = /*#__PURE__*/ zod.strictObject({
  "id": ImportBatchId,
  "status": ImportBatchStatus,
  "origin": ImportOrigin,
  "file_name": /*#__PURE__*/ zod.exactOptional(ImportFileName).check(/*#__PURE__*/ zod.describe('Name of the file; absent if the rows do not come from a file or it has no name.')),
  "rows": ImportCount.check(/*#__PURE__*/ zod.describe('Number of rows.')),
  "booked": ImportCount.check(/*#__PURE__*/ zod.describe('Number of rows that are booked.')),
  "charged": Money.check(/*#__PURE__*/ zod.describe('What the rows that are `booked` have cost, including VAT.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the batch was created.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the batch last changed.')),
  "expires_at": DateTime.check(/*#__PURE__*/ zod.describe('When the batch and its rows are deleted; the shipments stay.'))
}).check(/*#__PURE__*/ zod.describe('A batch as listed.'));

export type ImportBatchSummary = zod.input<typeof ImportBatchSummary>;
export type ImportBatchSummaryOutput = zod.output<typeof ImportBatchSummary>;

export const importBatchListDataMax = 100;



export const ImportBatchList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(ImportBatchSummary).check(/*#__PURE__*/ zod.maxLength(importBatchListDataMax)).check(/*#__PURE__*/ zod.describe('The batches of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of import batches.'));

export type ImportBatchList = zod.input<typeof ImportBatchList>;
export type ImportBatchListOutput = zod.output<typeof ImportBatchList>;

export const ImportUpload = /*#__PURE__*/ zod.strictObject({
  "file": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('Content of the file: CSV or XLSX, of at most 10 MiB.')),
  "file_name": /*#__PURE__*/ zod.exactOptional(ImportFileName).check(/*#__PURE__*/ zod.describe('Name of the file, to be shown to people.'))
}).check(/*#__PURE__*/ zod.describe('A form with the file to import.'));

export type ImportUpload = zod.input<typeof ImportUpload>;
export type ImportUploadOutput = zod.output<typeof ImportUpload>;

export const ImportBatchVersionMax = 2000000000;



export const ImportBatchVersion = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ImportBatchVersionMax)).check(/*#__PURE__*/ zod.describe('Version of the batch, increased by every change of its rows, columns or prices. A step must state the version that the person has seen.'));

export type ImportBatchVersion = zod.input<typeof ImportBatchVersion>;
export type ImportBatchVersionOutput = zod.output<typeof ImportBatchVersion>;

export const ImportCodeMax = 40;


export const ImportCodeRegExp = new RegExp('^[a-z_]{2,40}$', 'u');


export const ImportCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ImportCodeMax)).check(/*#__PURE__*/ zod.regex(ImportCodeRegExp)).check(/*#__PURE__*/ zod.describe('Machine-readable code. Codes are stable; user interfaces map them to texts of their own.'));

export type ImportCode = zod.input<typeof ImportCode>;
export type ImportCodeOutput = zod.output<typeof ImportCode>;

export const ImportRowNumberMax = 2000000;



export const ImportRowNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ImportRowNumberMax)).check(/*#__PURE__*/ zod.describe('Number of the row as in a spreadsheet: 1 is the first line of the file, which usually has the headings.'));

export type ImportRowNumber = zod.input<typeof ImportRowNumber>;
export type ImportRowNumberOutput = zod.output<typeof ImportRowNumber>;

export const ImportTextMax = 32767;


export const ImportTextRegExp = new RegExp('^[^\\u0000\\uD800-\\uDFFF]*$', 'u');


export const ImportText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ImportTextMax)).check(/*#__PURE__*/ zod.regex(ImportTextRegExp)).check(/*#__PURE__*/ zod.describe('Text of a cell as it is in the file; empty if the cell is empty.'));

export type ImportText = zod.input<typeof ImportText>;
export type ImportTextOutput = zod.output<typeof ImportText>;

export const importParamsAllowedMax = 50;

export const importParamsNearestMax = 3;

export const importParamsReadingsMax = 2;



export const ImportParams = /*#__PURE__*/ zod.strictObject({
  "minimum": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('The smallest number, length or count allowed.')),
  "maximum": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('The largest number, length or count allowed.')),
  "allowed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ImportText).check(/*#__PURE__*/ zod.maxLength(importParamsAllowedMax))).check(/*#__PURE__*/ zod.describe('Values that would be valid.')),
  "nearest": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ImportText).check(/*#__PURE__*/ zod.maxLength(importParamsNearestMax))).check(/*#__PURE__*/ zod.describe('Codes of cities or countries that may be meant.')),
  "readings": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ImportText).check(/*#__PURE__*/ zod.maxLength(importParamsReadingsMax))).check(/*#__PURE__*/ zod.describe('The two numbers that an ambiguous number can mean.')),
  "reason": /*#__PURE__*/ zod.exactOptional(ImportText).check(/*#__PURE__*/ zod.describe('A code that explains further.')),
  "found": /*#__PURE__*/ zod.exactOptional(ImportText).check(/*#__PURE__*/ zod.describe('What kind of file it is, if it contains no table.')),
  "row": /*#__PURE__*/ zod.exactOptional(ImportRowNumber).check(/*#__PURE__*/ zod.describe('Another row of the order, which has an error.')),
  "column": /*#__PURE__*/ zod.exactOptional(ImportText).check(/*#__PURE__*/ zod.describe('Letters of the column, as in a spreadsheet.')),
  "reference": /*#__PURE__*/ zod.exactOptional(ImportText).check(/*#__PURE__*/ zod.describe('Reference of the order that the row is about.')),
  "area": /*#__PURE__*/ zod.exactOptional(ImportText).check(/*#__PURE__*/ zod.describe('The city or country that is not served; with `not_served`.')),
  "max_dimensions": /*#__PURE__*/ zod.exactOptional(Dimensions).check(/*#__PURE__*/ zod.describe('The maximum dimensions; with `oversize`.'))
}).check(/*#__PURE__*/ zod.describe('Values that the text shown to people can mention. Each is present only if the code has it.'));

export type ImportParams = zod.input<typeof ImportParams>;
export type ImportParamsOutput = zod.output<typeof ImportParams>;

export const PlanLimit = /*#__PURE__*/ zod.enum(['cash_back', 'api_keys', 'saved_receivers', 'saved_presets', 'courier_rules', 'products', 'stores', 'webhook_endpoints', 'labels_in_file', 'import_rows']).check(/*#__PURE__*/ zod.describe('Something that a plan limits. `cash_back` is a share in basis points; all others are numbers.'));

export type PlanLimit = zod.input<typeof PlanLimit>;
export type PlanLimitOutput = zod.output<typeof PlanLimit>;

export const PlanTier = /*#__PURE__*/ zod.enum(['basic', 'intermediate', 'advanced']).check(/*#__PURE__*/ zod.describe('A plan. Every account has `basic` until it subscribes to another one.'));

export type PlanTier = zod.input<typeof PlanTier>;
export type PlanTierOutput = zod.output<typeof PlanTier>;

export const LimitValueMin = 0;
export const LimitValueMax = 1000000;



export const LimitValue = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(LimitValueMin)).check(/*#__PURE__*/ zod.lte(LimitValueMax)).check(/*#__PURE__*/ zod.describe('How many of a limit; for `cash_back`, the share in basis points.'));

export type LimitValue = zod.input<typeof LimitValue>;
export type LimitValueOutput = zod.output<typeof LimitValue>;

export const PlanLimitReached = /*#__PURE__*/ zod.strictObject({
  "limit": PlanLimit,
  "tier": PlanTier.check(/*#__PURE__*/ zod.describe('The account\'s plan.')),
  "allowed": LimitValue.check(/*#__PURE__*/ zod.describe('The most that the plan allows.')),
  "used": LimitValue.check(/*#__PURE__*/ zod.describe('How many the account has; for `labels_in_file` and `import_rows`, how many the request asks for.'))
}).check(/*#__PURE__*/ zod.describe('The limit that the request would exceed.'));

export type PlanLimitReached = zod.input<typeof PlanLimitReached>;
export type PlanLimitReachedOutput = zod.output<typeof PlanLimitReached>;

export const importUnreadableColumnMax = 20000;



export const ImportUnreadable = /*#__PURE__*/ zod.strictObject({
  "code": ImportCode.check(/*#__PURE__*/ zod.describe('Why the file cannot be read.')),
  "row": /*#__PURE__*/ zod.exactOptional(ImportRowNumber).check(/*#__PURE__*/ zod.describe('Where it cannot be read; absent if the whole file cannot.')),
  "column": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(importUnreadableColumnMax))).check(/*#__PURE__*/ zod.describe('Number of the column, counting from 1; absent if no single column is affected.')),
  "params": /*#__PURE__*/ zod.exactOptional(ImportParams).check(/*#__PURE__*/ zod.describe('Values that the text shown to people can mention; absent if there are none.')),
  "plan_limit": /*#__PURE__*/ zod.exactOptional(PlanLimitReached).check(/*#__PURE__*/ zod.describe('The limit that the rows exceed; present with `plan_limit_reached` only.'))
}).check(/*#__PURE__*/ zod.describe('Why the file cannot be read, and where.'));

export type ImportUnreadable = zod.input<typeof ImportUnreadable>;
export type ImportUnreadableOutput = zod.output<typeof ImportUnreadable>;

export const ImportColumnIndexMin = 0;
export const ImportColumnIndexMax = 199;



export const ImportColumnIndex = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ImportColumnIndexMin)).check(/*#__PURE__*/ zod.lte(ImportColumnIndexMax)).check(/*#__PURE__*/ zod.describe('Position of the column in the file, counting from 0.'));

export type ImportColumnIndex = zod.input<typeof ImportColumnIndex>;
export type ImportColumnIndexOutput = zod.output<typeof ImportColumnIndex>;

export const ImportField = /*#__PURE__*/ zod.enum(['receiver.full_name', 'receiver.last_name', 'receiver.phone', 'receiver.country', 'receiver.state', 'receiver.city', 'receiver.district', 'receiver.street_name', 'receiver.building_no', 'receiver.postal_code', 'receiver.additional_number', 'receiver.short_address', 'receiver.landmark', 'receiver.email', 'receiver.company', 'receiver.address_type', 'receiver.message', 'reference_id', 'sku', 'product_name', 'quantity', 'price', 'unit_price', 'payment_type', 'sender.amount_to_collect', 'weight', 'weight_unit', 'length', 'width', 'height', 'dimension_unit', 'size', 'pieces', 'shipment_type', 'packaging_type', 'shipping_method', 'service_type', 'courier', 'preferred_delivery_day', 'preferred_delivery_time', 'company', 'note', 'sender.contact_name', 'sender.contact_number', 'sender.email', 'sender.address', 'sender.city', 'sender.country', 'sender.address_type', 'sender.company', 'sender.backup_phone', 'sender.phone_code', 'sender.postal_code', 'sender.volume', 'sender.gross_weight', 'sender.pickup_name', 'sender.return_name', 'sender.collecting_money']).check(/*#__PURE__*/ zod.describe('What a column can mean: a field of `ShipmentCreate`, those of the receiver and the sender with a dot, or one of the fields that exist in imports only. If an order has further rows and none of them has a `price`, the price in its first row is that of the whole order, and `unit_price` counts in these rows too.'));

export type ImportField = zod.input<typeof ImportField>;
export type ImportFieldOutput = zod.output<typeof ImportField>;

export const importColumnSampleMax = 3;



export const ImportColumn = /*#__PURE__*/ zod.strictObject({
  "index": ImportColumnIndex,
  "heading": ImportText.check(/*#__PURE__*/ zod.describe('Heading of the column.')),
  "sample": /*#__PURE__*/ zod.array(ImportText).check(/*#__PURE__*/ zod.maxLength(importColumnSampleMax)).check(/*#__PURE__*/ zod.describe('The first three texts of the column, empty ones left out.')),
  "field": /*#__PURE__*/ zod.exactOptional(ImportField).check(/*#__PURE__*/ zod.describe('What the column means; absent if the column is not used.')),
  "alike": /*#__PURE__*/ zod.exactOptional(ImportField).check(/*#__PURE__*/ zod.describe('What the column could also mean, if another column did not have this field already; absent if nothing.')),
  "matched_by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['guess', 'memory', 'person'])).check(/*#__PURE__*/ zod.describe('How the field was found; absent if the column is not used.'))
}).check(/*#__PURE__*/ zod.describe('A column of the file.'));

export type ImportColumn = zod.input<typeof ImportColumn>;
export type ImportColumnOutput = zod.output<typeof ImportColumn>;

export const ImportCell = /*#__PURE__*/ zod.strictObject({
  "field": ImportField,
  "text": ImportText.check(/*#__PURE__*/ zod.describe('Text of the cell as it is in the file; empty if the cell is empty.'))
}).check(/*#__PURE__*/ zod.describe('A cell of a row.'));

export type ImportCell = zod.input<typeof ImportCell>;
export type ImportCellOutput = zod.output<typeof ImportCell>;

export const ImportCellsMax = 60;



export const ImportCells = /*#__PURE__*/ zod.array(ImportCell).check(/*#__PURE__*/ zod.maxLength(ImportCellsMax)).check(/*#__PURE__*/ zod.describe('Cells of a row. Each field occurs at most once.'));

export type ImportCells = zod.input<typeof ImportCells>;
export type ImportCellsOutput = zod.output<typeof ImportCells>;

export const ImportDateOrder = /*#__PURE__*/ zod.enum(['day_first', 'month_first']).check(/*#__PURE__*/ zod.describe('How to read a date such as 05/01.'));

export type ImportDateOrder = zod.input<typeof ImportDateOrder>;
export type ImportDateOrderOutput = zod.output<typeof ImportDateOrder>;

export const ImportChoiceRule = /*#__PURE__*/ zod.enum(['rules', 'cheapest', 'fastest', 'favorite', 'courier', 'row']).check(/*#__PURE__*/ zod.describe('How a courier is chosen for each row.'));

export type ImportChoiceRule = zod.input<typeof ImportChoiceRule>;
export type ImportChoiceRuleOutput = zod.output<typeof ImportChoiceRule>;

export const ImportChoice = /*#__PURE__*/ zod.strictObject({
  "choice": ImportChoiceRule,
  "courier_id": /*#__PURE__*/ zod.exactOptional(CourierId).check(/*#__PURE__*/ zod.describe('The courier for all rows; present with `courier`.')),
  "service_type": /*#__PURE__*/ zod.exactOptional(ServiceType).check(/*#__PURE__*/ zod.describe('The only service considered; absent if all were.'))
}).check(/*#__PURE__*/ zod.describe('How couriers were chosen.'));

export type ImportChoice = zod.input<typeof ImportChoice>;
export type ImportChoiceOutput = zod.output<typeof ImportChoice>;

export const ImportCounts = /*#__PURE__*/ zod.strictObject({
  "rows": ImportCount.check(/*#__PURE__*/ zod.describe('All rows.')),
  "unchecked": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `unchecked`.')),
  "ready": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `ready`.')),
  "wrong": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `wrong`.')),
  "repeated": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `repeated`.')),
  "joined": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `joined`.')),
  "left_out": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `left_out`.')),
  "unpriced": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `unpriced`.')),
  "priced": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `priced`.')),
  "waiting": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `waiting`.')),
  "booked": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `booked`.')),
  "refused": ImportCount.check(/*#__PURE__*/ zod.describe('Rows that are `refused`.'))
}).check(/*#__PURE__*/ zod.describe('Number of rows in each state.'));

export type ImportCounts = zod.input<typeof ImportCounts>;
export type ImportCountsOutput = zod.output<typeof ImportCounts>;

export const ImportKindCount = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.exactOptional(ImportField).check(/*#__PURE__*/ zod.describe('The field concerned; absent if no single field is.')),
  "code": ImportCode.check(/*#__PURE__*/ zod.describe('Code of the error or repair.')),
  "count": ImportCount.check(/*#__PURE__*/ zod.describe('Number of rows with it.'))
}).check(/*#__PURE__*/ zod.describe('How many rows have the same error or repair.'));

export type ImportKindCount = zod.input<typeof ImportKindCount>;
export type ImportKindCountOutput = zod.output<typeof ImportKindCount>;

export const ImportProgress = /*#__PURE__*/ zod.strictObject({
  "done": ImportCount.check(/*#__PURE__*/ zod.describe('Rows finished.')),
  "total": ImportCount.check(/*#__PURE__*/ zod.describe('Rows to be worked on.'))
}).check(/*#__PURE__*/ zod.describe('Progress of the work on the rows.'));

export type ImportProgress = zod.input<typeof ImportProgress>;
export type ImportProgressOutput = zod.output<typeof ImportProgress>;

export const ImportCovered = /*#__PURE__*/ zod.strictObject({
  "rows": ImportCount.check(/*#__PURE__*/ zod.describe('Number of rows that the balance pays for.')),
  "total": Money.check(/*#__PURE__*/ zod.describe('What these rows cost, including VAT.'))
}).check(/*#__PURE__*/ zod.describe('How many rows the balance pays for, counted from the first, and what they cost.'));

export type ImportCovered = zod.input<typeof ImportCovered>;
export type ImportCoveredOutput = zod.output<typeof ImportCovered>;

export const importBatchColumnsMax = 200;

export const importBatchMissingMax = 60;

export const importBatchFaultsByKindMax = 200;

export const importBatchRepairsByKindMax = 200;

export const importBatchPricesHoldUntilMax = 30;



export const ImportBatch = /*#__PURE__*/ zod.strictObject({
  "id": ImportBatchId,
  "version": ImportBatchVersion,
  "status": ImportBatchStatus,
  "origin": ImportOrigin,
  "file_name": /*#__PURE__*/ zod.exactOptional(ImportFileName).check(/*#__PURE__*/ zod.describe('Name of the file; absent if the rows do not come from a file or it has no name.')),
  "unreadable": /*#__PURE__*/ zod.exactOptional(ImportUnreadable).check(/*#__PURE__*/ zod.describe('Why the file cannot be read; present with the status `unreadable`.')),
  "columns": /*#__PURE__*/ zod.array(ImportColumn).check(/*#__PURE__*/ zod.maxLength(importBatchColumnsMax)).check(/*#__PURE__*/ zod.describe('Columns in the order of the file; empty if the rows do not come from a file.')),
  "defaults": ImportCells.check(/*#__PURE__*/ zod.describe('Values for rows that leave a field empty.')),
  "missing": /*#__PURE__*/ zod.array(ImportField).check(/*#__PURE__*/ zod.maxLength(importBatchMissingMax)).check(/*#__PURE__*/ zod.describe('Fields that every row needs and that neither a column nor a default provides. A missing address is listed as the short address.')),
  "asks_date_order": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether dates in the file can be read in two ways, so that `date_order` is required.')),
  "date_order": /*#__PURE__*/ zod.exactOptional(ImportDateOrder).check(/*#__PURE__*/ zod.describe('How dates are read; absent if it was never stated.')),
  "choice": /*#__PURE__*/ zod.exactOptional(ImportChoice).check(/*#__PURE__*/ zod.describe('How couriers were chosen; present from `pricing` on.')),
  "counts": ImportCounts,
  "faults_by_kind": /*#__PURE__*/ zod.array(ImportKindCount).check(/*#__PURE__*/ zod.maxLength(importBatchFaultsByKindMax)).check(/*#__PURE__*/ zod.describe('Errors of rows that are `wrong`, `unpriced` or `refused`, the most frequent first.')),
  "repairs_by_kind": /*#__PURE__*/ zod.array(ImportKindCount).check(/*#__PURE__*/ zod.maxLength(importBatchRepairsByKindMax)).check(/*#__PURE__*/ zod.describe('What was repaired, the most frequent first.')),
  "progress": /*#__PURE__*/ zod.exactOptional(ImportProgress).check(/*#__PURE__*/ zod.describe('Progress of the work; present while the rows are `checking` or `pricing`, and from `booking` on, where it counts booked rows.')),
  "total": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('What the rows that are `priced` or `waiting` cost together, including VAT; absent if there are none.')),
  "charged": Money.check(/*#__PURE__*/ zod.describe('What the rows that are `booked` have cost, including VAT.')),
  "covered": /*#__PURE__*/ zod.exactOptional(ImportCovered).check(/*#__PURE__*/ zod.describe('Rows that the balance pays for; present together with `total`, unless the batch is being booked.')),
  "balance": Money.check(/*#__PURE__*/ zod.describe('The account\'s current balance.')),
  "prices_hold_until": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(importBatchPricesHoldUntilMax))).check(/*#__PURE__*/ zod.describe('Time before which booking must begin; the prices then hold until it ends. Present with the status `priced`.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the batch was created.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the batch last changed.')),
  "expires_at": DateTime.check(/*#__PURE__*/ zod.describe('When the batch and its rows are deleted; the shipments stay.'))
}).check(/*#__PURE__*/ zod.describe('Many shipments at once, from the file to the booking. A batch is deleted 90 days after its last change.'));

export type ImportBatch = zod.input<typeof ImportBatch>;
export type ImportBatchOutput = zod.output<typeof ImportBatch>;

export const ShipmentDraftIdMax = 64;


export const ShipmentDraftIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const ShipmentDraftId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ShipmentDraftIdMax)).check(/*#__PURE__*/ zod.regex(ShipmentDraftIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a draft.'));

export type ShipmentDraftId = zod.input<typeof ShipmentDraftId>;
export type ShipmentDraftIdOutput = zod.output<typeof ShipmentDraftId>;

export const importCopiesShipmentIdsMax = 500;

export const importCopiesDraftIdsMax = 500;

export const importCopiesOrderIdsMax = 500;



export const ImportCopies = /*#__PURE__*/ zod.strictObject({
  "shipment_ids": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ShipmentId).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importCopiesShipmentIdsMax))).check(/*#__PURE__*/ zod.describe('Shipments to send again.')),
  "draft_ids": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ShipmentDraftId).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importCopiesDraftIdsMax))).check(/*#__PURE__*/ zod.describe('Drafts to book.')),
  "order_ids": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StoreOrderId).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importCopiesOrderIdsMax))).check(/*#__PURE__*/ zod.describe('Store orders to book.'))
}).check(/*#__PURE__*/ zod.describe('What to make rows of, in the order of the rows: shipments, drafts or store orders. Exactly one of the three is required.'));

export type ImportCopies = zod.input<typeof ImportCopies>;
export type ImportCopiesOutput = zod.output<typeof ImportCopies>;

export const ImportBooking = /*#__PURE__*/ zod.strictObject({
  "version": ImportBatchVersion,
  "total": Money.check(/*#__PURE__*/ zod.describe('The `total` that the person has seen.'))
}).check(/*#__PURE__*/ zod.describe('What the person has agreed to pay.'));

export type ImportBooking = zod.input<typeof ImportBooking>;
export type ImportBookingOutput = zod.output<typeof ImportBooking>;

export const ImportColumnChoice = /*#__PURE__*/ zod.strictObject({
  "index": ImportColumnIndex,
  "field": /*#__PURE__*/ zod.exactOptional(ImportField).check(/*#__PURE__*/ zod.describe('The field; absent if the column is not used. No two columns can have the same field.'))
}).check(/*#__PURE__*/ zod.describe('What a column means.'));

export type ImportColumnChoice = zod.input<typeof ImportColumnChoice>;
export type ImportColumnChoiceOutput = zod.output<typeof ImportColumnChoice>;

export const importColumnsUpdateColumnsMax = 200;



export const ImportColumnsUpdate = /*#__PURE__*/ zod.strictObject({
  "version": ImportBatchVersion,
  "columns": /*#__PURE__*/ zod.array(ImportColumnChoice).check(/*#__PURE__*/ zod.maxLength(importColumnsUpdateColumnsMax)).check(/*#__PURE__*/ zod.describe('Columns that are used. Columns that are not listed are not used.')),
  "date_order": /*#__PURE__*/ zod.exactOptional(ImportDateOrder).check(/*#__PURE__*/ zod.describe('How to read dates. Required if `asks_date_order` is true.')),
  "defaults": /*#__PURE__*/ zod.exactOptional(ImportCells).check(/*#__PURE__*/ zod.describe('Values for rows that leave a field empty, each field at most once. If there is no value either, the sender comes from the profile, a parcel is one small box, and its goods are prepaid unless there is an amount to collect.'))
}).check(/*#__PURE__*/ zod.describe('What the columns mean, confirmed by the person.'));

export type ImportColumnsUpdate = zod.input<typeof ImportColumnsUpdate>;
export type ImportColumnsUpdateOutput = zod.output<typeof ImportColumnsUpdate>;

export const ImportCorrectionTextMax = 5000;


export const ImportCorrectionTextRegExp = new RegExp('^[^\\u0000\\uD800-\\uDFFF]*$', 'u');


export const ImportCorrectionText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ImportCorrectionTextMax)).check(/*#__PURE__*/ zod.regex(ImportCorrectionTextRegExp)).check(/*#__PURE__*/ zod.describe('Text of a cell that is corrected in several rows at once. Longer texts must be corrected row by row.'));

export type ImportCorrectionText = zod.input<typeof ImportCorrectionText>;
export type ImportCorrectionTextOutput = zod.output<typeof ImportCorrectionText>;

export const ImportCorrection = /*#__PURE__*/ zod.strictObject({
  "field": ImportField.check(/*#__PURE__*/ zod.describe('The field in which to replace it.')),
  "from": ImportCorrectionText.check(/*#__PURE__*/ zod.describe('The text to replace. Every row with exactly this text is changed, except booked ones.')),
  "to": ImportCorrectionText.check(/*#__PURE__*/ zod.describe('The new text.'))
}).check(/*#__PURE__*/ zod.describe('A text to replace in all rows.'));

export type ImportCorrection = zod.input<typeof ImportCorrection>;
export type ImportCorrectionOutput = zod.output<typeof ImportCorrection>;

export const ImportCorrected = /*#__PURE__*/ zod.strictObject({
  "changed": ImportCount.check(/*#__PURE__*/ zod.describe('Number of rows that were changed.')),
  "batch": ImportBatch.check(/*#__PURE__*/ zod.describe('The batch after the correction.'))
}).check(/*#__PURE__*/ zod.describe('The result of a correction.'));

export type ImportCorrected = zod.input<typeof ImportCorrected>;
export type ImportCorrectedOutput = zod.output<typeof ImportCorrected>;

export const ImportPricing = /*#__PURE__*/ zod.strictObject({
  "version": ImportBatchVersion,
  "choice": ImportChoiceRule,
  "courier_id": /*#__PURE__*/ zod.exactOptional(CourierId).check(/*#__PURE__*/ zod.describe('The courier for all rows. Required with `courier`, refused otherwise.')),
  "service_type": /*#__PURE__*/ zod.exactOptional(ServiceType).check(/*#__PURE__*/ zod.describe('Consider this service only. A row that names a service keeps it.'))
}).check(/*#__PURE__*/ zod.describe('How to choose couriers.'));

export type ImportPricing = zod.input<typeof ImportPricing>;
export type ImportPricingOutput = zod.output<typeof ImportPricing>;

export const ImportRowState = /*#__PURE__*/ zod.enum(['unchecked', 'ready', 'wrong', 'repeated', 'joined', 'left_out', 'unpriced', 'priced', 'waiting', 'booked', 'refused']).check(/*#__PURE__*/ zod.describe('State of a row.'));

export type ImportRowState = zod.input<typeof ImportRowState>;
export type ImportRowStateOutput = zod.output<typeof ImportRowState>;

export const ImportCourier = /*#__PURE__*/ zod.strictObject({
  "id": CourierId,
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('Name of the courier.'))
}).check(/*#__PURE__*/ zod.describe('A courier in an import.'));

export type ImportCourier = zod.input<typeof ImportCourier>;
export type ImportCourierOutput = zod.output<typeof ImportCourier>;

export const ImportFault = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.exactOptional(ImportField).check(/*#__PURE__*/ zod.describe('The field that is wrong; absent if no single field is.')),
  "code": ImportCode.check(/*#__PURE__*/ zod.describe('A `FieldErrorCode`, the reason why a cell cannot be read, or the reason why no courier can take the parcel, such as an `ExclusionReason`.')),
  "params": /*#__PURE__*/ zod.exactOptional(ImportParams).check(/*#__PURE__*/ zod.describe('Values that the text shown to people can mention; absent if there are none.')),
  "courier": /*#__PURE__*/ zod.exactOptional(ImportCourier).check(/*#__PURE__*/ zod.describe('The courier that cannot take the parcel; absent if the error is about none.'))
}).check(/*#__PURE__*/ zod.describe('An error in a row.'));

export type ImportFault = zod.input<typeof ImportFault>;
export type ImportFaultOutput = zod.output<typeof ImportFault>;

export const ImportRepair = /*#__PURE__*/ zod.strictObject({
  "field": ImportField.check(/*#__PURE__*/ zod.describe('The field that was repaired.')),
  "code": ImportCode.check(/*#__PURE__*/ zod.describe('What was damaged.')),
  "from": ImportText.check(/*#__PURE__*/ zod.describe('The text in the file.')),
  "to": ImportText.check(/*#__PURE__*/ zod.describe('The text as it is read.'))
}).check(/*#__PURE__*/ zod.describe('Something that a spreadsheet program had damaged, and how it is read.'));

export type ImportRepair = zod.input<typeof ImportRepair>;
export type ImportRepairOutput = zod.output<typeof ImportRepair>;

export const ImportedShipment = /*#__PURE__*/ zod.strictObject({
  "id": ShipmentId,
  "tracking_number": TrackingNumber
}).check(/*#__PURE__*/ zod.describe('The shipment that a row became.'));

export type ImportedShipment = zod.input<typeof ImportedShipment>;
export type ImportedShipmentOutput = zod.output<typeof ImportedShipment>;

export const ImportRepetition = /*#__PURE__*/ zod.strictObject({
  "shipment": /*#__PURE__*/ zod.exactOptional(ImportedShipment).check(/*#__PURE__*/ zod.describe('The shipment that was booked; absent if the row repeats another row.')),
  "row": /*#__PURE__*/ zod.exactOptional(ImportRowNumber).check(/*#__PURE__*/ zod.describe('The earlier row; absent if the row repeats a shipment.'))
}).check(/*#__PURE__*/ zod.describe('What a row repeats: a shipment that was booked, or an earlier row of this batch with the same reference.'));

export type ImportRepetition = zod.input<typeof ImportRepetition>;
export type ImportRepetitionOutput = zod.output<typeof ImportRepetition>;

export const DeliveryDay = /*#__PURE__*/ zod.enum(['any', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']).check(/*#__PURE__*/ zod.describe('The day of the week on which the receiver prefers delivery. The courier must work on that day.'));

export type DeliveryDay = zod.input<typeof DeliveryDay>;
export type DeliveryDayOutput = zod.output<typeof DeliveryDay>;

export const ImportPrice = /*#__PURE__*/ zod.strictObject({
  "courier": ImportCourier.check(/*#__PURE__*/ zod.describe('The chosen courier.')),
  "service_type": ServiceType,
  "total_fee": Money.check(/*#__PURE__*/ zod.describe('Amount to be charged, including VAT.')),
  "expected_delivery_on": Date.check(/*#__PURE__*/ zod.describe('Last day of the transit time, counting only the courier\'s working days.')),
  "preferred_delivery_day": DeliveryDay.check(/*#__PURE__*/ zod.describe('The day stated in the row, otherwise `any`.'))
}).check(/*#__PURE__*/ zod.describe('The chosen price. It is fixed, and exactly what will be charged.'));

export type ImportPrice = zod.input<typeof ImportPrice>;
export type ImportPriceOutput = zod.output<typeof ImportPrice>;

export const importRowFaultsMax = 100;

export const importRowRepairsMax = 60;



export const ImportRow = /*#__PURE__*/ zod.strictObject({
  "row": ImportRowNumber,
  "state": ImportRowState,
  "book_again": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the person wants the row booked although it is repeated.')),
  "cells": ImportCells.check(/*#__PURE__*/ zod.describe('Cells of the row that have a field, with the person\'s corrections.')),
  "faults": /*#__PURE__*/ zod.array(ImportFault).check(/*#__PURE__*/ zod.maxLength(importRowFaultsMax)).check(/*#__PURE__*/ zod.describe('Errors of a row that is `wrong`, `unpriced` or `refused`, at most one for each field.')),
  "repairs": /*#__PURE__*/ zod.array(ImportRepair).check(/*#__PURE__*/ zod.maxLength(importRowRepairsMax)).check(/*#__PURE__*/ zod.describe('What was repaired in the row; empty if nothing was.')),
  "repeated_of": /*#__PURE__*/ zod.exactOptional(ImportRepetition).check(/*#__PURE__*/ zod.describe('What the row repeats; absent if nothing.')),
  "joined_to": /*#__PURE__*/ zod.exactOptional(ImportRowNumber).check(/*#__PURE__*/ zod.describe('First row of the order to which this row belongs as a further product: a row with the same reference, a product and no receiver, following directly. The product becomes one of the shipment\'s `further_products`. As long as any row of an order is `wrong`, so is its first row. Absent if the row is left out or is not a further product.')),
  "further_products": /*#__PURE__*/ zod.exactOptional(ImportCount).check(/*#__PURE__*/ zod.describe('Number of products of the order besides the one in this row; absent if there are none.')),
  "price": /*#__PURE__*/ zod.exactOptional(ImportPrice).check(/*#__PURE__*/ zod.describe('The chosen price; absent until couriers are chosen, and if none can take the parcel.')),
  "courier_choice": /*#__PURE__*/ zod.exactOptional(CourierChoice).check(/*#__PURE__*/ zod.describe('Why this courier was chosen, or why none was; absent until couriers are chosen.')),
  "shipment": /*#__PURE__*/ zod.exactOptional(ImportedShipment).check(/*#__PURE__*/ zod.describe('The shipment that the row became; present if it is booked.'))
}).check(/*#__PURE__*/ zod.describe('A row of an import batch.'));

export type ImportRow = zod.input<typeof ImportRow>;
export type ImportRowOutput = zod.output<typeof ImportRow>;

export const importRowListDataMax = 100;



export const ImportRowList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(ImportRow).check(/*#__PURE__*/ zod.maxLength(importRowListDataMax)).check(/*#__PURE__*/ zod.describe('The rows of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of rows.'));

export type ImportRowList = zod.input<typeof ImportRowList>;
export type ImportRowListOutput = zod.output<typeof ImportRowList>;

export const ImportFileFormat = /*#__PURE__*/ zod.enum(['csv', 'xlsx']).check(/*#__PURE__*/ zod.describe('Format of the file.'));

export type ImportFileFormat = zod.input<typeof ImportFileFormat>;
export type ImportFileFormatOutput = zod.output<typeof ImportFileFormat>;

export const DocumentLanguage = /*#__PURE__*/ zod.enum(['ar', 'en']).check(/*#__PURE__*/ zod.describe('Language of the field names. Names and addresses stay as they were entered.'));

export type DocumentLanguage = zod.input<typeof DocumentLanguage>;
export type DocumentLanguageOutput = zod.output<typeof DocumentLanguage>;

export const ImportRowsRequest = /*#__PURE__*/ zod.strictObject({
  "which": /*#__PURE__*/ zod.enum(['refused', 'all']).check(/*#__PURE__*/ zod.describe('Which rows the file contains.')),
  "format": ImportFileFormat,
  "language": DocumentLanguage.check(/*#__PURE__*/ zod.describe('Language of the added columns.'))
}).check(/*#__PURE__*/ zod.describe('Which rows to download, and how.'));

export type ImportRowsRequest = zod.input<typeof ImportRowsRequest>;
export type ImportRowsRequestOutput = zod.output<typeof ImportRowsRequest>;

export const ImportCsvFileMax = 100000000;


export const ImportCsvFileRegExp = new RegExp('^[^\\u0000]*$', 'u');


export const ImportCsvFile = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ImportCsvFileMax)).check(/*#__PURE__*/ zod.regex(ImportCsvFileRegExp)).check(/*#__PURE__*/ zod.describe('CSV (RFC 4180) in UTF-8, with a byte order mark that many clients remove when decoding.'));

export type ImportCsvFile = zod.input<typeof ImportCsvFile>;
export type ImportCsvFileOutput = zod.output<typeof ImportCsvFile>;

export const XlsxFile = /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('Content of an Excel workbook (Office Open XML).'));

export type XlsxFile = zod.input<typeof XlsxFile>;
export type XlsxFileOutput = zod.output<typeof XlsxFile>;

export const ImportRowUpdate = /*#__PURE__*/ zod.strictObject({
  "cells": /*#__PURE__*/ zod.exactOptional(ImportCells).check(/*#__PURE__*/ zod.describe('Cells to change, each field at most once. An empty text clears a cell.')),
  "leave_out": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether to leave the row out. If the first row of an order is left out, so are its further rows; if a further row is, the order is booked without that product.')),
  "book_again": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether to book the row although it is repeated.'))
}).check(/*#__PURE__*/ zod.describe('What to change in a row. Whatever is absent stays as it is.'));

export type ImportRowUpdate = zod.input<typeof ImportRowUpdate>;
export type ImportRowUpdateOutput = zod.output<typeof ImportRowUpdate>;

export const importRowAnswerOthersMax = 100;



export const ImportRowAnswer = /*#__PURE__*/ zod.strictObject({
  "row": ImportRow.check(/*#__PURE__*/ zod.describe('The row after the change.')),
  "others": /*#__PURE__*/ zod.array(ImportRow).check(/*#__PURE__*/ zod.maxLength(importRowAnswerOthersMax)).check(/*#__PURE__*/ zod.describe('The other rows of its order, and those that the change joined to it or separated from it; the first 100.')),
  "batch": ImportBatch.check(/*#__PURE__*/ zod.describe('The batch after the change.'))
}).check(/*#__PURE__*/ zod.describe('The row after the change, with its order and its batch.'));

export type ImportRowAnswer = zod.input<typeof ImportRowAnswer>;
export type ImportRowAnswerOutput = zod.output<typeof ImportRowAnswer>;

export const ImportTemplateRequest = /*#__PURE__*/ zod.strictObject({
  "format": ImportFileFormat,
  "language": DocumentLanguage.check(/*#__PURE__*/ zod.describe('Language of the headings and of the example row.'))
}).check(/*#__PURE__*/ zod.describe('Format and language of the template.'));

export type ImportTemplateRequest = zod.input<typeof ImportTemplateRequest>;
export type ImportTemplateRequestOutput = zod.output<typeof ImportTemplateRequest>;

export const MonthMax = 7;


export const MonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$', 'u');


export const Month = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MonthMax)).check(/*#__PURE__*/ zod.regex(MonthRegExp)).check(/*#__PURE__*/ zod.describe('A calendar month in the Riyadh time zone, as `YYYY-MM`.'));

export type Month = zod.input<typeof Month>;
export type MonthOutput = zod.output<typeof Month>;

export const InvoiceFileCreate = /*#__PURE__*/ zod.strictObject({
  "month": Month.check(/*#__PURE__*/ zod.describe('The month, as `YYYY-MM`.'))
}).check(/*#__PURE__*/ zod.describe('The month whose invoices to put into one file.'));

export type InvoiceFileCreate = zod.input<typeof InvoiceFileCreate>;
export type InvoiceFileCreateOutput = zod.output<typeof InvoiceFileCreate>;

export const InvoiceFileIdMax = 64;


export const InvoiceFileIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const InvoiceFileId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(InvoiceFileIdMax)).check(/*#__PURE__*/ zod.regex(InvoiceFileIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a file with the invoices of a month.'));

export type InvoiceFileId = zod.input<typeof InvoiceFileId>;
export type InvoiceFileIdOutput = zod.output<typeof InvoiceFileId>;

export const InvoiceFileStatus = /*#__PURE__*/ zod.enum(['waiting', 'rendering', 'ready', 'failed']).check(/*#__PURE__*/ zod.describe('Progress of the file.'));

export type InvoiceFileStatus = zod.input<typeof InvoiceFileStatus>;
export type InvoiceFileStatusOutput = zod.output<typeof InvoiceFileStatus>;

export const invoiceFileDoneMin = 0;
export const invoiceFileDoneMax = 1000;

export const invoiceFileTotalMin = 0;
export const invoiceFileTotalMax = 1000;



export const InvoiceFile = /*#__PURE__*/ zod.strictObject({
  "id": InvoiceFileId,
  "status": InvoiceFileStatus,
  "month": Month.check(/*#__PURE__*/ zod.describe('The month, as `YYYY-MM`.')),
  "done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(invoiceFileDoneMin)).check(/*#__PURE__*/ zod.lte(invoiceFileDoneMax)).check(/*#__PURE__*/ zod.describe('Number of documents finished.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(invoiceFileTotalMin)).check(/*#__PURE__*/ zod.lte(invoiceFileTotalMax)).check(/*#__PURE__*/ zod.describe('Number of documents that the file will contain.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the file was requested.')),
  "expires_at": DateTime.check(/*#__PURE__*/ zod.describe('When the file is deleted; the documents in it stay.'))
}).check(/*#__PURE__*/ zod.describe('A file with all tax documents of a month.'));

export type InvoiceFile = zod.input<typeof InvoiceFile>;
export type InvoiceFileOutput = zod.output<typeof InvoiceFile>;

export const PdfFile = /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('The content of a PDF file.'));

export type PdfFile = zod.input<typeof PdfFile>;
export type PdfFileOutput = zod.output<typeof PdfFile>;

export const TaxDocumentKind = /*#__PURE__*/ zod.enum(['invoice', 'credit_note']).check(/*#__PURE__*/ zod.describe('Whether the document charges or gives back.'));

export type TaxDocumentKind = zod.input<typeof TaxDocumentKind>;
export type TaxDocumentKindOutput = zod.output<typeof TaxDocumentKind>;

export const TaxDocumentSubject = /*#__PURE__*/ zod.enum(['carriage', 'return', 'delivery', 'subscription']).check(/*#__PURE__*/ zod.describe('What was charged or credited.'));

export type TaxDocumentSubject = zod.input<typeof TaxDocumentSubject>;
export type TaxDocumentSubjectOutput = zod.output<typeof TaxDocumentSubject>;

export const DocumentNumberMax = 20;


export const DocumentNumberRegExp = new RegExp('^[0-9A-HJKMNP-TV-Z]{10}-[0-9]{6,9}$', 'u');


export const DocumentNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(DocumentNumberMax)).check(/*#__PURE__*/ zod.regex(DocumentNumberRegExp)).check(/*#__PURE__*/ zod.describe('Number of a tax document: ten characters that identify the account, and the position in its series of invoices and credit notes, which counts from 1 without gaps.'));

export type DocumentNumber = zod.input<typeof DocumentNumber>;
export type DocumentNumberOutput = zod.output<typeof DocumentNumber>;

export const TaxDocumentType = /*#__PURE__*/ zod.enum(['standard', 'simplified']).check(/*#__PURE__*/ zod.describe('The form that Saudi tax law requires of the document.'));

export type TaxDocumentType = zod.input<typeof TaxDocumentType>;
export type TaxDocumentTypeOutput = zod.output<typeof TaxDocumentType>;

export const CreditReason = /*#__PURE__*/ zod.enum(['cancelled', 'refused', 'lost', 'plan_changed']).check(/*#__PURE__*/ zod.describe('Why an amount was given back.'));

export type CreditReason = zod.input<typeof CreditReason>;
export type CreditReasonOutput = zod.output<typeof CreditReason>;

export const InvoicedCarriage = /*#__PURE__*/ zod.strictObject({
  "courier": LocalizedText.check(/*#__PURE__*/ zod.describe('Name of the courier.')),
  "service_type": ServiceType,
  "tracking_number": TrackingNumber,
  "origin": Place.check(/*#__PURE__*/ zod.describe('Where the parcel was sent from.')),
  "destination": Place.check(/*#__PURE__*/ zod.describe('Where the parcel was sent to.'))
}).check(/*#__PURE__*/ zod.describe('The carriage of one shipment.'));

export type InvoicedCarriage = zod.input<typeof InvoicedCarriage>;
export type InvoicedCarriageOutput = zod.output<typeof InvoicedCarriage>;

export const InvoicedPlan = /*#__PURE__*/ zod.strictObject({
  "tier": PaidTier,
  "period": PlanPeriod,
  "starts_on": Date.check(/*#__PURE__*/ zod.describe('First day of the period.')),
  "ends_on": Date.check(/*#__PURE__*/ zod.describe('The day after the last day of the period.'))
}).check(/*#__PURE__*/ zod.describe('One period of a plan.'));

export type InvoicedPlan = zod.input<typeof InvoicedPlan>;
export type InvoicedPlanOutput = zod.output<typeof InvoicedPlan>;

export const VatNumberMax = 15;


export const VatNumberRegExp = new RegExp('^3[0-9]{13}3$', 'u');


export const VatNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(VatNumberMax)).check(/*#__PURE__*/ zod.regex(VatNumberRegExp)).check(/*#__PURE__*/ zod.describe('A Saudi VAT registration number: 15 digits, of which the first and the last are 3.'));

export type VatNumber = zod.input<typeof VatNumber>;
export type VatNumberOutput = zod.output<typeof VatNumber>;

export const BuildingNumberMax = 4;


export const BuildingNumberRegExp = new RegExp('^[0-9]{4}$', 'u');


export const BuildingNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(BuildingNumberMax)).check(/*#__PURE__*/ zod.regex(BuildingNumberRegExp)).check(/*#__PURE__*/ zod.describe('Building number of a Saudi National Address.'));

export type BuildingNumber = zod.input<typeof BuildingNumber>;
export type BuildingNumberOutput = zod.output<typeof BuildingNumber>;

export const SellerAddress = /*#__PURE__*/ zod.strictObject({
  "street_name": Line.check(/*#__PURE__*/ zod.describe('Street.')),
  "building_no": BuildingNumber,
  "district": Line.check(/*#__PURE__*/ zod.describe('District.')),
  "city": Line.check(/*#__PURE__*/ zod.describe('City.')),
  "postal_code": PostalCode
}).check(/*#__PURE__*/ zod.describe('National Address of the seller.'));

export type SellerAddress = zod.input<typeof SellerAddress>;
export type SellerAddressOutput = zod.output<typeof SellerAddress>;

export const sellerRegistrationNumberMax = 10;


export const sellerRegistrationNumberRegExp = new RegExp('^[0-9]{10}$', 'u');


export const Seller = /*#__PURE__*/ zod.strictObject({
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('Legal name of the seller.')),
  "vat_number": VatNumber,
  "registration_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sellerRegistrationNumberMax)).check(/*#__PURE__*/ zod.regex(sellerRegistrationNumberRegExp)).check(/*#__PURE__*/ zod.describe('Commercial registration number of the seller, ten digits.')),
  "address": SellerAddress
}).check(/*#__PURE__*/ zod.describe('Who issued the document, as configured at that time.'));

export type Seller = zod.input<typeof Seller>;
export type SellerOutput = zod.output<typeof Seller>;

export const BuyerAddress = /*#__PURE__*/ zod.strictObject({
  "country": CountryCode.check(/*#__PURE__*/ zod.describe('Country of the address.')),
  "state": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Region; in Saudi Arabia, its code. Absent if unknown.')),
  "city": Line.check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "street_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Street; absent if unknown.')),
  "building_no": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Building number; absent if unknown.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode),
  "short_address": /*#__PURE__*/ zod.exactOptional(ShortAddress)
}).check(/*#__PURE__*/ zod.describe('Address of the account when the document was issued.'));

export type BuyerAddress = zod.input<typeof BuyerAddress>;
export type BuyerAddressOutput = zod.output<typeof BuyerAddress>;

export const Buyer = /*#__PURE__*/ zod.strictObject({
  "name": Line.check(/*#__PURE__*/ zod.describe('Name of the company or person.')),
  "vat_number": /*#__PURE__*/ zod.exactOptional(VatNumber).check(/*#__PURE__*/ zod.describe('VAT number of the account; absent on a simplified tax invoice.')),
  "address": BuyerAddress
}).check(/*#__PURE__*/ zod.describe('The account as it was when the document was issued.'));

export type Buyer = zod.input<typeof Buyer>;
export type BuyerOutput = zod.output<typeof Buyer>;

export const taxDocumentUuidMax = 36;



export const TaxDocument = /*#__PURE__*/ zod.strictObject({
  "number": DocumentNumber,
  "kind": TaxDocumentKind,
  "subject": TaxDocumentSubject,
  "type": TaxDocumentType,
  "reason": /*#__PURE__*/ zod.exactOptional(CreditReason).check(/*#__PURE__*/ zod.describe('Why the amount was given back; absent on invoices.')),
  "original_number": /*#__PURE__*/ zod.exactOptional(DocumentNumber).check(/*#__PURE__*/ zod.describe('Number of the invoice that the credit note corrects; absent on invoices.')),
  "issued_at": DateTime.check(/*#__PURE__*/ zod.describe('When the document was issued.')),
  "shipment_id": /*#__PURE__*/ zod.exactOptional(ShipmentId).check(/*#__PURE__*/ zod.describe('The shipment that was charged or credited; absent with the subject `subscription`.')),
  "carriage": /*#__PURE__*/ zod.exactOptional(InvoicedCarriage).check(/*#__PURE__*/ zod.describe('The carriage that was charged or credited; absent with the subject `subscription`.')),
  "plan": /*#__PURE__*/ zod.exactOptional(InvoicedPlan).check(/*#__PURE__*/ zod.describe('The period that was charged or credited; present with the subject `subscription` only.')),
  "subtotal": Money.check(/*#__PURE__*/ zod.describe('Amount excluding VAT. Amounts are positive on credit notes as well; their kind tells that they are given back.')),
  "vat": Money.check(/*#__PURE__*/ zod.describe('VAT on the subtotal.')),
  "total": Money.check(/*#__PURE__*/ zod.describe('Amount including VAT.')),
  "vat_rate": BasisPoints.check(/*#__PURE__*/ zod.describe('VAT rate in basis points: 1500 for domestic carriage, 0 if one end is abroad.')),
  "uuid": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(taxDocumentUuidMax))).check(/*#__PURE__*/ zod.describe('Identifier in the XML of the document; absent until the document has XML, usually for less than a minute.')),
  "seller": Seller.check(/*#__PURE__*/ zod.describe('Who issued the document.')),
  "buyer": /*#__PURE__*/ zod.exactOptional(Buyer).check(/*#__PURE__*/ zod.describe('The account that was charged; absent for an individual without a VAT number.'))
}).check(/*#__PURE__*/ zod.describe('A tax invoice or credit note. It never changes.'));

export type TaxDocument = zod.input<typeof TaxDocument>;
export type TaxDocumentOutput = zod.output<typeof TaxDocument>;

export const taxDocumentTotalsCountMin = 0;
export const taxDocumentTotalsCountMax = 2000000000;



export const TaxDocumentTotals = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taxDocumentTotalsCountMin)).check(/*#__PURE__*/ zod.lte(taxDocumentTotalsCountMax)).check(/*#__PURE__*/ zod.describe('Number of documents.')),
  "invoiced": Money.check(/*#__PURE__*/ zod.describe('Total of the invoices, including VAT.')),
  "credited": Money.check(/*#__PURE__*/ zod.describe('Total of the credit notes, including VAT.')),
  "vat": Money.check(/*#__PURE__*/ zod.describe('VAT of the invoices less VAT of the credit notes.'))
}).check(/*#__PURE__*/ zod.describe('Totals of all documents that match the filter, not only of those on the page.'));

export type TaxDocumentTotals = zod.input<typeof TaxDocumentTotals>;
export type TaxDocumentTotalsOutput = zod.output<typeof TaxDocumentTotals>;

export const taxDocumentListDataMax = 100;



export const TaxDocumentList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(TaxDocument).check(/*#__PURE__*/ zod.maxLength(taxDocumentListDataMax)).check(/*#__PURE__*/ zod.describe('The documents of the page.')),
  "page": Page,
  "totals": TaxDocumentTotals
}).check(/*#__PURE__*/ zod.describe('A page of tax documents, with totals.'));

export type TaxDocumentList = zod.input<typeof TaxDocumentList>;
export type TaxDocumentListOutput = zod.output<typeof TaxDocumentList>;

export const TaxDocumentFilter = /*#__PURE__*/ zod.strictObject({
  "q": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Words to search for.')),
  "kind": /*#__PURE__*/ zod.exactOptional(TaxDocumentKind),
  "subject": /*#__PURE__*/ zod.exactOptional(TaxDocumentSubject),
  "shipment_id": /*#__PURE__*/ zod.exactOptional(ShipmentId).check(/*#__PURE__*/ zod.describe('Only documents of this shipment.')),
  "created_from": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('Only documents issued on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('Only documents issued on or before this day.'))
}).check(/*#__PURE__*/ zod.describe('The filters of `listInvoices`. An empty object selects everything.'));

export type TaxDocumentFilter = zod.input<typeof TaxDocumentFilter>;
export type TaxDocumentFilterOutput = zod.output<typeof TaxDocumentFilter>;

export const InvoiceCsvMax = 1000000000;


export const InvoiceCsvRegExp = new RegExp('^\\uFEFF?(رقم المستند|Document number),[\\s\\S]*$', 'u');


export const InvoiceCsv = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(InvoiceCsvMax)).check(/*#__PURE__*/ zod.regex(InvoiceCsvRegExp)).check(/*#__PURE__*/ zod.describe('CSV (RFC 4180) with lines ending in CR LF. Many clients remove the byte order mark when decoding.'));

export type InvoiceCsv = zod.input<typeof InvoiceCsv>;
export type InvoiceCsvOutput = zod.output<typeof InvoiceCsv>;

export const InvoiceXmlMax = 200000;


export const InvoiceXmlRegExp = new RegExp('^<Invoice [\\s\\S]*$', 'u');


export const InvoiceXml = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(InvoiceXmlMax)).check(/*#__PURE__*/ zod.regex(InvoiceXmlRegExp)).check(/*#__PURE__*/ zod.describe('UBL 2.1 by the tax authority\'s XML implementation standard, in canonical form (C14N 1.1), in UTF-8 and unsigned. `InvoiceTypeCode` is 388 for an invoice and 381 for a credit note; its `name` begins with 01 for a standard document and 02 for a simplified one. The day of issue is that in Riyadh, amounts are in riyals with two decimals, names of the seller are in Arabic, and a document without VAT has the category Z with the reason `VATEX-SA-34-1`. The SHA-256 of its bytes, in Base64, is the hash by which the seller\'s next document refers to it.'));

export type InvoiceXml = zod.input<typeof InvoiceXml>;
export type InvoiceXmlOutput = zod.output<typeof InvoiceXml>;

export const LabelPaper = /*#__PURE__*/ zod.enum(['a6', '4x6']).check(/*#__PURE__*/ zod.describe('Paper size of a label. Waybills are always A4.'));

export type LabelPaper = zod.input<typeof LabelPaper>;
export type LabelPaperOutput = zod.output<typeof LabelPaper>;

export const labelBatchCreateShipmentIdsMax = 500;



export const LabelBatchCreate = /*#__PURE__*/ zod.strictObject({
  "shipment_ids": /*#__PURE__*/ zod.array(ShipmentId).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(labelBatchCreateShipmentIdsMax)).check(/*#__PURE__*/ zod.describe('Shipments in the order of their labels. The account\'s plan allows between 50 and 500.')),
  "paper": LabelPaper,
  "language": DocumentLanguage
}).check(/*#__PURE__*/ zod.describe('Which labels to put into one file, and how.'));

export type LabelBatchCreate = zod.input<typeof LabelBatchCreate>;
export type LabelBatchCreateOutput = zod.output<typeof LabelBatchCreate>;

export const LabelBatchIdMax = 64;


export const LabelBatchIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const LabelBatchId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(LabelBatchIdMax)).check(/*#__PURE__*/ zod.regex(LabelBatchIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a label batch.'));

export type LabelBatchId = zod.input<typeof LabelBatchId>;
export type LabelBatchIdOutput = zod.output<typeof LabelBatchId>;

export const LabelBatchStatus = /*#__PURE__*/ zod.enum(['waiting', 'rendering', 'ready', 'failed']).check(/*#__PURE__*/ zod.describe('Progress of the file.'));

export type LabelBatchStatus = zod.input<typeof LabelBatchStatus>;
export type LabelBatchStatusOutput = zod.output<typeof LabelBatchStatus>;

export const LabelLeftOut = /*#__PURE__*/ zod.strictObject({
  "shipment_id": ShipmentId.check(/*#__PURE__*/ zod.describe('The shipment as the request named it.')),
  "tracking_number": /*#__PURE__*/ zod.exactOptional(TrackingNumber).check(/*#__PURE__*/ zod.describe('Its tracking number; absent with `not_found`.')),
  "reason": /*#__PURE__*/ zod.enum(['cancelled', 'not_found']).check(/*#__PURE__*/ zod.describe('Why it has no label in the file.'))
}).check(/*#__PURE__*/ zod.describe('A shipment whose label is not in the file.'));

export type LabelLeftOut = zod.input<typeof LabelLeftOut>;
export type LabelLeftOutOutput = zod.output<typeof LabelLeftOut>;

export const labelBatchDoneMin = 0;
export const labelBatchDoneMax = 2000;

export const labelBatchTotalMin = 0;
export const labelBatchTotalMax = 2000;

export const labelBatchLeftOutMax = 500;



export const LabelBatch = /*#__PURE__*/ zod.strictObject({
  "id": LabelBatchId,
  "status": LabelBatchStatus,
  "paper": LabelPaper,
  "language": DocumentLanguage,
  "done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(labelBatchDoneMin)).check(/*#__PURE__*/ zod.lte(labelBatchDoneMax)).check(/*#__PURE__*/ zod.describe('Number of labels finished.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(labelBatchTotalMin)).check(/*#__PURE__*/ zod.lte(labelBatchTotalMax)).check(/*#__PURE__*/ zod.describe('Number of labels that the file will contain, one for each piece.')),
  "left_out": /*#__PURE__*/ zod.array(LabelLeftOut).check(/*#__PURE__*/ zod.maxLength(labelBatchLeftOutMax)).check(/*#__PURE__*/ zod.describe('Shipments of the request whose labels are not in the file; empty if all are.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the batch was created.')),
  "expires_at": DateTime.check(/*#__PURE__*/ zod.describe('When the batch and its file are deleted.'))
}).check(/*#__PURE__*/ zod.describe('A file with the labels of several shipments.'));

export type LabelBatch = zod.input<typeof LabelBatch>;
export type LabelBatchOutput = zod.output<typeof LabelBatch>;

export const ParcelPresetIdMax = 64;


export const ParcelPresetIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const ParcelPresetId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ParcelPresetIdMax)).check(/*#__PURE__*/ zod.regex(ParcelPresetIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a parcel preset.'));

export type ParcelPresetId = zod.input<typeof ParcelPresetId>;
export type ParcelPresetIdOutput = zod.output<typeof ParcelPresetId>;

export const WeightUnit = /*#__PURE__*/ zod.enum(['kg', 'g', 'lb']).check(/*#__PURE__*/ zod.describe('The unit in which the person entered the weight. Weights in this API are always in grams.'));

export type WeightUnit = zod.input<typeof WeightUnit>;
export type WeightUnitOutput = zod.output<typeof WeightUnit>;

export const DimensionUnit = /*#__PURE__*/ zod.enum(['cm', 'mm', 'in']).check(/*#__PURE__*/ zod.describe('The unit in which the person entered the lengths. Lengths in this API are always in millimetres.'));

export type DimensionUnit = zod.input<typeof DimensionUnit>;
export type DimensionUnitOutput = zod.output<typeof DimensionUnit>;

export const PackagingType = /*#__PURE__*/ zod.enum(['box', 'bag', 'envelope', 'tube', 'pallet']).check(/*#__PURE__*/ zod.describe('What the goods are packed in.'));

export type PackagingType = zod.input<typeof PackagingType>;
export type PackagingTypeOutput = zod.output<typeof PackagingType>;

export const ParcelPreset = /*#__PURE__*/ zod.strictObject({
  "id": ParcelPresetId,
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the preset was saved.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the preset last changed.')),
  "is_paused": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be neither changed nor used, because it is beyond the limit of the account\'s plan.')),
  "name": Line.check(/*#__PURE__*/ zod.describe('Name of the preset, unique within the account.')),
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Total weight of all pieces, in grams.')),
  "weight_unit": WeightUnit,
  "length": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres.')),
  "width": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres.')),
  "height": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres.')),
  "dimension_unit": DimensionUnit,
  "shipment_type": ShipmentType,
  "packaging_type": PackagingType
}).check(/*#__PURE__*/ zod.describe('A parcel that is sent often, as saved.'));

export type ParcelPreset = zod.input<typeof ParcelPreset>;
export type ParcelPresetOutput = zod.output<typeof ParcelPreset>;

export const parcelPresetListDataMax = 100;



export const ParcelPresetList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(ParcelPreset).check(/*#__PURE__*/ zod.maxLength(parcelPresetListDataMax)).check(/*#__PURE__*/ zod.describe('The presets of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of parcel presets.'));

export type ParcelPresetList = zod.input<typeof ParcelPresetList>;
export type ParcelPresetListOutput = zod.output<typeof ParcelPresetList>;

export const ParcelPresetInput = /*#__PURE__*/ zod.strictObject({
  "name": Line.check(/*#__PURE__*/ zod.describe('Name of the preset, unique within the account.')),
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Total weight of all pieces, in grams.')),
  "weight_unit": WeightUnit,
  "length": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres.')),
  "width": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres.')),
  "height": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres.')),
  "dimension_unit": DimensionUnit,
  "shipment_type": ShipmentType,
  "packaging_type": PackagingType
}).check(/*#__PURE__*/ zod.describe('A parcel that is sent often.'));

export type ParcelPresetInput = zod.input<typeof ParcelPresetInput>;
export type ParcelPresetInputOutput = zod.output<typeof ParcelPresetInput>;

export const PlanPrice = /*#__PURE__*/ zod.strictObject({
  "period": PlanPeriod,
  "price": PositiveMoney.check(/*#__PURE__*/ zod.describe('Amount charged, including VAT.')),
  "subtotal": Money.check(/*#__PURE__*/ zod.describe('The price excluding VAT.')),
  "vat_rate": BasisPoints.check(/*#__PURE__*/ zod.describe('VAT rate in basis points.')),
  "vat": Money.check(/*#__PURE__*/ zod.describe('VAT on the subtotal.'))
}).check(/*#__PURE__*/ zod.describe('Price of one period of a plan.'));

export type PlanPrice = zod.input<typeof PlanPrice>;
export type PlanPriceOutput = zod.output<typeof PlanPrice>;

export const PlanAllowance = /*#__PURE__*/ zod.strictObject({
  "limit": PlanLimit,
  "allowed": LimitValue.check(/*#__PURE__*/ zod.describe('The most that the plan allows; for `cash_back`, the share in basis points.'))
}).check(/*#__PURE__*/ zod.describe('What a plan allows of one limit.'));

export type PlanAllowance = zod.input<typeof PlanAllowance>;
export type PlanAllowanceOutput = zod.output<typeof PlanAllowance>;

export const planPricesMax = 2;

export const planLimitsMax = 50;



export const Plan = /*#__PURE__*/ zod.strictObject({
  "tier": PlanTier,
  "prices": /*#__PURE__*/ zod.array(PlanPrice).check(/*#__PURE__*/ zod.maxLength(planPricesMax)).check(/*#__PURE__*/ zod.describe('Prices by period, monthly first. Empty for `basic`, which is free, and for a plan that is no longer offered.')),
  "limits": /*#__PURE__*/ zod.array(PlanAllowance).check(/*#__PURE__*/ zod.maxLength(planLimitsMax)).check(/*#__PURE__*/ zod.describe('All limits of the plan, in the same order for every plan.'))
}).check(/*#__PURE__*/ zod.describe('A plan with its prices and limits.'));

export type Plan = zod.input<typeof Plan>;
export type PlanOutput = zod.output<typeof Plan>;

export const planListDataMax = 3;



export const PlanList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(Plan).check(/*#__PURE__*/ zod.maxLength(planListDataMax)).check(/*#__PURE__*/ zod.describe('The plans, from `basic` to `advanced`.'))
}).check(/*#__PURE__*/ zod.describe('The plans.'));

export type PlanList = zod.input<typeof PlanList>;
export type PlanListOutput = zod.output<typeof PlanList>;

export const CardBrand = /*#__PURE__*/ zod.enum(['mada', 'visa', 'mastercard', 'amex', 'unionpay']).check(/*#__PURE__*/ zod.describe('The card scheme.'));

export type CardBrand = zod.input<typeof CardBrand>;
export type CardBrandOutput = zod.output<typeof CardBrand>;

export const CardExpiryMax = 7;


export const CardExpiryRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$', 'u');


export const CardExpiry = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CardExpiryMax)).check(/*#__PURE__*/ zod.regex(CardExpiryRegExp)).check(/*#__PURE__*/ zod.describe('Year and month until whose end, in Riyadh, the card can be used, as `YYYY-MM`.'));

export type CardExpiry = zod.input<typeof CardExpiry>;
export type CardExpiryOutput = zod.output<typeof CardExpiry>;

export const savedPaymentMethodLastFourMax = 4;


export const savedPaymentMethodLastFourRegExp = new RegExp('^[0-9]{4}$', 'u');


export const SavedPaymentMethod = /*#__PURE__*/ zod.strictObject({
  "id": PaymentMethodId,
  "brand": CardBrand,
  "last_four": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savedPaymentMethodLastFourMax)).check(/*#__PURE__*/ zod.regex(savedPaymentMethodLastFourRegExp)).check(/*#__PURE__*/ zod.describe('Last four digits of the card number.')),
  "expires": CardExpiry,
  "is_expired": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the card has expired and can no longer be charged.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the card was saved.'))
}).check(/*#__PURE__*/ zod.describe('A card with which the balance can be topped up while its owner is absent. The payment provider keeps the card; the server only has a token for it and what is listed here.'));

export type SavedPaymentMethod = zod.input<typeof SavedPaymentMethod>;
export type SavedPaymentMethodOutput = zod.output<typeof SavedPaymentMethod>;

export const savedPaymentMethodListDataMax = 100;



export const SavedPaymentMethodList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(SavedPaymentMethod).check(/*#__PURE__*/ zod.maxLength(savedPaymentMethodListDataMax)).check(/*#__PURE__*/ zod.describe('The saved payment methods, newest first.'))
}).check(/*#__PURE__*/ zod.describe('The saved payment methods.'));

export type SavedPaymentMethodList = zod.input<typeof SavedPaymentMethodList>;
export type SavedPaymentMethodListOutput = zod.output<typeof SavedPaymentMethodList>;

export const ProductShipmentType = /*#__PURE__*/ zod.enum(['parcel', 'fragile', 'chilled']).check(/*#__PURE__*/ zod.describe('How a parcel with the product must be carried.'));

export type ProductShipmentType = zod.input<typeof ProductShipmentType>;
export type ProductShipmentTypeOutput = zod.output<typeof ProductShipmentType>;

export const ProductSort = /*#__PURE__*/ zod.enum(['name', '-name', 'sku', '-sku', 'price', '-price', 'weight', '-weight', 'quantity_sold', '-quantity_sold', 'last_used_at', '-last_used_at', 'created_at', '-created_at']).check(/*#__PURE__*/ zod.describe('Field to sort by: `name` in the reader\'s language, `sku`, `price`, `weight`, `quantity_sold`, `last_used_at` or `created_at`. A leading minus means descending.'));

export type ProductSort = zod.input<typeof ProductSort>;
export type ProductSortOutput = zod.output<typeof ProductSort>;

export const ProductIdMax = 64;


export const ProductIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const ProductId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ProductIdMax)).check(/*#__PURE__*/ zod.regex(ProductIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a product.'));

export type ProductId = zod.input<typeof ProductId>;
export type ProductIdOutput = zod.output<typeof ProductId>;

export const SkuMax = 60;


export const SkuRegExp = new RegExp('^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]+( [^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]+)*$', 'u');


export const Sku = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(SkuMax)).check(/*#__PURE__*/ zod.regex(SkuRegExp)).check(/*#__PURE__*/ zod.describe('The account\'s own code for a product, unique within the account. Letter case matters. No control characters or direction overrides, no space at either end, and no two spaces in a row.'));

export type Sku = zod.input<typeof Sku>;
export type SkuOutput = zod.output<typeof Sku>;

export const HsCodeMin = 6;
export const HsCodeMax = 12;


export const HsCodeRegExp = new RegExp('^[0-9]{6,12}$', 'u');


export const HsCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(HsCodeMin)).check(/*#__PURE__*/ zod.maxLength(HsCodeMax)).check(/*#__PURE__*/ zod.regex(HsCodeRegExp)).check(/*#__PURE__*/ zod.describe('Code of the product in the Harmonized System, for customs abroad: 6 to 12 digits.'));

export type HsCode = zod.input<typeof HsCode>;
export type HsCodeOutput = zod.output<typeof HsCode>;

export const PhotoPreviewMax = 20000;


export const PhotoPreviewRegExp = new RegExp('^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$', 'u');


export const PhotoPreview = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PhotoPreviewMax)).check(/*#__PURE__*/ zod.regex(PhotoPreviewRegExp)).check(/*#__PURE__*/ zod.describe('A square WebP picture of 96 pixels a side, as a data URL in Base64.'));

export type PhotoPreview = zod.input<typeof PhotoPreview>;
export type PhotoPreviewOutput = zod.output<typeof PhotoPreview>;

export const QuantitySoldMin = 0;
export const QuantitySoldMax = 9000000000000;



export const QuantitySold = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(QuantitySoldMin)).check(/*#__PURE__*/ zod.lte(QuantitySoldMax)).check(/*#__PURE__*/ zod.describe('A number of pieces sold.'));

export type QuantitySold = zod.input<typeof QuantitySold>;
export type QuantitySoldOutput = zod.output<typeof QuantitySold>;

export const Product = /*#__PURE__*/ zod.strictObject({
  "id": ProductId,
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the product was added.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the product last changed.')),
  "archived_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the product was archived, so that the booking form no longer offers it; absent if it is not archived.')),
  "is_paused": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be neither changed nor used, because it is beyond the limit of the account\'s plan.')),
  "sku": Sku,
  "name_ar": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name in Arabic; absent if the product has none.')),
  "name_en": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name in English; absent if the product has none.')),
  "price": PositiveMoney.check(/*#__PURE__*/ zod.describe('Value of one piece.')),
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Weight of one piece, in grams.')),
  "weight_unit": WeightUnit,
  "length": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres; absent if unknown.')),
  "width": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres; absent if unknown.')),
  "height": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres; absent if unknown.')),
  "dimension_unit": DimensionUnit,
  "shipment_type": ProductShipmentType,
  "packaging_type": /*#__PURE__*/ zod.exactOptional(PackagingType),
  "hs_code": /*#__PURE__*/ zod.exactOptional(HsCode),
  "origin_country": /*#__PURE__*/ zod.exactOptional(CountryCode).check(/*#__PURE__*/ zod.describe('Country in which the product was made; absent if unknown.')),
  "photo_preview": /*#__PURE__*/ zod.exactOptional(PhotoPreview).check(/*#__PURE__*/ zod.describe('Small version of the photo; absent if the product has none.')),
  "quantity_sold": QuantitySold.check(/*#__PURE__*/ zod.describe('Pieces in shipments that were neither cancelled nor failed.')),
  "last_used_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When a shipment with the product was last booked, even if that shipment was cancelled later. Absent if never; once present, the product can be archived but not deleted, and its SKU cannot change.'))
}).check(/*#__PURE__*/ zod.describe('Something that the account sends. `quantity_sold` and `last_used_at` are derived from shipments that state its SKU.'));

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;

export const productListDataMax = 100;



export const ProductList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(Product).check(/*#__PURE__*/ zod.maxLength(productListDataMax)).check(/*#__PURE__*/ zod.describe('The products of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of products.'));

export type ProductList = zod.input<typeof ProductList>;
export type ProductListOutput = zod.output<typeof ProductList>;

export const ProductInput = /*#__PURE__*/ zod.strictObject({
  "sku": Sku,
  "name_ar": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name in Arabic; absent if the product has none.')),
  "name_en": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name in English; absent if the product has none.')),
  "price": PositiveMoney.check(/*#__PURE__*/ zod.describe('Value of one piece.')),
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Weight of one piece, in grams.')),
  "weight_unit": WeightUnit,
  "length": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres; absent if unknown.')),
  "width": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres; absent if unknown.')),
  "height": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres; absent if unknown.')),
  "dimension_unit": DimensionUnit,
  "shipment_type": ProductShipmentType,
  "packaging_type": /*#__PURE__*/ zod.exactOptional(PackagingType),
  "hs_code": /*#__PURE__*/ zod.exactOptional(HsCode),
  "origin_country": /*#__PURE__*/ zod.exactOptional(CountryCode).check(/*#__PURE__*/ zod.describe('Country in which the product was made; absent if unknown.'))
}).check(/*#__PURE__*/ zod.describe('A product to save. At least one of the two names is required. Length, width and height are given together or not at all.'));

export type ProductInput = zod.input<typeof ProductInput>;
export type ProductInputOutput = zod.output<typeof ProductInput>;

export const productEditsProductIdsMax = 100;



export const ProductEdits = /*#__PURE__*/ zod.strictObject({
  "product_ids": /*#__PURE__*/ zod.array(ProductId).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productEditsProductIdsMax)).check(/*#__PURE__*/ zod.describe('The products to change.')),
  "archived": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True archives the products, false restores them.')),
  "price": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Value of one piece.')),
  "weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Weight of one piece, in grams.')),
  "weight_unit": /*#__PURE__*/ zod.exactOptional(WeightUnit),
  "shipment_type": /*#__PURE__*/ zod.exactOptional(ProductShipmentType),
  "packaging_type": /*#__PURE__*/ zod.exactOptional(PackagingType),
  "hs_code": /*#__PURE__*/ zod.exactOptional(HsCode),
  "origin_country": /*#__PURE__*/ zod.exactOptional(CountryCode).check(/*#__PURE__*/ zod.describe('Country in which the products were made.'))
}).check(/*#__PURE__*/ zod.describe('Products to change, and the fields to set to the same value in all of them. Fields that are left out do not change.'));

export type ProductEdits = zod.input<typeof ProductEdits>;
export type ProductEditsOutput = zod.output<typeof ProductEdits>;

export const editedProductsDataMax = 100;



export const EditedProducts = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(Product).check(/*#__PURE__*/ zod.maxLength(editedProductsDataMax)).check(/*#__PURE__*/ zod.describe('The products, in the order of the request.'))
}).check(/*#__PURE__*/ zod.describe('The products after the change.'));

export type EditedProducts = zod.input<typeof EditedProducts>;
export type EditedProductsOutput = zod.output<typeof EditedProducts>;

export const ProductFileRequest = /*#__PURE__*/ zod.strictObject({
  "format": ImportFileFormat,
  "q": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Words to search for.')),
  "archived": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only archived products; if false, only the others. All of them if absent.')),
  "shipment_type": /*#__PURE__*/ zod.exactOptional(ProductShipmentType),
  "packaging_type": /*#__PURE__*/ zod.exactOptional(PackagingType),
  "origin_country": /*#__PURE__*/ zod.exactOptional(CountryCode).check(/*#__PURE__*/ zod.describe('Only products made in this country.')),
  "sort": /*#__PURE__*/ zod.exactOptional(ProductSort)
}).check(/*#__PURE__*/ zod.describe('Format of the file, and the filters and sort order of `listProducts`.'));

export type ProductFileRequest = zod.input<typeof ProductFileRequest>;
export type ProductFileRequestOutput = zod.output<typeof ProductFileRequest>;

export const ProductFileUpload = /*#__PURE__*/ zod.strictObject({
  "file": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('Content of the file: CSV or XLSX, of at most 5 MiB.'))
}).check(/*#__PURE__*/ zod.describe('A form with the file.'));

export type ProductFileUpload = zod.input<typeof ProductFileUpload>;
export type ProductFileUploadOutput = zod.output<typeof ProductFileUpload>;

export const ProductFileFingerprintMin = 32;
export const ProductFileFingerprintMax = 32;


export const ProductFileFingerprintRegExp = new RegExp('^[0-9a-f]{32}$', 'u');


export const ProductFileFingerprint = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ProductFileFingerprintMin)).check(/*#__PURE__*/ zod.maxLength(ProductFileFingerprintMax)).check(/*#__PURE__*/ zod.regex(ProductFileFingerprintRegExp)).check(/*#__PURE__*/ zod.describe('Identifies what a file adds and changes: the same fingerprint means the same changes.'));

export type ProductFileFingerprint = zod.input<typeof ProductFileFingerprint>;
export type ProductFileFingerprintOutput = zod.output<typeof ProductFileFingerprint>;

export const productFileUnreadableColumnMax = 20000;



export const ProductFileUnreadable = /*#__PURE__*/ zod.strictObject({
  "code": ImportCode.check(/*#__PURE__*/ zod.describe('One of the codes of `ImportUnreadable`, `sku_column_missing`, or `repeated_column` for two columns with the same meaning.')),
  "text": Paragraph.check(/*#__PURE__*/ zod.describe('The reason and what to do about it, in the language of the request.')),
  "row": /*#__PURE__*/ zod.exactOptional(ImportRowNumber).check(/*#__PURE__*/ zod.describe('Where the file cannot be read; absent if the whole file cannot.')),
  "column": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productFileUnreadableColumnMax))).check(/*#__PURE__*/ zod.describe('Number of the column, counting from 1; absent if no single column is affected.'))
}).check(/*#__PURE__*/ zod.describe('Why nothing can be imported from the file, and where.'));

export type ProductFileUnreadable = zod.input<typeof ProductFileUnreadable>;
export type ProductFileUnreadableOutput = zod.output<typeof ProductFileUnreadable>;

export const ProductFileCountMin = 0;
export const ProductFileCountMax = 10000;



export const ProductFileCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ProductFileCountMin)).check(/*#__PURE__*/ zod.lte(ProductFileCountMax)).check(/*#__PURE__*/ zod.describe('A number of rows.'));

export type ProductFileCount = zod.input<typeof ProductFileCount>;
export type ProductFileCountOutput = zod.output<typeof ProductFileCount>;

export const ProductFileCounts = /*#__PURE__*/ zod.strictObject({
  "rows": ProductFileCount.check(/*#__PURE__*/ zod.describe('All rows.')),
  "added": ProductFileCount.check(/*#__PURE__*/ zod.describe('Rows that add a product.')),
  "changed": ProductFileCount.check(/*#__PURE__*/ zod.describe('Rows that change a product.')),
  "unchanged": ProductFileCount.check(/*#__PURE__*/ zod.describe('Rows whose product already has all their values.')),
  "refused": ProductFileCount.check(/*#__PURE__*/ zod.describe('Rows with an error, which are left out.'))
}).check(/*#__PURE__*/ zod.describe('Number of rows by what is done with them.'));

export type ProductFileCounts = zod.input<typeof ProductFileCounts>;
export type ProductFileCountsOutput = zod.output<typeof ProductFileCounts>;

export const ProductFileField = /*#__PURE__*/ zod.enum(['sku', 'name', 'name_ar', 'name_en', 'price', 'currency', 'weight', 'weight_unit', 'length', 'width', 'height', 'dimension_unit', 'shipment_type', 'packaging_type', 'hs_code', 'origin_country']).check(/*#__PURE__*/ zod.describe('What a column of the file means.'));

export type ProductFileField = zod.input<typeof ProductFileField>;
export type ProductFileFieldOutput = zod.output<typeof ProductFileField>;

export const ProductFileColumn = /*#__PURE__*/ zod.strictObject({
  "heading": ImportText.check(/*#__PURE__*/ zod.describe('Heading of the column.')),
  "field": /*#__PURE__*/ zod.exactOptional(ProductFileField).check(/*#__PURE__*/ zod.describe('What the column means; absent if the column is not used.'))
}).check(/*#__PURE__*/ zod.describe('A column of the file.'));

export type ProductFileColumn = zod.input<typeof ProductFileColumn>;
export type ProductFileColumnOutput = zod.output<typeof ProductFileColumn>;

export const ProductFileFault = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.exactOptional(ProductFileField).check(/*#__PURE__*/ zod.describe('The field that is wrong; absent if no single field is.')),
  "heading": /*#__PURE__*/ zod.exactOptional(ImportText).check(/*#__PURE__*/ zod.describe('Heading of the column; absent if the file has no column for the field.')),
  "code": ImportCode.check(/*#__PURE__*/ zod.describe('A `FieldErrorCode`, the reason why a cell cannot be read, or `repeated_sku`.')),
  "text": Paragraph.check(/*#__PURE__*/ zod.describe('The error in words, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('An error in a row.'));

export type ProductFileFault = zod.input<typeof ProductFileFault>;
export type ProductFileFaultOutput = zod.output<typeof ProductFileFault>;

export const productFileRowChangesMax = 20;

export const productFileRowFaultsMax = 40;



export const ProductFileRow = /*#__PURE__*/ zod.strictObject({
  "row": ImportRowNumber,
  "outcome": /*#__PURE__*/ zod.enum(['added', 'changed', 'refused']).check(/*#__PURE__*/ zod.describe('What is done with the row.')),
  "sku": /*#__PURE__*/ zod.exactOptional(ImportText).check(/*#__PURE__*/ zod.describe('The SKU in the file; absent if the row has none.')),
  "name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the product after the import; absent if the row is refused without a name.')),
  "changes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ProductFileField).check(/*#__PURE__*/ zod.maxLength(productFileRowChangesMax))).check(/*#__PURE__*/ zod.describe('Fields that change; present with `changed`.')),
  "faults": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ProductFileFault).check(/*#__PURE__*/ zod.maxLength(productFileRowFaultsMax))).check(/*#__PURE__*/ zod.describe('What is wrong with the row; present with `refused`.'))
}).check(/*#__PURE__*/ zod.describe('What is done with a row.'));

export type ProductFileRow = zod.input<typeof ProductFileRow>;
export type ProductFileRowOutput = zod.output<typeof ProductFileRow>;

export const productFileColumnsMax = 200;

export const productFileRowsMax = 10000;



export const ProductFile = /*#__PURE__*/ zod.strictObject({
  "fingerprint": /*#__PURE__*/ zod.exactOptional(ProductFileFingerprint).check(/*#__PURE__*/ zod.describe('Identifies the changes; send it with `importProducts`. Absent if nothing is added or changed.')),
  "unreadable": /*#__PURE__*/ zod.exactOptional(ProductFileUnreadable).check(/*#__PURE__*/ zod.describe('Why nothing can be imported; absent if the file can be read.')),
  "plan_limit": /*#__PURE__*/ zod.exactOptional(PlanLimitReached).check(/*#__PURE__*/ zod.describe('The limit of the account\'s plan that the added products would exceed; absent if they would not.')),
  "counts": ProductFileCounts,
  "columns": /*#__PURE__*/ zod.array(ProductFileColumn).check(/*#__PURE__*/ zod.maxLength(productFileColumnsMax)).check(/*#__PURE__*/ zod.describe('The columns of the file, in their order.')),
  "rows": /*#__PURE__*/ zod.array(ProductFileRow).check(/*#__PURE__*/ zod.maxLength(productFileRowsMax)).check(/*#__PURE__*/ zod.describe('The rows in the order of the file, without unchanged ones.'))
}).check(/*#__PURE__*/ zod.describe('What a file would do to the products, or has done.'));

export type ProductFile = zod.input<typeof ProductFile>;
export type ProductFileOutput = zod.output<typeof ProductFile>;

export const productPhotoContentMax = 3000000;


export const productPhotoContentRegExp = new RegExp('^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$', 'u');


export const ProductPhoto = /*#__PURE__*/ zod.strictObject({
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productPhotoContentMax)).check(/*#__PURE__*/ zod.regex(productPhotoContentRegExp)).check(/*#__PURE__*/ zod.describe('The photo in WebP, at most 1000 pixels a side, as a data URL in Base64.'))
}).check(/*#__PURE__*/ zod.describe('The photo of a product.'));

export type ProductPhoto = zod.input<typeof ProductPhoto>;
export type ProductPhotoOutput = zod.output<typeof ProductPhoto>;

export const ProductPhotoUpload = /*#__PURE__*/ zod.strictObject({
  "photo": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('Content of the file: PNG, JPEG or WebP, of at most 5 MiB.'))
}).check(/*#__PURE__*/ zod.describe('A form with the photo.'));

export type ProductPhotoUpload = zod.input<typeof ProductPhotoUpload>;
export type ProductPhotoUploadOutput = zod.output<typeof ProductPhotoUpload>;

export const ProfileUpdate = /*#__PURE__*/ zod.strictObject({
  "first_name": Name.check(/*#__PURE__*/ zod.describe('First name of the owner.')),
  "last_name": Name.check(/*#__PURE__*/ zod.describe('Last name of the owner.')),
  "company_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the company; absent for an individual.')),
  "country": CountryCode.check(/*#__PURE__*/ zod.describe('Country of the address.')),
  "state": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Region; in Saudi Arabia, the region code that `listCities` gives for the city. Absent if unknown.')),
  "city": Line.check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "street_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Street; absent if unknown.')),
  "building_no": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Building number; in Saudi Arabia, four digits. Absent if unknown.')),
  "landmark": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The nearest landmark; absent if unknown.')),
  "office": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Number of the office or unit; absent if unknown.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode),
  "short_address": /*#__PURE__*/ zod.exactOptional(ShortAddress),
  "address_type": /*#__PURE__*/ zod.exactOptional(AddressType),
  "locale": Language,
  "delivery_emails": /*#__PURE__*/ zod.exactOptional(DeliveryEmails).check(/*#__PURE__*/ zod.describe('When to send e-mails about delivered shipments. By default, `daily` for a company and `each` for an individual.')),
  "statement_emails": /*#__PURE__*/ zod.exactOptional(StatementEmails).check(/*#__PURE__*/ zod.describe('Whether to send monthly statements by e-mail; false by default.')),
  "vat_number": /*#__PURE__*/ zod.exactOptional(VatNumber),
  "low_balance_threshold": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Balance below which to warn the account, in riyals; absent to turn the warning off.'))
}).check(/*#__PURE__*/ zod.describe('What the owner of the account can change freely. In Saudi Arabia, either the short address or street, building number and postal code are required; abroad, street and building number are required. An account without an address may save everything else without one.'));

export type ProfileUpdate = zod.input<typeof ProfileUpdate>;
export type ProfileUpdateOutput = zod.output<typeof ProfileUpdate>;

export const ActivityGroup = /*#__PURE__*/ zod.enum(['security', 'profile', 'integrations', 'shipments', 'balance', 'saved']).check(/*#__PURE__*/ zod.describe('What an action concerns.'));

export type ActivityGroup = zod.input<typeof ActivityGroup>;
export type ActivityGroupOutput = zod.output<typeof ActivityGroup>;

export const ActivityActorKind = /*#__PURE__*/ zod.enum(['session', 'api_key', 'visitor']).check(/*#__PURE__*/ zod.describe('Who acted.'));

export type ActivityActorKind = zod.input<typeof ActivityActorKind>;
export type ActivityActorKindOutput = zod.output<typeof ActivityActorKind>;

export const ActivityIdMax = 64;


export const ActivityIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const ActivityId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ActivityIdMax)).check(/*#__PURE__*/ zod.regex(ActivityIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies an entry of the activity log.'));

export type ActivityId = zod.input<typeof ActivityId>;
export type ActivityIdOutput = zod.output<typeof ActivityId>;

export const ActivityAction = /*#__PURE__*/ zod.enum(['account_opened', 'signed_in', 'sign_in_code_sent', 'sign_in_failed', 'wrong_code_entered', 'device_code_sent', 'device_confirmed', 'confirmation_code_sent', 'identity_confirmed', 'signed_out', 'session_ended', 'other_sessions_ended', 'password_changed', 'password_reset_requested', 'password_reset_confirmed', 'password_reset', 'email_changed', 'phone_changed', 'verification_code_sent', 'contact_verified', 'second_step_changed', 'data_downloaded', 'activity_downloaded', 'profile_updated', 'picture_updated', 'picture_removed', 'questionnaire_submitted', 'questionnaire_dismissed', 'api_key_created', 'api_key_rotated', 'api_key_revoked', 'store_connected', 'store_updated', 'store_disconnected', 'store_secret_renewed', 'store_address_renewed', 'webhook_endpoint_created', 'webhook_endpoint_updated', 'webhook_endpoint_deleted', 'webhook_secret_rotated', 'shipment_created', 'shipment_updated', 'shipment_cancelled', 'attachment_updated', 'attachment_removed', 'labels_created', 'receiver_address_completed', 'import_created', 'import_booked', 'import_stopped', 'import_deleted', 'rating_created', 'rating_updated', 'rating_deleted', 'top_up_created', 'top_up_retried', 'auto_top_up_changed', 'payment_method_deleted', 'transactions_downloaded', 'invoices_downloaded', 'invoice_file_created', 'statement_downloaded', 'receiver_saved', 'receiver_updated', 'receiver_deleted', 'preset_saved', 'preset_updated', 'preset_deleted', 'favorite_saved', 'favorite_deleted', 'courier_rules_updated', 'product_created', 'product_updated', 'products_updated', 'product_deleted', 'product_photo_updated', 'product_photo_removed', 'products_imported', 'products_downloaded', 'report_downloaded', 'report_scheduled', 'report_unscheduled', 'plan_changed', 'plan_change_scheduled', 'plan_resumed']).check(/*#__PURE__*/ zod.describe('What was done. Every change that an operation makes has an action; refused sign-ins and wrong codes have one too.'));

export type ActivityAction = zod.input<typeof ActivityAction>;
export type ActivityActionOutput = zod.output<typeof ActivityAction>;

export const ActivityTextMax = 254;


export const ActivityTextRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]+$', 'u');


export const ActivityText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ActivityTextMax)).check(/*#__PURE__*/ zod.regex(ActivityTextRegExp)).check(/*#__PURE__*/ zod.describe('One line of text, without control characters or direction overrides.'));

export type ActivityText = zod.input<typeof ActivityText>;
export type ActivityTextOutput = zod.output<typeof ActivityText>;

export const activityActorIdMax = 100;


export const activityActorIdRegExp = new RegExp('^(ses|mzk)_[0-9a-hjkmnp-tv-z]{26}$', 'u');


export const ActivityActor = /*#__PURE__*/ zod.strictObject({
  "kind": ActivityActorKind,
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityActorIdMax)).check(/*#__PURE__*/ zod.regex(activityActorIdRegExp))).check(/*#__PURE__*/ zod.describe('Id of the session, or the client key; absent for visitors.')),
  "name": /*#__PURE__*/ zod.exactOptional(ActivityText).check(/*#__PURE__*/ zod.describe('Name of the key at that time; absent for sessions and visitors.')),
  "current": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is the session that makes this request.'))
}).check(/*#__PURE__*/ zod.describe('Who acted.'));

export type ActivityActor = zod.input<typeof ActivityActor>;
export type ActivityActorOutput = zod.output<typeof ActivityActor>;

export const ActivitySource = /*#__PURE__*/ zod.strictObject({
  "browser": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the browser, such as Firefox.')),
  "system": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the operating system, such as Android.')),
  "country": /*#__PURE__*/ zod.exactOptional(CountryCode).check(/*#__PURE__*/ zod.describe('Country, derived from the network address.'))
}).check(/*#__PURE__*/ zod.describe('Where the request came from. Each part is absent if unknown. The network address is not recorded.'));

export type ActivitySource = zod.input<typeof ActivitySource>;
export type ActivitySourceOutput = zod.output<typeof ActivitySource>;

export const activitySubjectIdMax = 100;


export const activitySubjectIdRegExp = new RegExp('^[a-z0-9_]+$', 'u');


export const ActivitySubject = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activitySubjectIdMax)).check(/*#__PURE__*/ zod.regex(activitySubjectIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifier of a shipment, top-up, saved payment method, session, API key, webhook endpoint, store, store order, saved receiver, parcel preset, product, courier, label batch, import batch, scheduled report or file of invoices; `statement` for a statement, `email` or `phone` for a contact, the tier for a plan. A rating concerns its shipment.')),
  "label": /*#__PURE__*/ zod.exactOptional(ActivityText).check(/*#__PURE__*/ zod.describe('What people call it, as it was at that time: a tracking number, a month, the last four digits of a card, or the name of a key, receiver, preset or courier. Absent if it has no such name.'))
}).check(/*#__PURE__*/ zod.describe('What the action was applied to.'));

export type ActivitySubject = zod.input<typeof ActivitySubject>;
export type ActivitySubjectOutput = zod.output<typeof ActivitySubject>;

export const ActivityField = /*#__PURE__*/ zod.enum(['first_name', 'last_name', 'company_name', 'email', 'phone', 'country', 'state', 'city', 'street_name', 'building_no', 'landmark', 'office', 'postal_code', 'short_address', 'address_type', 'locale', 'delivery_emails', 'statement_emails', 'vat_number', 'second_step', 'low_balance_threshold', 'auto_top_up', 'auto_top_up_threshold', 'auto_top_up_amount', 'auto_top_up_daily_cap']).check(/*#__PURE__*/ zod.describe('A setting that was changed. Passwords and pictures are never listed.'));

export type ActivityField = zod.input<typeof ActivityField>;
export type ActivityFieldOutput = zod.output<typeof ActivityField>;

export const ActivityChange = /*#__PURE__*/ zod.strictObject({
  "field": ActivityField,
  "before": /*#__PURE__*/ zod.exactOptional(ActivityText).check(/*#__PURE__*/ zod.describe('The earlier value, as the profile or automatic top-up states it (`on` or `off`); amounts are in riyals, and requested statements by e-mail are `on`.')),
  "after": /*#__PURE__*/ zod.exactOptional(ActivityText).check(/*#__PURE__*/ zod.describe('The new value, in the same form.'))
}).check(/*#__PURE__*/ zod.describe('One setting before and after the change. A value that was or is not set is absent.'));

export type ActivityChange = zod.input<typeof ActivityChange>;
export type ActivityChangeOutput = zod.output<typeof ActivityChange>;

export const activityEntryChangesMax = 20;



export const ActivityEntry = /*#__PURE__*/ zod.strictObject({
  "id": ActivityId,
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When it was done.')),
  "action": ActivityAction,
  "group": ActivityGroup,
  "actor": ActivityActor,
  "source": ActivitySource,
  "subject": /*#__PURE__*/ zod.exactOptional(ActivitySubject).check(/*#__PURE__*/ zod.describe('What the action was applied to; absent if that is the account itself.')),
  "changes": /*#__PURE__*/ zod.array(ActivityChange).check(/*#__PURE__*/ zod.maxLength(activityEntryChangesMax)).check(/*#__PURE__*/ zod.describe('The settings that were changed; empty for actions that change no setting.'))
}).check(/*#__PURE__*/ zod.describe('One action on the account. Entries never change.'));

export type ActivityEntry = zod.input<typeof ActivityEntry>;
export type ActivityEntryOutput = zod.output<typeof ActivityEntry>;

export const activityListDataMax = 100;



export const ActivityList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(ActivityEntry).check(/*#__PURE__*/ zod.maxLength(activityListDataMax)).check(/*#__PURE__*/ zod.describe('The entries of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of the activity log.'));

export type ActivityList = zod.input<typeof ActivityList>;
export type ActivityListOutput = zod.output<typeof ActivityList>;

export const ActivityFilter = /*#__PURE__*/ zod.strictObject({
  "q": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Words to search for.')),
  "group": /*#__PURE__*/ zod.exactOptional(ActivityGroup),
  "actor": /*#__PURE__*/ zod.exactOptional(ActivityActorKind),
  "created_from": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('Only entries on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('Only entries on or before this day.'))
}).check(/*#__PURE__*/ zod.describe('The filters of `listActivity`. An empty object selects everything.'));

export type ActivityFilter = zod.input<typeof ActivityFilter>;
export type ActivityFilterOutput = zod.output<typeof ActivityFilter>;

export const ActivityCsvMax = 1000000000;


export const ActivityCsvRegExp = new RegExp('^\\uFEFF?(التاريخ|Date),[\\s\\S]*$', 'u');


export const ActivityCsv = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ActivityCsvMax)).check(/*#__PURE__*/ zod.regex(ActivityCsvRegExp)).check(/*#__PURE__*/ zod.describe('CSV (RFC 4180) with lines ending in CR LF. Many clients remove the byte order mark when decoding.'));

export type ActivityCsv = zod.input<typeof ActivityCsv>;
export type ActivityCsvOutput = zod.output<typeof ActivityCsv>;

export const CurrentPasswordRegExp = new RegExp('^[^\\u0000\\uD800-\\uDFFF]+$', 'u');

export const CurrentPasswordMax = 128;



export const CurrentPassword = /*#__PURE__*/ zod.stringFormat('password', CurrentPasswordRegExp).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CurrentPasswordMax)).check(/*#__PURE__*/ zod.describe('The account\'s current password.'));

export type CurrentPassword = zod.input<typeof CurrentPassword>;
export type CurrentPasswordOutput = zod.output<typeof CurrentPassword>;

export const AccountClosing = /*#__PURE__*/ zod.strictObject({
  "current_password": CurrentPassword
}).check(/*#__PURE__*/ zod.describe('Confirmation that the account is to be closed.'));

export type AccountClosing = zod.input<typeof AccountClosing>;
export type AccountClosingOutput = zod.output<typeof AccountClosing>;

export const PasswordConfirmation = /*#__PURE__*/ zod.strictObject({
  "current_password": CurrentPassword
}).check(/*#__PURE__*/ zod.describe('The password, to confirm the session.'));

export type PasswordConfirmation = zod.input<typeof PasswordConfirmation>;
export type PasswordConfirmationOutput = zod.output<typeof PasswordConfirmation>;

export const VerificationRequest = /*#__PURE__*/ zod.strictObject({
  "channel": CodeChannel
}).check(/*#__PURE__*/ zod.describe('Where to send the code.'));

export type VerificationRequest = zod.input<typeof VerificationRequest>;
export type VerificationRequestOutput = zod.output<typeof VerificationRequest>;

export const SessionIdMax = 64;


export const SessionIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const SessionId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SessionIdMax)).check(/*#__PURE__*/ zod.regex(SessionIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a session.'));

export type SessionId = zod.input<typeof SessionId>;
export type SessionIdOutput = zod.output<typeof SessionId>;

export const OpenSession = /*#__PURE__*/ zod.strictObject({
  "id": SessionId,
  "current": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is the session that makes this request.')),
  "browser": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the browser, such as Firefox; absent if unknown.')),
  "system": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the operating system, such as Android; absent if unknown.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['desktop', 'mobile', 'tablet'])).check(/*#__PURE__*/ zod.describe('Kind of device; absent if unknown.')),
  "country": /*#__PURE__*/ zod.exactOptional(CountryCode).check(/*#__PURE__*/ zod.describe('Country of the sign-in, derived from the network address; absent if unknown.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the sign-in took place.')),
  "last_used_at": DateTime.check(/*#__PURE__*/ zod.describe('When the session was last used, accurate to the minute.'))
}).check(/*#__PURE__*/ zod.describe('A sign-in that has not ended.'));

export type OpenSession = zod.input<typeof OpenSession>;
export type OpenSessionOutput = zod.output<typeof OpenSession>;

export const RecordedDevice = /*#__PURE__*/ zod.strictObject({
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the device first signed in.')),
  "last_used_at": DateTime.check(/*#__PURE__*/ zod.describe('When the device last signed in.'))
}).check(/*#__PURE__*/ zod.describe('A device from which the account has signed in.'));

export type RecordedDevice = zod.input<typeof RecordedDevice>;
export type RecordedDeviceOutput = zod.output<typeof RecordedDevice>;

export const SubscriptionStatus = /*#__PURE__*/ zod.enum(['active', 'grace']).check(/*#__PURE__*/ zod.describe('Whether the plan is paid.'));

export type SubscriptionStatus = zod.input<typeof SubscriptionStatus>;
export type SubscriptionStatusOutput = zod.output<typeof SubscriptionStatus>;

export const ScheduledChange = /*#__PURE__*/ zod.strictObject({
  "tier": PlanTier,
  "period": /*#__PURE__*/ zod.exactOptional(PlanPeriod).check(/*#__PURE__*/ zod.describe('New period; absent for `basic`.')),
  "on": Date.check(/*#__PURE__*/ zod.describe('Day on which the change takes effect.'))
}).check(/*#__PURE__*/ zod.describe('A change that takes effect when the paid period ends. A change to `basic` is a cancellation.'));

export type ScheduledChange = zod.input<typeof ScheduledChange>;
export type ScheduledChangeOutput = zod.output<typeof ScheduledChange>;

export const Renewal = /*#__PURE__*/ zod.strictObject({
  "tier": PaidTier,
  "period": PlanPeriod,
  "on": Date.check(/*#__PURE__*/ zod.describe('Day on which the plan is renewed.')),
  "price": PositiveMoney.check(/*#__PURE__*/ zod.describe('Amount to be charged, including VAT. It is today\'s price until seven days before the renewal, when the account is told the price and it becomes fixed.'))
}).check(/*#__PURE__*/ zod.describe('What will be charged when the paid period ends, after a scheduled change if there is one.'));

export type Renewal = zod.input<typeof Renewal>;
export type RenewalOutput = zod.output<typeof Renewal>;

export const SubscriptionVersionMin = 0;
export const SubscriptionVersionMax = 2000000000;



export const SubscriptionVersion = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SubscriptionVersionMin)).check(/*#__PURE__*/ zod.lte(SubscriptionVersionMax)).check(/*#__PURE__*/ zod.describe('Number of times the plan has been changed or renewed. A change must state the version it is based on.'));

export type SubscriptionVersion = zod.input<typeof SubscriptionVersion>;
export type SubscriptionVersionOutput = zod.output<typeof SubscriptionVersion>;

export const LimitUsage = /*#__PURE__*/ zod.strictObject({
  "limit": PlanLimit,
  "allowed": LimitValue.check(/*#__PURE__*/ zod.describe('The most that the account\'s plan allows; for `cash_back`, the share in basis points.')),
  "used": /*#__PURE__*/ zod.exactOptional(LimitValue).check(/*#__PURE__*/ zod.describe('How many the account has, including paused ones. Absent for `cash_back`, `labels_in_file` and `import_rows`, which are not used up.')),
  "paused": /*#__PURE__*/ zod.exactOptional(LimitValue).check(/*#__PURE__*/ zod.describe('How many of them are paused, because they are beyond the limit. Absent whenever `used` is.'))
}).check(/*#__PURE__*/ zod.describe('How much of one limit the account uses.'));

export type LimitUsage = zod.input<typeof LimitUsage>;
export type LimitUsageOutput = zod.output<typeof LimitUsage>;

export const subscriptionUsageMax = 50;



export const Subscription = /*#__PURE__*/ zod.strictObject({
  "tier": PlanTier,
  "period": /*#__PURE__*/ zod.exactOptional(PlanPeriod).check(/*#__PURE__*/ zod.describe('Period of the plan; absent for `basic`.')),
  "status": SubscriptionStatus,
  "starts_on": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('First day of the paid period; absent for `basic`.')),
  "ends_on": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('First day after the paid period; absent for `basic`.')),
  "grace_until": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('Day on which the plan becomes `basic` unless it is paid; present with the status `grace` only.')),
  "scheduled_change": /*#__PURE__*/ zod.exactOptional(ScheduledChange).check(/*#__PURE__*/ zod.describe('The change that takes effect when the paid period ends; absent if none is scheduled.')),
  "renewal": /*#__PURE__*/ zod.exactOptional(Renewal).check(/*#__PURE__*/ zod.describe('The next charge. Absent for `basic`, and if the plan ends because it was cancelled or is no longer offered.')),
  "version": SubscriptionVersion,
  "usage": /*#__PURE__*/ zod.array(LimitUsage).check(/*#__PURE__*/ zod.maxLength(subscriptionUsageMax)).check(/*#__PURE__*/ zod.describe('Usage of all limits, in the order of `listPlans`.'))
}).check(/*#__PURE__*/ zod.describe('The account\'s plan. Days are days in Riyadh.'));

export type Subscription = zod.input<typeof Subscription>;
export type SubscriptionOutput = zod.output<typeof Subscription>;

export const MicroSarMax = 1000000000;



export const MicroSar = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(MicroSarMax)).check(/*#__PURE__*/ zod.describe('Millionths of a riyal for one unit of the currency: 3750000 is SAR 3.75.'));

export type MicroSar = zod.input<typeof MicroSar>;
export type MicroSarOutput = zod.output<typeof MicroSar>;

export const topUpCreditAmountExclusiveMin = 0;
export const topUpCreditAmountMax = 100000000;

export const topUpCheckoutUrlMax = 2000;



export const TopUp = /*#__PURE__*/ zod.strictObject({
  "id": TopUpId,
  "status": TopUpStatus,
  "amount": PositiveMoney.check(/*#__PURE__*/ zod.describe('Amount to pay, in the currency of the payment.')),
  "credit": /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(topUpCreditAmountExclusiveMin)).check(/*#__PURE__*/ zod.lte(topUpCreditAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency (halalas, cents, fils, pence).')),
  "currency": /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']).check(/*#__PURE__*/ zod.describe('ISO 4217 code of the currency.'))
}).check(/*#__PURE__*/ zod.describe('Amount credited to the balance, in riyals. Each attempt to pay has the rate of the day on which it was opened, and is credited at that rate even if it is paid late.')),
  "micro_sar": MicroSar,
  "plan": /*#__PURE__*/ zod.exactOptional(PaidPlan).check(/*#__PURE__*/ zod.describe('The plan that the top-up pays for; absent if it pays for none.')),
  "taken_back": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('The part of the credit that the payment provider has taken back, by a refund or a charge-back; absent if there is none.')),
  "payment_method": TopUpMethod,
  "automatic": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether automatic top-up started it, with a saved payment method. Such a top-up has no payment page and cannot be tried again.')),
  "description": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The account\'s own note; absent if there is none.')),
  "return_url": /*#__PURE__*/ zod.exactOptional(ReturnUrl),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the top-up was started.')),
  "paid_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the money was paid; absent until then.')),
  "failure": /*#__PURE__*/ zod.exactOptional(PaymentFailure).check(/*#__PURE__*/ zod.describe('Why the last attempt failed; present if the status is `failed` and the payment provider gives a reason.')),
  "checkout_url": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(topUpCheckoutUrlMax))).check(/*#__PURE__*/ zod.describe('The payment provider\'s page; present while the status is `pending`, unless the top-up is automatic.'))
}).check(/*#__PURE__*/ zod.describe('An amount that the account pays into its balance.'));

export type TopUp = zod.input<typeof TopUp>;
export type TopUpOutput = zod.output<typeof TopUp>;

export const LedgerEntry = /*#__PURE__*/ zod.strictObject({
  "ledger_account": /*#__PURE__*/ zod.enum(['customer_balance', 'carriage_revenue', 'subscription_revenue', 'vat_payable', 'top_up_clearing', 'cash_back_expense', 'cod_with_couriers', 'cod_owed', 'courier_clearing', 'suspense']).check(/*#__PURE__*/ zod.describe('Account of the ledger that the entry changes.')),
  "amount": Money.check(/*#__PURE__*/ zod.describe('Positive for a credit, negative for a debit.'))
}).check(/*#__PURE__*/ zod.describe('One side of a movement.'));

export type LedgerEntry = zod.input<typeof LedgerEntry>;
export type LedgerEntryOutput = zod.output<typeof LedgerEntry>;

export const recordedTransactionSequenceMax = 2000000000;

export const recordedTransactionEntriesMin = 2;
export const recordedTransactionEntriesMax = 10;



export const RecordedTransaction = /*#__PURE__*/ zod.strictObject({
  "id": TransactionId,
  "sequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(recordedTransactionSequenceMax)).check(/*#__PURE__*/ zod.describe('Position of the movement in the account\'s ledger, counting from 1.')),
  "kind": LedgerKind,
  "amount": Money.check(/*#__PURE__*/ zod.describe('Positive into the balance, negative out of it; zero for movements of cash on delivery.')),
  "balance_after": Money.check(/*#__PURE__*/ zod.describe('The balance after the movement.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the movement was booked.')),
  "shipment_id": /*#__PURE__*/ zod.exactOptional(ShipmentId).check(/*#__PURE__*/ zod.describe('The shipment that caused the movement; absent if none did.')),
  "tracking_number": /*#__PURE__*/ zod.exactOptional(TrackingNumber).check(/*#__PURE__*/ zod.describe('Tracking number of that shipment.')),
  "top_up_id": /*#__PURE__*/ zod.exactOptional(TopUpId).check(/*#__PURE__*/ zod.describe('The top-up that caused the movement; absent if none did.')),
  "payment_method": /*#__PURE__*/ zod.exactOptional(TopUpMethod).check(/*#__PURE__*/ zod.describe('How the top-up was paid.')),
  "paid": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount paid for the top-up, in the currency of the payment. Present with the kind `top_up` only.')),
  "description": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Description of the top-up; absent if it has none.')),
  "cash_on_delivery": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount that the courier collected or remitted. Present with `cod_collected` and `cod_remitted` only.')),
  "entries": /*#__PURE__*/ zod.array(LedgerEntry).check(/*#__PURE__*/ zod.minLength(recordedTransactionEntriesMin)).check(/*#__PURE__*/ zod.maxLength(recordedTransactionEntriesMax)).check(/*#__PURE__*/ zod.describe('The entries of the movement, which add up to zero.'))
}).check(/*#__PURE__*/ zod.describe('One movement of the ledger, with all its entries.'));

export type RecordedTransaction = zod.input<typeof RecordedTransaction>;
export type RecordedTransactionOutput = zod.output<typeof RecordedTransaction>;

export const PaymentType = /*#__PURE__*/ zod.enum(['prepaid', 'cash_on_delivery']).check(/*#__PURE__*/ zod.describe('How the receiver pays for the goods.'));

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;

export const quoteCreateCouriersMax = 4;



export const QuoteCreate = /*#__PURE__*/ zod.strictObject({
  "origin": Place.check(/*#__PURE__*/ zod.describe('Where the parcel is sent from.')),
  "destination": Place.check(/*#__PURE__*/ zod.describe('Where the parcel is sent to.')),
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Total weight of all pieces, in grams.')),
  "length": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres. Give length, width and height together or not at all; creating a shipment requires a quote that has them.')),
  "width": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres.')),
  "height": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres.')),
  "pieces": /*#__PURE__*/ zod.exactOptional(Pieces).check(/*#__PURE__*/ zod.describe('Number of pieces; 1 by default.')),
  "shipment_type": /*#__PURE__*/ zod.exactOptional(ShipmentType).check(/*#__PURE__*/ zod.describe('What the parcel contains; undecided if absent. Creating a shipment requires a quote that has it.')),
  "shipping_method": /*#__PURE__*/ zod.exactOptional(ShippingMethod).check(/*#__PURE__*/ zod.describe('How the courier gets the parcel; undecided if absent. Creating a shipment requires a quote that has it.')),
  "payment_type": /*#__PURE__*/ zod.exactOptional(PaymentType).check(/*#__PURE__*/ zod.describe('How the receiver pays for the goods; `prepaid` by default.')),
  "amount_to_collect": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount that the courier is to collect. Required with cash on delivery, refused otherwise.')),
  "couriers": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(CourierId).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteCreateCouriersMax))).check(/*#__PURE__*/ zod.describe('Price the parcel with these couriers only, to compare them. Couriers that are unknown or have left are ignored.'))
}).check(/*#__PURE__*/ zod.describe('A parcel to price. Two places and a weight are enough; the other fields make the price more exact.'));

export type QuoteCreate = zod.input<typeof QuoteCreate>;
export type QuoteCreateOutput = zod.output<typeof QuoteCreate>;

export const RecordedQuote = /*#__PURE__*/ zod.strictObject({
  "id": QuoteId,
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the quote was given.')),
  "expires_at": DateTime.check(/*#__PURE__*/ zod.describe('When the quote expires or expired.')),
  "request": QuoteCreate,
  "shipment_id": /*#__PURE__*/ zod.exactOptional(ShipmentId).check(/*#__PURE__*/ zod.describe('The shipment that was booked with the quote; absent if none was.'))
}).check(/*#__PURE__*/ zod.describe('A stored quote, without its prices.'));

export type RecordedQuote = zod.input<typeof RecordedQuote>;
export type RecordedQuoteOutput = zod.output<typeof RecordedQuote>;

export const ShipmentVersionMax = 2000000000;



export const ShipmentVersion = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ShipmentVersionMax)).check(/*#__PURE__*/ zod.describe('Version of the shipment, starting at 1 and increased by each edit. An edit must state the version it is based on.'));

export type ShipmentVersion = zod.input<typeof ShipmentVersion>;
export type ShipmentVersionOutput = zod.output<typeof ShipmentVersion>;

export const ReferenceIdMax = 60;


export const ReferenceIdRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]+$', 'u');


export const ReferenceId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReferenceIdMax)).check(/*#__PURE__*/ zod.regex(ReferenceIdRegExp)).check(/*#__PURE__*/ zod.describe('The customer\'s own number for the order. It need not be unique.'));

export type ReferenceId = zod.input<typeof ReferenceId>;
export type ReferenceIdOutput = zod.output<typeof ReferenceId>;

export const ShipmentStatus = /*#__PURE__*/ zod.enum(['pending', 'completed', 'cancelled', 'failed']).check(/*#__PURE__*/ zod.describe('The main status of a shipment. `completed`, `cancelled` and `failed` are final.'));

export type ShipmentStatus = zod.input<typeof ShipmentStatus>;
export type ShipmentStatusOutput = zod.output<typeof ShipmentStatus>;

export const TrackingStatus = /*#__PURE__*/ zod.enum(['created', 'picked_up', 'in_transit', 'at_hub', 'out_for_delivery', 'delivery_attempted', 'delivered', 'returning', 'returned', 'cancelled', 'failed']).check(/*#__PURE__*/ zod.describe('The detailed progress of a shipment, which complements the status. It is where the courier\'s scans lead in the order in which they happened, whenever they were reported; those of one moment are taken in the order of this list. Only `created` leads to `picked_up`; `returning` leads only to `delivered`, `returned` and `failed`; and nothing leads out of these three and `cancelled`, once a shipment was there.'));

export type TrackingStatus = zod.input<typeof TrackingStatus>;
export type TrackingStatusOutput = zod.output<typeof TrackingStatus>;

export const PaymentMethod = /*#__PURE__*/ zod.enum(['balance']).check(/*#__PURE__*/ zod.describe('How the shipping cost is paid.'));

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const PaymentStatus = /*#__PURE__*/ zod.enum(['paid', 'refunded', 'partly_refunded', 'cod_pending', 'cod_collected', 'cod_remitted']).check(/*#__PURE__*/ zod.describe('What has become of the money: of the shipping cost if the goods are prepaid, of the collected cash otherwise.'));

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;

export const Invoice = /*#__PURE__*/ zod.strictObject({
  "number": DocumentNumber.check(/*#__PURE__*/ zod.describe('Number of the tax invoice, which `getInvoice` takes.')),
  "issued_at": DateTime.check(/*#__PURE__*/ zod.describe('When the invoice was issued.'))
}).check(/*#__PURE__*/ zod.describe('The tax invoice for the carriage.'));

export type Invoice = zod.input<typeof Invoice>;
export type InvoiceOutput = zod.output<typeof Invoice>;

export const AdditionalNumberMax = 4;


export const AdditionalNumberRegExp = new RegExp('^[0-9]{4}$', 'u');


export const AdditionalNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AdditionalNumberMax)).check(/*#__PURE__*/ zod.regex(AdditionalNumberRegExp)).check(/*#__PURE__*/ zod.describe('The additional number of a Saudi National Address, four digits.'));

export type AdditionalNumber = zod.input<typeof AdditionalNumber>;
export type AdditionalNumberOutput = zod.output<typeof AdditionalNumber>;

export const Receiver = /*#__PURE__*/ zod.strictObject({
  "full_name": Line.check(/*#__PURE__*/ zod.describe('Full name of the receiver.')),
  "country": CountryCode.check(/*#__PURE__*/ zod.describe('Country of the address.')),
  "state": Line.check(/*#__PURE__*/ zod.describe('Region; in Saudi Arabia, the region code that `listCities` gives for the city.')),
  "city": Line.check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "district": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('District or neighbourhood; absent if not stated.')),
  "street_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Street; absent if the short address is given instead.')),
  "building_no": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Building number. In Saudi Arabia, four digits.')),
  "landmark": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Further details of the address, such as a nearby landmark.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode),
  "additional_number": /*#__PURE__*/ zod.exactOptional(AdditionalNumber),
  "short_address": /*#__PURE__*/ zod.exactOptional(ShortAddress),
  "email": /*#__PURE__*/ zod.exactOptional(Email).check(/*#__PURE__*/ zod.describe('E-mail of the receiver; absent if not stated.')),
  "phone": Phone.check(/*#__PURE__*/ zod.describe('Phone of the receiver, which the driver calls.')),
  "company": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The receiver\'s company; absent for a private person.')),
  "address_type": AddressType,
  "message": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('A message delivered with the parcel.'))
}).check(/*#__PURE__*/ zod.describe('Who receives the parcel. In Saudi Arabia, either the short address or street, building number and postal code are required, because couriers must refuse parcels without a National Address. Abroad, street and building number are required, and a short address is refused.'));

export type Receiver = zod.input<typeof Receiver>;
export type ReceiverOutput = zod.output<typeof Receiver>;

export const senderPhoneCodeMax = 5;


export const senderPhoneCodeRegExp = new RegExp('^\\+[1-9][0-9]{0,3}$', 'u');
export const senderVolumeExclusiveMin = 0;
export const senderVolumeMax = 100000000;



export const Sender = /*#__PURE__*/ zod.strictObject({
  "contact_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the person who sends the parcel.')),
  "contact_number": /*#__PURE__*/ zod.exactOptional(Phone).check(/*#__PURE__*/ zod.describe('Phone of that person.')),
  "email": /*#__PURE__*/ zod.exactOptional(Email).check(/*#__PURE__*/ zod.describe('E-mail of the sender.')),
  "address": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Street address that the parcel is sent from.')),
  "city": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('City that the parcel is sent from: in Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "country": /*#__PURE__*/ zod.exactOptional(CountryCode).check(/*#__PURE__*/ zod.describe('Country that the parcel is sent from.')),
  "amount_to_collect": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount that the courier collects from the receiver. Required with cash on delivery, refused otherwise.')),
  "address_type": /*#__PURE__*/ zod.exactOptional(AddressType),
  "company": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The sender\'s company.')),
  "backup_phone": /*#__PURE__*/ zod.exactOptional(Phone).check(/*#__PURE__*/ zod.describe('A second phone, in case the first is not answered.')),
  "phone_code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(senderPhoneCodeMax)).check(/*#__PURE__*/ zod.regex(senderPhoneCodeRegExp))).check(/*#__PURE__*/ zod.describe('International calling code of the contact number, such as `+966`.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode),
  "volume": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(senderVolumeExclusiveMin)).check(/*#__PURE__*/ zod.lte(senderVolumeMax))).check(/*#__PURE__*/ zod.describe('Total volume of all pieces, in cubic centimetres.')),
  "gross_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Total weight of all pieces including packaging, in grams.')),
  "pickup_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Who hands the parcel to the courier.')),
  "return_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Who takes the parcel back if it is returned.')),
  "collecting_money": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the courier hands the collected cash to the person named in `pickup_name`.'))
}).check(/*#__PURE__*/ zod.describe('Who sends the parcel. A courier\'s `sender_fields` lists the fields that it requires; all others are optional.'));

export type Sender = zod.input<typeof Sender>;
export type SenderOutput = zod.output<typeof Sender>;

export const ParcelSize = /*#__PURE__*/ zod.enum(['small', 'medium', 'large', 'custom']).check(/*#__PURE__*/ zod.describe('The preset with which the dimensions were filled in. The dimensions themselves are what counts.'));

export type ParcelSize = zod.input<typeof ParcelSize>;
export type ParcelSizeOutput = zod.output<typeof ParcelSize>;

export const DeliveryWindow = /*#__PURE__*/ zod.enum(['09-12', '12-15', '15-18', '18-21']).check(/*#__PURE__*/ zod.describe('The three hours of the day in which the receiver prefers delivery, in Riyadh time.'));

export type DeliveryWindow = zod.input<typeof DeliveryWindow>;
export type DeliveryWindowOutput = zod.output<typeof DeliveryWindow>;

export const QuantityMax = 100000;



export const Quantity = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(QuantityMax)).check(/*#__PURE__*/ zod.describe('Number of pieces of a product.'));

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

export const FurtherProduct = /*#__PURE__*/ zod.strictObject({
  "sku": /*#__PURE__*/ zod.exactOptional(Sku).check(/*#__PURE__*/ zod.describe('The product\'s SKU, if it is one of the account\'s products.')),
  "product_name": Line.check(/*#__PURE__*/ zod.describe('Name of the product, as printed on documents.')),
  "quantity": Quantity,
  "price": PositiveMoney.check(/*#__PURE__*/ zod.describe('Value of the product for the whole quantity, in the currency of the first product.'))
}).check(/*#__PURE__*/ zod.describe('A product in the parcel besides the first one.'));

export type FurtherProduct = zod.input<typeof FurtherProduct>;
export type FurtherProductOutput = zod.output<typeof FurtherProduct>;

export const FurtherProductsMax = 19;



export const FurtherProducts = /*#__PURE__*/ zod.array(FurtherProduct).check(/*#__PURE__*/ zod.maxLength(FurtherProductsMax)).check(/*#__PURE__*/ zod.describe('The products in the parcel besides the first one; absent if there is only one.'));

export type FurtherProducts = zod.input<typeof FurtherProducts>;
export type FurtherProductsOutput = zod.output<typeof FurtherProducts>;

export const goodsValueAmountMin = 0;
export const goodsValueAmountMax = 2000000000;



export const GoodsValue = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(goodsValueAmountMin)).check(/*#__PURE__*/ zod.lte(goodsValueAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency.')),
  "currency": Currency
}).check(/*#__PURE__*/ zod.describe('Total value of all products, in minor units.'));

export type GoodsValue = zod.input<typeof GoodsValue>;
export type GoodsValueOutput = zod.output<typeof GoodsValue>;

export const AttachmentType = /*#__PURE__*/ zod.enum(['image/webp', 'application/pdf']).check(/*#__PURE__*/ zod.describe('Media type of the stored file.'));

export type AttachmentType = zod.input<typeof AttachmentType>;
export type AttachmentTypeOutput = zod.output<typeof AttachmentType>;

export const attachmentSizeMax = 5242880;



export const Attachment = /*#__PURE__*/ zod.strictObject({
  "media_type": AttachmentType,
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(attachmentSizeMax)).check(/*#__PURE__*/ zod.describe('Size of the stored file, in bytes.')),
  "added_at": DateTime.check(/*#__PURE__*/ zod.describe('When the file was attached.'))
}).check(/*#__PURE__*/ zod.describe('The file attached to a shipment, without its content.'));

export type Attachment = zod.input<typeof Attachment>;
export type AttachmentOutput = zod.output<typeof Attachment>;

export const shipmentChargeRechargedAmountExclusiveMin = 0;
export const shipmentChargeRechargedAmountMax = 100000000;



export const ShipmentCharge = /*#__PURE__*/ zod.strictObject({
  "chargeable_weight": WeightGrams.check(/*#__PURE__*/ zod.describe('The larger of the actual weight and the volumetric weight of all pieces, in grams.')),
  "base_fee": Money.check(/*#__PURE__*/ zod.describe('Fee for the base weight, excluding VAT.')),
  "weight_fee": Money.check(/*#__PURE__*/ zod.describe('Fee for the weight above 10 kg or the base weight, excluding VAT.')),
  "cod_fee": Money.check(/*#__PURE__*/ zod.describe('Fee for cash on delivery, excluding VAT; zero if the goods are prepaid.')),
  "remote_area_fee": Money.check(/*#__PURE__*/ zod.describe('Surcharge for a remote area, excluding VAT; zero if neither end is remote.')),
  "subtotal": Money.check(/*#__PURE__*/ zod.describe('Sum of the four fees, excluding VAT.')),
  "vat_rate": BasisPoints.check(/*#__PURE__*/ zod.describe('VAT rate in basis points: 1500 for domestic carriage, 0 if one end is abroad.')),
  "vat": Money.check(/*#__PURE__*/ zod.describe('VAT on the subtotal.')),
  "total_fee": Money.check(/*#__PURE__*/ zod.describe('Amount charged to the balance, including VAT.')),
  "return_price": Money.check(/*#__PURE__*/ zod.describe('Amount charged if the parcel is returned to its sender, including VAT.')),
  "refunded": Money.check(/*#__PURE__*/ zod.describe('Amount refunded to the balance, including VAT; zero if nothing was.')),
  "cash_back": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount that the account\'s plan paid back to the balance, less what a refund took back. Absent if there is none.')),
  "recharged": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(shipmentChargeRechargedAmountExclusiveMin)).check(/*#__PURE__*/ zod.lte(shipmentChargeRechargedAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency (halalas, cents, fils, pence).')),
  "currency": /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']).check(/*#__PURE__*/ zod.describe('ISO 4217 code of the currency.'))
})).check(/*#__PURE__*/ zod.describe('The refund that was charged again, because the courier delivered the parcel although the shipment was cancelled or had failed. The status does not change; the delivery appears in the tracking history.')),
  "delivery_owed": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('The amount to be charged again while the balance is too low for it; it is charged as soon as the balance allows.')),
  "return_owed": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('The return price, including VAT, while the balance is too low for it; it is charged as soon as the balance allows.'))
}).check(/*#__PURE__*/ zod.describe('The price as charged, with its components.'));

export type ShipmentCharge = zod.input<typeof ShipmentCharge>;
export type ShipmentChargeOutput = zod.output<typeof ShipmentCharge>;

export const shipmentTrackingUrlMax = 300;

export const shipmentDaysSinceCreatedMin = 0;
export const shipmentDaysSinceCreatedMax = 100000;

export const shipmentHoursSinceLastUpdateMin = 0;
export const shipmentHoursSinceLastUpdateMax = 1000000;



export const Shipment = /*#__PURE__*/ zod.strictObject({
  "id": ShipmentId,
  "version": ShipmentVersion,
  "tracking_number": TrackingNumber,
  "reference_id": /*#__PURE__*/ zod.exactOptional(ReferenceId).check(/*#__PURE__*/ zod.describe('The customer\'s own number for the order; absent if there is none.')),
  "status": ShipmentStatus,
  "tracking_status": TrackingStatus,
  "payment_method": PaymentMethod,
  "payment_status": PaymentStatus.check(/*#__PURE__*/ zod.describe('What has become of the money: of the shipping cost if the goods are prepaid, of the collected cash otherwise.')),
  "payment_type": PaymentType,
  "courier": CourierSummary.check(/*#__PURE__*/ zod.describe('The courier that carries the shipment.')),
  "courier_choice": /*#__PURE__*/ zod.exactOptional(CourierChoice).check(/*#__PURE__*/ zod.describe('Why this courier was chosen; absent if a person chose it.')),
  "source": ShipmentSource,
  "test": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True for a shipment booked with a test key, which no courier carries and nobody pays; otherwise absent.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the shipment was booked.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the status last changed or, until it is final, the courier last scanned the parcel.')),
  "tracking_url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shipmentTrackingUrlMax)).check(/*#__PURE__*/ zod.describe('Public page of the shipment for its receiver, relative to the web app\'s origin. It needs no account, and its address cannot be guessed.')),
  "invoice": Invoice,
  "days_since_created": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(shipmentDaysSinceCreatedMin)).check(/*#__PURE__*/ zod.lte(shipmentDaysSinceCreatedMax)).check(/*#__PURE__*/ zod.describe('Whole days since the shipment was booked.')),
  "hours_since_last_update": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(shipmentHoursSinceLastUpdateMin)).check(/*#__PURE__*/ zod.lte(shipmentHoursSinceLastUpdateMax)).check(/*#__PURE__*/ zod.describe('Whole hours since `updated_at`.')),
  "delivery_time": TransitTime.check(/*#__PURE__*/ zod.describe('Transit time that the courier promised, in its working days.')),
  "expected_delivery_on": Date.check(/*#__PURE__*/ zod.describe('Last day of the delivery time, counting only the courier\'s working days.')),
  "service_type": ServiceType,
  "company": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The sending company\'s name, as printed on the label; absent if not stated.')),
  "origin": Place.check(/*#__PURE__*/ zod.describe('Where the parcel is collected or handed over.')),
  "destination": Place.check(/*#__PURE__*/ zod.describe('Where the parcel is delivered.')),
  "receiver": Receiver,
  "address_completed_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the receiver completed the missing National Address on the public page; absent if that never happened.')),
  "sender": Sender,
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Total weight of all pieces, in grams.')),
  "weight_unit": WeightUnit,
  "length": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres.')),
  "width": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres.')),
  "height": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres.')),
  "dimension_unit": DimensionUnit,
  "size": ParcelSize,
  "pieces": Pieces,
  "shipment_type": ShipmentType,
  "packaging_type": PackagingType,
  "shipping_method": ShippingMethod,
  "preferred_delivery_day": DeliveryDay,
  "preferred_delivery_time": DeliveryWindow,
  "sku": /*#__PURE__*/ zod.exactOptional(Sku).check(/*#__PURE__*/ zod.describe('SKU of the first product; absent if it was not one of the account\'s products.')),
  "product_name": Line.check(/*#__PURE__*/ zod.describe('Name of the first product.')),
  "quantity": Quantity.check(/*#__PURE__*/ zod.describe('Quantity of the first product.')),
  "price": PositiveMoney.check(/*#__PURE__*/ zod.describe('Value of the first product for the whole quantity.')),
  "further_products": /*#__PURE__*/ zod.exactOptional(FurtherProducts),
  "goods_value": GoodsValue,
  "note": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('Note for the courier; absent if there is none.')),
  "attachment": /*#__PURE__*/ zod.exactOptional(Attachment).check(/*#__PURE__*/ zod.describe('The file attached to the shipment; absent if there is none.')),
  "charge": ShipmentCharge,
  "cancellable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the shipment can be cancelled: true until the courier has collected the parcel.'))
}).check(/*#__PURE__*/ zod.describe('A booked shipment.'));

export type Shipment = zod.input<typeof Shipment>;
export type ShipmentOutput = zod.output<typeof Shipment>;

export const DeliveryFailureReason = /*#__PURE__*/ zod.enum(['absent', 'refused', 'address', 'damaged', 'other']).check(/*#__PURE__*/ zod.describe('Why a parcel was not delivered, as reported by the courier.'));

export type DeliveryFailureReason = zod.input<typeof DeliveryFailureReason>;
export type DeliveryFailureReasonOutput = zod.output<typeof DeliveryFailureReason>;

export const TrackingEvent = /*#__PURE__*/ zod.strictObject({
  "occurred_at": DateTime.check(/*#__PURE__*/ zod.describe('When it happened, according to the courier.')),
  "tracking_status": TrackingStatus,
  "city": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Where it happened: in Saudi Arabia, a code from `listCities`; abroad, the name of the city. Absent if the courier did not say.')),
  "failure_reason": /*#__PURE__*/ zod.exactOptional(DeliveryFailureReason).check(/*#__PURE__*/ zod.describe('Why the delivery failed. Only with `delivery_attempted`, `returning` and `failed`, and only if the courier gave a reason.')),
  "courier_text": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('The courier\'s own wording, on one line and shortened if it is too long. Absent if there is none.'))
}).check(/*#__PURE__*/ zod.describe('A scan, or another event on the way of a parcel.'));

export type TrackingEvent = zod.input<typeof TrackingEvent>;
export type TrackingEventOutput = zod.output<typeof TrackingEvent>;

export const AttachmentContentMax = 7000000;


export const AttachmentContentRegExp = new RegExp('^data:(image/webp|application/pdf);base64,[A-Za-z0-9+/]+={0,2}$', 'u');


export const AttachmentContent = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AttachmentContentMax)).check(/*#__PURE__*/ zod.regex(AttachmentContentRegExp)).check(/*#__PURE__*/ zod.describe('Content of the file, as a data URL in Base64.'));

export type AttachmentContent = zod.input<typeof AttachmentContent>;
export type AttachmentContentOutput = zod.output<typeof AttachmentContent>;

export const recordedShipmentEventsMax = 500;



export const RecordedShipment = /*#__PURE__*/ zod.strictObject({
  "shipment": Shipment,
  "events": /*#__PURE__*/ zod.array(TrackingEvent).check(/*#__PURE__*/ zod.maxLength(recordedShipmentEventsMax)).check(/*#__PURE__*/ zod.describe('The tracking history, newest first.')),
  "attachment": /*#__PURE__*/ zod.exactOptional(AttachmentContent).check(/*#__PURE__*/ zod.describe('Content of the attached file; absent if there is none.'))
}).check(/*#__PURE__*/ zod.describe('A shipment with its tracking history.'));

export type RecordedShipment = zod.input<typeof RecordedShipment>;
export type RecordedShipmentOutput = zod.output<typeof RecordedShipment>;

export const Rating = /*#__PURE__*/ zod.strictObject({
  "id": RatingId,
  "shipment_id": ShipmentId.check(/*#__PURE__*/ zod.describe('The shipment that was rated.')),
  "courier_id": CourierId.check(/*#__PURE__*/ zod.describe('The courier that was rated.')),
  "score": RatingScore,
  "parts": RatingParts,
  "text": /*#__PURE__*/ zod.exactOptional(RatingText).check(/*#__PURE__*/ zod.describe('What the person has to say; absent if nothing.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the rating was given.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the rating last changed.'))
}).check(/*#__PURE__*/ zod.describe('A rating, as the account that gave it sees it.'));

export type Rating = zod.input<typeof Rating>;
export type RatingOutput = zod.output<typeof Rating>;

export const SavedReceiverIdMax = 64;


export const SavedReceiverIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const SavedReceiverId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SavedReceiverIdMax)).check(/*#__PURE__*/ zod.regex(SavedReceiverIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a saved receiver.'));

export type SavedReceiverId = zod.input<typeof SavedReceiverId>;
export type SavedReceiverIdOutput = zod.output<typeof SavedReceiverId>;

export const SavedReceiver = /*#__PURE__*/ zod.strictObject({
  "id": SavedReceiverId,
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the receiver was saved.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the receiver last changed.')),
  "is_paused": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be neither changed nor used, because it is beyond the limit of the account\'s plan.')),
  "full_name": Line.check(/*#__PURE__*/ zod.describe('Full name of the receiver.')),
  "country": CountryCode.check(/*#__PURE__*/ zod.describe('Country of the address.')),
  "state": Line.check(/*#__PURE__*/ zod.describe('Region; in Saudi Arabia, its code.')),
  "city": Line.check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "district": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('District or neighbourhood; absent if not stated.')),
  "street_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Street; absent if the short address is given instead.')),
  "building_no": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Building number. In Saudi Arabia, four digits.')),
  "landmark": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Further details of the address, such as a nearby landmark.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode),
  "additional_number": /*#__PURE__*/ zod.exactOptional(AdditionalNumber),
  "short_address": /*#__PURE__*/ zod.exactOptional(ShortAddress),
  "email": /*#__PURE__*/ zod.exactOptional(Email).check(/*#__PURE__*/ zod.describe('E-mail of the receiver; absent if not stated.')),
  "phone": Phone.check(/*#__PURE__*/ zod.describe('Phone of the receiver, which the driver calls.')),
  "company": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The receiver\'s company; absent for a private person.')),
  "address_type": AddressType
}).check(/*#__PURE__*/ zod.describe('A receiver saved for later shipments.'));

export type SavedReceiver = zod.input<typeof SavedReceiver>;
export type SavedReceiverOutput = zod.output<typeof SavedReceiver>;

export const ScheduledReportIdMax = 64;


export const ScheduledReportIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const ScheduledReportId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ScheduledReportIdMax)).check(/*#__PURE__*/ zod.regex(ScheduledReportIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a scheduled report.'));

export type ScheduledReportId = zod.input<typeof ScheduledReportId>;
export type ScheduledReportIdOutput = zod.output<typeof ScheduledReportId>;

export const ReportName = /*#__PURE__*/ zod.enum(['couriers', 'clients', 'orders', 'revenue', 'top_clients_by_orders', 'top_clients_by_revenue', 'client_analytics', 'client_orders', 'financial_summary', 'integration_orders', 'order_totals_by_courier', 'order_totals_by_payment_method', 'shipping_cost_by_courier', 'tax_summary']).check(/*#__PURE__*/ zod.describe('A report. The first six are the views of the overview.'));

export type ReportName = zod.input<typeof ReportName>;
export type ReportNameOutput = zod.output<typeof ReportName>;

export const ReportFrequency = /*#__PURE__*/ zod.enum(['day', 'week', 'month']).check(/*#__PURE__*/ zod.describe('How often the report is sent.'));

export type ReportFrequency = zod.input<typeof ReportFrequency>;
export type ReportFrequencyOutput = zod.output<typeof ReportFrequency>;

export const ReportKeyMax = 60;


export const ReportKeyRegExp = new RegExp('^[A-Za-z0-9_.-]+$', 'u');


export const ReportKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ReportKeyMax)).check(/*#__PURE__*/ zod.regex(ReportKeyRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a row of a table within its dimension.'));

export type ReportKey = zod.input<typeof ReportKey>;
export type ReportKeyOutput = zod.output<typeof ReportKey>;

export const StoreIdMax = 64;


export const StoreIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const StoreId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(StoreIdMax)).check(/*#__PURE__*/ zod.regex(StoreIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a connected store.'));

export type StoreId = zod.input<typeof StoreId>;
export type StoreIdOutput = zod.output<typeof StoreId>;

export const ClientNumberMax = 2000000000;



export const ClientNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ClientNumberMax)).check(/*#__PURE__*/ zod.describe('Identifies a client within the account: a receiver, by phone number. It stays the same for as long as the account exists.'));

export type ClientNumber = zod.input<typeof ClientNumber>;
export type ClientNumberOutput = zod.output<typeof ClientNumber>;

export const ScheduledReportFilters = /*#__PURE__*/ zod.strictObject({
  "courier_id": /*#__PURE__*/ zod.exactOptional(CourierId).check(/*#__PURE__*/ zod.describe('Only shipments with this courier.')),
  "service": /*#__PURE__*/ zod.exactOptional(ServiceType).check(/*#__PURE__*/ zod.describe('Only shipments with this service.')),
  "city": /*#__PURE__*/ zod.exactOptional(ReportKey).check(/*#__PURE__*/ zod.describe('Only shipments to this city: a key of a table by city.')),
  "store_id": /*#__PURE__*/ zod.exactOptional(StoreId).check(/*#__PURE__*/ zod.describe('Only shipments for orders of this store.')),
  "source": /*#__PURE__*/ zod.exactOptional(ShipmentSource).check(/*#__PURE__*/ zod.describe('Only shipments created from this source.')),
  "payment_type": /*#__PURE__*/ zod.exactOptional(PaymentType).check(/*#__PURE__*/ zod.describe('Only shipments whose goods are paid for in this way.')),
  "client": /*#__PURE__*/ zod.exactOptional(ClientNumber).check(/*#__PURE__*/ zod.describe('Only shipments to this client.'))
}).check(/*#__PURE__*/ zod.describe('Filters of the report, as in `getReport`. An empty object selects everything.'));

export type ScheduledReportFilters = zod.input<typeof ScheduledReportFilters>;
export type ScheduledReportFiltersOutput = zod.output<typeof ScheduledReportFilters>;

export const ScheduledReport = /*#__PURE__*/ zod.strictObject({
  "id": ScheduledReportId,
  "report": ReportName,
  "frequency": ReportFrequency,
  "filters": ScheduledReportFilters,
  "next_on": Date.check(/*#__PURE__*/ zod.describe('Day on which the next e-mail is sent.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the report was scheduled.'))
}).check(/*#__PURE__*/ zod.describe('A report that is sent by e-mail.'));

export type ScheduledReport = zod.input<typeof ScheduledReport>;
export type ScheduledReportOutput = zod.output<typeof ScheduledReport>;

export const DraftVersionMax = 2000000000;



export const DraftVersion = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(DraftVersionMax)).check(/*#__PURE__*/ zod.describe('Number of times the draft has been saved. A save must state the version it is based on.'));

export type DraftVersion = zod.input<typeof DraftVersion>;
export type DraftVersionOutput = zod.output<typeof DraftVersion>;

export const DraftTextMax = 500;


export const DraftTextRegExp = new RegExp('^[^\\u0000-\\u0009\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]+$', 'u');


export const DraftText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DraftTextMax)).check(/*#__PURE__*/ zod.regex(DraftTextRegExp)).check(/*#__PURE__*/ zod.describe('Text as typed so far; drafts are not validated.'));

export type DraftText = zod.input<typeof DraftText>;
export type DraftTextOutput = zod.output<typeof DraftText>;

export const DraftPlace = /*#__PURE__*/ zod.strictObject({
  "country": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2 code of the country.')),
  "city": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a code from `listCities`; abroad, the name of the city.'))
}).check(/*#__PURE__*/ zod.describe('A place as far as it is filled in.'));

export type DraftPlace = zod.input<typeof DraftPlace>;
export type DraftPlaceOutput = zod.output<typeof DraftPlace>;

export const DraftReceiver = /*#__PURE__*/ zod.strictObject({
  "full_name": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Full name of the receiver.')),
  "country": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2 code of the country.')),
  "state": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Region; in Saudi Arabia, the region code that `listCities` gives for the city.')),
  "city": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "district": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('District or neighbourhood.')),
  "street_name": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Street.')),
  "building_no": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Building number.')),
  "landmark": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Further details of the address, such as a nearby landmark.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Postal code.')),
  "additional_number": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('The additional number of a Saudi National Address.')),
  "short_address": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('The short Saudi National Address.')),
  "email": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('E-mail of the receiver.')),
  "phone": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Phone of the receiver, as typed so far.')),
  "company": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('The receiver\'s company.')),
  "address_type": /*#__PURE__*/ zod.exactOptional(AddressType),
  "message": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Message delivered with the parcel.'))
}).check(/*#__PURE__*/ zod.describe('The receiver as far as it is filled in. The fields mean the same as in `Receiver`.'));

export type DraftReceiver = zod.input<typeof DraftReceiver>;
export type DraftReceiverOutput = zod.output<typeof DraftReceiver>;

export const draftAmountAmountMin = 0;
export const draftAmountAmountMax = 1000000000;



export const DraftAmount = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(draftAmountAmountMin)).check(/*#__PURE__*/ zod.lte(draftAmountAmountMax))).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency; absent if not entered yet.')),
  "currency": /*#__PURE__*/ zod.exactOptional(Currency)
}).check(/*#__PURE__*/ zod.describe('An amount whose figure may still be missing.'));

export type DraftAmount = zod.input<typeof DraftAmount>;
export type DraftAmountOutput = zod.output<typeof DraftAmount>;

export const draftSenderVolumeMin = 0;
export const draftSenderVolumeMax = 100000000;



export const DraftSender = /*#__PURE__*/ zod.strictObject({
  "contact_name": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Name of the person who sends the parcel.')),
  "contact_number": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Phone of that person, as typed so far.')),
  "email": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('E-mail of the sender.')),
  "address": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Street address that the parcel is sent from.')),
  "company": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('The sender\'s company.')),
  "backup_phone": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('A second phone, in case the first is not answered.')),
  "phone_code": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('International calling code of the contact number.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Postal code of the sender\'s address.')),
  "pickup_name": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Who hands the parcel to the courier.')),
  "return_name": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Who takes the parcel back if it is returned.')),
  "address_type": /*#__PURE__*/ zod.exactOptional(AddressType),
  "volume": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(draftSenderVolumeMin)).check(/*#__PURE__*/ zod.lte(draftSenderVolumeMax))).check(/*#__PURE__*/ zod.describe('Total volume of all pieces, in cubic centimetres.')),
  "gross_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Total weight of all pieces including packaging, in grams.')),
  "collecting_money": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the courier hands the collected cash to the person named in `pickup_name`.')),
  "amount_to_collect": /*#__PURE__*/ zod.exactOptional(DraftAmount).check(/*#__PURE__*/ zod.describe('Amount that the courier is to collect from the receiver.'))
}).check(/*#__PURE__*/ zod.describe('The sender as far as it is filled in. The fields mean the same as in `Sender`.'));

export type DraftSender = zod.input<typeof DraftSender>;
export type DraftSenderOutput = zod.output<typeof DraftSender>;

export const DraftProductsMax = 19;



export const DraftProducts = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "sku": /*#__PURE__*/ zod.exactOptional(Sku).check(/*#__PURE__*/ zod.describe('The product\'s SKU; absent if it is not one of the account\'s products.')),
  "product_name": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Name of the product, as typed so far.')),
  "quantity": /*#__PURE__*/ zod.exactOptional(Quantity),
  "price": /*#__PURE__*/ zod.exactOptional(DraftAmount).check(/*#__PURE__*/ zod.describe('Value of the product for the whole quantity.'))
}).check(/*#__PURE__*/ zod.describe('A product in the parcel besides the first one, as far as it is filled in.'))).check(/*#__PURE__*/ zod.maxLength(DraftProductsMax)).check(/*#__PURE__*/ zod.describe('The products in the parcel besides the first one.'));

export type DraftProducts = zod.input<typeof DraftProducts>;
export type DraftProductsOutput = zod.output<typeof DraftProducts>;

export const ShipmentDraft = /*#__PURE__*/ zod.strictObject({
  "id": ShipmentDraftId,
  "version": DraftVersion,
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the draft was first saved.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the draft was last saved.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(CourierId).check(/*#__PURE__*/ zod.describe('The courier chosen so far; it may have left since.')),
  "service_type": /*#__PURE__*/ zod.exactOptional(ServiceType),
  "saved_receiver_id": /*#__PURE__*/ zod.exactOptional(SavedReceiverId).check(/*#__PURE__*/ zod.describe('The saved receiver that the receiver was filled in from.')),
  "store_order_id": /*#__PURE__*/ zod.exactOptional(StoreOrderId).check(/*#__PURE__*/ zod.describe('The store order that the shipment is for.')),
  "origin": /*#__PURE__*/ zod.exactOptional(DraftPlace).check(/*#__PURE__*/ zod.describe('Where the parcel is sent from, as far as it is filled in.')),
  "receiver": /*#__PURE__*/ zod.exactOptional(DraftReceiver),
  "sender": /*#__PURE__*/ zod.exactOptional(DraftSender),
  "weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Total weight of all pieces, in grams.')),
  "weight_unit": /*#__PURE__*/ zod.exactOptional(WeightUnit),
  "length": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres.')),
  "width": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres.')),
  "height": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres.')),
  "dimension_unit": /*#__PURE__*/ zod.exactOptional(DimensionUnit),
  "size": /*#__PURE__*/ zod.exactOptional(ParcelSize),
  "pieces": /*#__PURE__*/ zod.exactOptional(Pieces),
  "shipment_type": /*#__PURE__*/ zod.exactOptional(ShipmentType),
  "packaging_type": /*#__PURE__*/ zod.exactOptional(PackagingType),
  "shipping_method": /*#__PURE__*/ zod.exactOptional(ShippingMethod),
  "preferred_delivery_day": /*#__PURE__*/ zod.exactOptional(DeliveryDay),
  "preferred_delivery_time": /*#__PURE__*/ zod.exactOptional(DeliveryWindow),
  "payment_type": /*#__PURE__*/ zod.exactOptional(PaymentType),
  "sku": /*#__PURE__*/ zod.exactOptional(Sku).check(/*#__PURE__*/ zod.describe('SKU of the first product; absent if it is not one of the account\'s products.')),
  "product_name": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Name of the first product, as typed so far.')),
  "quantity": /*#__PURE__*/ zod.exactOptional(Quantity).check(/*#__PURE__*/ zod.describe('Quantity of the first product.')),
  "price": /*#__PURE__*/ zod.exactOptional(DraftAmount).check(/*#__PURE__*/ zod.describe('Value of the first product for the whole quantity.')),
  "further_products": /*#__PURE__*/ zod.exactOptional(DraftProducts),
  "reference_id": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('The customer\'s own number for the order, as typed so far.')),
  "company": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('The sending company\'s name, as printed on the label.')),
  "note": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Note for the courier, as typed so far.'))
}).check(/*#__PURE__*/ zod.describe('A shipment that was started but not booked. Every field that is not filled in yet is absent.'));

export type ShipmentDraft = zod.input<typeof ShipmentDraft>;
export type ShipmentDraftOutput = zod.output<typeof ShipmentDraft>;

export const RecordedImportRow = /*#__PURE__*/ zod.strictObject({
  "batch_id": ImportBatchId.check(/*#__PURE__*/ zod.describe('The batch that the row belongs to.')),
  "row": ImportRow
}).check(/*#__PURE__*/ zod.describe('A row of an import batch.'));

export type RecordedImportRow = zod.input<typeof RecordedImportRow>;
export type RecordedImportRowOutput = zod.output<typeof RecordedImportRow>;

export const recordedMatchingFieldsMax = 200;



export const RecordedMatching = /*#__PURE__*/ zod.strictObject({
  "fields": /*#__PURE__*/ zod.array(ImportField).check(/*#__PURE__*/ zod.maxLength(recordedMatchingFieldsMax)).check(/*#__PURE__*/ zod.describe('Fields of the columns that were used, in their order.')),
  "used_at": DateTime.check(/*#__PURE__*/ zod.describe('When the matching was last used.'))
}).check(/*#__PURE__*/ zod.describe('What the columns of an earlier file meant.'));

export type RecordedMatching = zod.input<typeof RecordedMatching>;
export type RecordedMatchingOutput = zod.output<typeof RecordedMatching>;

export const CommercialRegistrationMax = 40;


export const CommercialRegistrationRegExp = new RegExp('^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF<>]+([^\\S\\u0000-\\u001F\\u007F-\\u009F]+[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF<>]+)*$', 'u');


export const CommercialRegistration = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CommercialRegistrationMax)).check(/*#__PURE__*/ zod.regex(CommercialRegistrationRegExp)).check(/*#__PURE__*/ zod.describe('Commercial registration number of the business. In Saudi Arabia, ten digits: either the old number or the unified one. Abroad, in the country\'s own format.'));

export type CommercialRegistration = zod.input<typeof CommercialRegistration>;
export type CommercialRegistrationOutput = zod.output<typeof CommercialRegistration>;

export const monthlySalesAmountMin = 0;
export const monthlySalesAmountMax = 100000000000;



export const MonthlySales = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(monthlySalesAmountMin)).check(/*#__PURE__*/ zod.lte(monthlySalesAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in halalas.')),
  "currency": /*#__PURE__*/ zod.enum(['SAR']).check(/*#__PURE__*/ zod.describe('Always `SAR`.'))
}).check(/*#__PURE__*/ zod.describe('Total value of a month\'s orders.'));

export type MonthlySales = zod.input<typeof MonthlySales>;
export type MonthlySalesOutput = zod.output<typeof MonthlySales>;

export const MonthlyOrdersMin = 0;
export const MonthlyOrdersMax = 1000000;



export const MonthlyOrders = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(MonthlyOrdersMin)).check(/*#__PURE__*/ zod.lte(MonthlyOrdersMax)).check(/*#__PURE__*/ zod.describe('Number of orders in a month.'));

export type MonthlyOrders = zod.input<typeof MonthlyOrders>;
export type MonthlyOrdersOutput = zod.output<typeof MonthlyOrders>;

export const SalesChannel = /*#__PURE__*/ zod.enum(['social_media', 'messaging', 'shop', 'marketplace', 'exhibitions', 'phone_orders', 'other']).check(/*#__PURE__*/ zod.describe('A way of selling goods without an online store.'));

export type SalesChannel = zod.input<typeof SalesChannel>;
export type SalesChannelOutput = zod.output<typeof SalesChannel>;

export const SalesChannelsMax = 7;



export const SalesChannels = /*#__PURE__*/ zod.array(SalesChannel).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(SalesChannelsMax)).check(/*#__PURE__*/ zod.describe('All the ways in which the business sells its goods.'));

export type SalesChannels = zod.input<typeof SalesChannels>;
export type SalesChannelsOutput = zod.output<typeof SalesChannels>;

export const QuestionnaireDraft = /*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.exactOptional(Email).check(/*#__PURE__*/ zod.describe('E-mail for questions about the answers.')),
  "phone": /*#__PURE__*/ zod.exactOptional(Phone).check(/*#__PURE__*/ zod.describe('Phone for questions about the answers.')),
  "shipping_from_country": /*#__PURE__*/ zod.exactOptional(CountryCode).check(/*#__PURE__*/ zod.describe('Country that the goods are shipped from.')),
  "company_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the company.')),
  "commercial_registration": /*#__PURE__*/ zod.exactOptional(CommercialRegistration),
  "business_shipping_country": /*#__PURE__*/ zod.exactOptional(CountryCode).check(/*#__PURE__*/ zod.describe('Country in which the business ships.')),
  "business_phone": /*#__PURE__*/ zod.exactOptional(Phone).check(/*#__PURE__*/ zod.describe('Phone of the business.')),
  "has_electronic_store": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the business has an online store; this decides which of the further questions apply.')),
  "monthly_sales_amount": /*#__PURE__*/ zod.exactOptional(MonthlySales),
  "monthly_orders_count": /*#__PURE__*/ zod.exactOptional(MonthlyOrders).check(/*#__PURE__*/ zod.describe('Orders of the online store in a month.')),
  "wants_shipping_integration": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the store\'s orders should become shipments automatically.')),
  "needs_receiving_site": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the business wants a page that receives orders.')),
  "how_to_sell": /*#__PURE__*/ zod.exactOptional(SalesChannels),
  "what_to_sell": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Description of the goods, in the business\'s own words.')),
  "monthly_orders_without_store": /*#__PURE__*/ zod.exactOptional(MonthlyOrders).check(/*#__PURE__*/ zod.describe('Orders in a month of a business without an online store.'))
}).check(/*#__PURE__*/ zod.describe('The answers given so far. Each is validated by itself; none is required.'));

export type QuestionnaireDraft = zod.input<typeof QuestionnaireDraft>;
export type QuestionnaireDraftOutput = zod.output<typeof QuestionnaireDraft>;

export const Questionnaire = /*#__PURE__*/ zod.strictObject({
  "state": /*#__PURE__*/ zod.enum(['not_started', 'in_progress', 'submitted']).check(/*#__PURE__*/ zod.describe('How far the questionnaire has come.')),
  "offered": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether to offer the questionnaire: to a company, from its registration until it answers or declines.')),
  "answers": QuestionnaireDraft.check(/*#__PURE__*/ zod.describe('The draft, or the submitted answers if there is no draft.')),
  "saved_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the answers were last saved; absent if never.')),
  "submitted_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the answers were last submitted; absent if never.'))
}).check(/*#__PURE__*/ zod.describe('The account\'s answers. A change of submitted answers is a draft until it is submitted as well; until then the earlier answers count.'));

export type Questionnaire = zod.input<typeof Questionnaire>;
export type QuestionnaireOutput = zod.output<typeof Questionnaire>;

export const StorePlatform = /*#__PURE__*/ zod.enum(['salla', 'zid']).check(/*#__PURE__*/ zod.describe('The e-commerce platform of a store.'));

export type StorePlatform = zod.input<typeof StorePlatform>;
export type StorePlatformOutput = zod.output<typeof StorePlatform>;

export const RecordedStore = /*#__PURE__*/ zod.strictObject({
  "platform": StorePlatform,
  "name": Name.check(/*#__PURE__*/ zod.describe('Name given by the owner.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the store was connected.'))
}).check(/*#__PURE__*/ zod.describe('A connected store.'));

export type RecordedStore = zod.input<typeof RecordedStore>;
export type RecordedStoreOutput = zod.output<typeof RecordedStore>;

export const StoreSummary = /*#__PURE__*/ zod.strictObject({
  "id": StoreId,
  "platform": StorePlatform,
  "name": Name.check(/*#__PURE__*/ zod.describe('Name given by the owner.'))
}).check(/*#__PURE__*/ zod.describe('A store in brief.'));

export type StoreSummary = zod.input<typeof StoreSummary>;
export type StoreSummaryOutput = zod.output<typeof StoreSummary>;

export const StoreOrderState = /*#__PURE__*/ zod.enum(['new', 'needs_attention', 'booked', 'delivered', 'cancelled', 'left_out']).check(/*#__PURE__*/ zod.describe('What can be done with the order. If its shipment is cancelled or fails, the order returns to the state it had before it was booked.'));

export type StoreOrderState = zod.input<typeof StoreOrderState>;
export type StoreOrderStateOutput = zod.output<typeof StoreOrderState>;

export const StoreOrderReason = /*#__PURE__*/ zod.enum(['wrong_fields', 'missing_address', 'incomplete', 'unpaid', 'masked_address', 'no_courier', 'low_balance', 'cancelled_at_store', 'no_shipping', 'shipped_elsewhere', 'dismissed']).check(/*#__PURE__*/ zod.describe('Why an order needs attention, or why it is left out.'));

export type StoreOrderReason = zod.input<typeof StoreOrderReason>;
export type StoreOrderReasonOutput = zod.output<typeof StoreOrderReason>;

export const StoreOrderStatus = /*#__PURE__*/ zod.enum(['unpaid', 'open', 'shipping', 'delivered', 'cancelled', 'refunded']).check(/*#__PURE__*/ zod.describe('What the store\'s own status means.'));

export type StoreOrderStatus = zod.input<typeof StoreOrderStatus>;
export type StoreOrderStatusOutput = zod.output<typeof StoreOrderStatus>;

export const StorePayment = /*#__PURE__*/ zod.enum(['paid', 'on_delivery', 'unpaid']).check(/*#__PURE__*/ zod.describe('What the receiver still has to pay for the goods.'));

export type StorePayment = zod.input<typeof StorePayment>;
export type StorePaymentOutput = zod.output<typeof StorePayment>;

export const StoreOrderShipment = /*#__PURE__*/ zod.strictObject({
  "id": ShipmentId,
  "tracking_number": TrackingNumber,
  "status": ShipmentStatus,
  "tracking_status": TrackingStatus
}).check(/*#__PURE__*/ zod.describe('The shipment that an order became.'));

export type StoreOrderShipment = zod.input<typeof StoreOrderShipment>;
export type StoreOrderShipmentOutput = zod.output<typeof StoreOrderShipment>;

export const StoreTold = /*#__PURE__*/ zod.strictObject({
  "state": /*#__PURE__*/ zod.enum(['waiting', 'told', 'refused']).check(/*#__PURE__*/ zod.describe('How far the store is informed.')),
  "at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the store was last told something; absent if never.')),
  "message": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('Why the store refused, or why telling it has failed so far, in the platform\'s own words. Absent if nothing went wrong.'))
}).check(/*#__PURE__*/ zod.describe('Whether the store has been told what became of its order.'));

export type StoreTold = zod.input<typeof StoreTold>;
export type StoreToldOutput = zod.output<typeof StoreTold>;

export const storeOrderReasonsMax = 11;

export const storeOrderFaultsMax = 100;

export const storeOrderRepairsMax = 60;

export const storeOrderFurtherProductsMin = 0;
export const storeOrderFurtherProductsMax = 1000;



export const StoreOrder = /*#__PURE__*/ zod.strictObject({
  "id": StoreOrderId,
  "store": StoreSummary.check(/*#__PURE__*/ zod.describe('The store that sent it.')),
  "number": Line.check(/*#__PURE__*/ zod.describe('Number of the order in the store.')),
  "state": StoreOrderState,
  "reasons": /*#__PURE__*/ zod.array(StoreOrderReason).check(/*#__PURE__*/ zod.maxLength(storeOrderReasonsMax)).check(/*#__PURE__*/ zod.describe('Why it needs attention or is left out; empty otherwise.')),
  "status": /*#__PURE__*/ zod.exactOptional(StoreOrderStatus).check(/*#__PURE__*/ zod.describe('What the store\'s status means; absent if the status is unknown here.')),
  "status_text": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The store\'s status in its own words; absent if the store gives none.')),
  "payment": /*#__PURE__*/ zod.exactOptional(StorePayment).check(/*#__PURE__*/ zod.describe('What the receiver still has to pay; absent as long as the store has sent only the status.')),
  "cells": ImportCells.check(/*#__PURE__*/ zod.describe('The order as a row of an import, with its first product and with the account\'s changes. Gifts, which cost nothing, are named in the note, unless there is nothing else.')),
  "faults": /*#__PURE__*/ zod.array(ImportFault).check(/*#__PURE__*/ zod.maxLength(storeOrderFaultsMax)).check(/*#__PURE__*/ zod.describe('What is wrong with it, at most one error for each field.')),
  "repairs": /*#__PURE__*/ zod.array(ImportRepair).check(/*#__PURE__*/ zod.maxLength(storeOrderRepairsMax)).check(/*#__PURE__*/ zod.describe('What was repaired in it; empty if nothing was.')),
  "further_products": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storeOrderFurtherProductsMin)).check(/*#__PURE__*/ zod.lte(storeOrderFurtherProductsMax)).check(/*#__PURE__*/ zod.describe('Number of products besides the first.')),
  "amount_to_collect": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount that the courier collects on delivery; absent if none.')),
  "placed_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the customer placed the order; absent if the store does not say.')),
  "shipment": /*#__PURE__*/ zod.exactOptional(StoreOrderShipment).check(/*#__PURE__*/ zod.describe('The shipment that it became; present if it is booked.')),
  "told": /*#__PURE__*/ zod.exactOptional(StoreTold).check(/*#__PURE__*/ zod.describe('Whether the store knows of the shipment; present if the order is booked and the store is to be told.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the order arrived here.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the order last changed here.'))
}).check(/*#__PURE__*/ zod.describe('An order that a connected store has sent.'));

export type StoreOrder = zod.input<typeof StoreOrder>;
export type StoreOrderOutput = zod.output<typeof StoreOrder>;

export const WebhookEndpointIdMax = 64;


export const WebhookEndpointIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const WebhookEndpointId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(WebhookEndpointIdMax)).check(/*#__PURE__*/ zod.regex(WebhookEndpointIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a webhook endpoint.'));

export type WebhookEndpointId = zod.input<typeof WebhookEndpointId>;
export type WebhookEndpointIdOutput = zod.output<typeof WebhookEndpointId>;

export const WebhookUrlMax = 500;


export const WebhookUrlRegExp = new RegExp('^https?://[!-~]+$', 'u');


export const WebhookUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(WebhookUrlMax)).check(/*#__PURE__*/ zod.regex(WebhookUrlRegExp)).check(/*#__PURE__*/ zod.describe('Where webhooks are sent: HTTPS, on port 443 or 8443, to a host on the public internet, without user name, password or fragment. In demo mode, HTTP and any host and port are allowed as well.'));

export type WebhookUrl = zod.input<typeof WebhookUrl>;
export type WebhookUrlOutput = zod.output<typeof WebhookUrl>;

export const WebhookEventType = /*#__PURE__*/ zod.enum(['shipment.created', 'shipment.updated', 'shipment.delivered', 'shipment.failed', 'shipment.cancelled', 'shipment.returned', 'balance.low', 'payment.succeeded', 'invoice.issued', 'order.received']).check(/*#__PURE__*/ zod.describe('An event that webhooks report. Each change of a shipment is one event.'));

export type WebhookEventType = zod.input<typeof WebhookEventType>;
export type WebhookEventTypeOutput = zod.output<typeof WebhookEventType>;

export const WebhookEventTypesMax = 10;



export const WebhookEventTypes = /*#__PURE__*/ zod.array(WebhookEventType).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(WebhookEventTypesMax)).check(/*#__PURE__*/ zod.describe('The events that an endpoint receives.'));

export type WebhookEventTypes = zod.input<typeof WebhookEventTypes>;
export type WebhookEventTypesOutput = zod.output<typeof WebhookEventTypes>;

export const WebhookState = /*#__PURE__*/ zod.enum(['active', 'paused', 'disabled']).check(/*#__PURE__*/ zod.describe('Whether webhooks are sent to the endpoint. Webhooks to an endpoint that is not active are kept and can be sent later.'));

export type WebhookState = zod.input<typeof WebhookState>;
export type WebhookStateOutput = zod.output<typeof WebhookState>;

export const WebhookEndpoint = /*#__PURE__*/ zod.strictObject({
  "id": WebhookEndpointId,
  "url": WebhookUrl,
  "description": /*#__PURE__*/ zod.exactOptional(Name).check(/*#__PURE__*/ zod.describe('A note by the owner; absent if there is none.')),
  "events": WebhookEventTypes,
  "is_test": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it receives the events of test keys instead of the account\'s own.')),
  "state": WebhookState,
  "failing_since": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the first attempt since the last success failed; absent if none has. The owner is warned after one and three days; on the fifth day the endpoint is paused.')),
  "previous_secret_until": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('Until when webhooks are also signed with the previous secret; absent if they no longer are.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the endpoint was created.'))
}).check(/*#__PURE__*/ zod.describe('An address of another system to which events are sent, by Standard Webhooks 1.0.0.'));

export type WebhookEndpoint = zod.input<typeof WebhookEndpoint>;
export type WebhookEndpointOutput = zod.output<typeof WebhookEndpoint>;

export const accountDataSessionsMax = 200;

export const accountDataKnownDevicesMax = 20;

export const accountDataTopUpsMax = 100000000;

export const accountDataPaymentMethodsMax = 100;

export const accountDataTransactionsMax = 100000000;

export const accountDataQuotesMax = 100000000;

export const accountDataShipmentsMax = 100000000;

export const accountDataRatingsMax = 100000000;

export const accountDataReceiversMax = 10000;

export const accountDataParcelPresetsMax = 200;

export const accountDataProductsMax = 50000;

export const accountDataFavoritesMax = 200;

export const accountDataScheduledReportsMax = 20;

export const accountDataShipmentDraftsMax = 50;

export const accountDataLabelBatchesMax = 10;

export const accountDataImportBatchesMax = 100000000;

export const accountDataImportRowsMax = 100000000;

export const accountDataImportMatchingsMax = 50;

export const accountDataTaxDocumentsMax = 100000000;

export const accountDataInvoiceFilesMax = 10;

export const accountDataApiKeysMax = 100;

export const accountDataStoresMax = 100;

export const accountDataStoreOrdersMax = 100000000;

export const accountDataApiRequestsMax = 100000000;

export const accountDataWebhookEndpointsMax = 1000;

export const accountDataActivityMax = 100000000;



export const AccountData = /*#__PURE__*/ zod.strictObject({
  "exported_at": DateTime.check(/*#__PURE__*/ zod.describe('When the data was read.')),
  "profile": Profile,
  "sessions": /*#__PURE__*/ zod.array(OpenSession).check(/*#__PURE__*/ zod.maxLength(accountDataSessionsMax)).check(/*#__PURE__*/ zod.describe('The account\'s sessions, the most recently used first.')),
  "known_devices": /*#__PURE__*/ zod.array(RecordedDevice).check(/*#__PURE__*/ zod.maxLength(accountDataKnownDevicesMax)).check(/*#__PURE__*/ zod.describe('Devices from which the account has signed in, the most recently used first.')),
  "subscription": Subscription,
  "balance": Balance,
  "top_ups": /*#__PURE__*/ zod.array(TopUp).check(/*#__PURE__*/ zod.maxLength(accountDataTopUpsMax)).check(/*#__PURE__*/ zod.describe('All top-ups, oldest first.')),
  "payment_methods": /*#__PURE__*/ zod.array(SavedPaymentMethod).check(/*#__PURE__*/ zod.maxLength(accountDataPaymentMethodsMax)).check(/*#__PURE__*/ zod.describe('Saved payment methods, newest first, without the payment provider\'s tokens.')),
  "auto_top_up": AutoTopUp,
  "transactions": /*#__PURE__*/ zod.array(RecordedTransaction).check(/*#__PURE__*/ zod.maxLength(accountDataTransactionsMax)).check(/*#__PURE__*/ zod.describe('All movements of the ledger, oldest first.')),
  "quotes": /*#__PURE__*/ zod.array(RecordedQuote).check(/*#__PURE__*/ zod.maxLength(accountDataQuotesMax)).check(/*#__PURE__*/ zod.describe('All stored quotes, oldest first.')),
  "shipments": /*#__PURE__*/ zod.array(RecordedShipment).check(/*#__PURE__*/ zod.maxLength(accountDataShipmentsMax)).check(/*#__PURE__*/ zod.describe('All shipments, oldest first.')),
  "ratings": /*#__PURE__*/ zod.array(Rating).check(/*#__PURE__*/ zod.maxLength(accountDataRatingsMax)).check(/*#__PURE__*/ zod.describe('All ratings that the account gave, oldest first.')),
  "receivers": /*#__PURE__*/ zod.array(SavedReceiver).check(/*#__PURE__*/ zod.maxLength(accountDataReceiversMax)).check(/*#__PURE__*/ zod.describe('Saved receivers, oldest first.')),
  "parcel_presets": /*#__PURE__*/ zod.array(ParcelPreset).check(/*#__PURE__*/ zod.maxLength(accountDataParcelPresetsMax)).check(/*#__PURE__*/ zod.describe('Parcel presets, oldest first.')),
  "products": /*#__PURE__*/ zod.array(Product).check(/*#__PURE__*/ zod.maxLength(accountDataProductsMax)).check(/*#__PURE__*/ zod.describe('Products, oldest first, without their photos.')),
  "favorites": /*#__PURE__*/ zod.array(Favorite).check(/*#__PURE__*/ zod.maxLength(accountDataFavoritesMax)).check(/*#__PURE__*/ zod.describe('Favorite couriers, oldest first.')),
  "scheduled_reports": /*#__PURE__*/ zod.array(ScheduledReport).check(/*#__PURE__*/ zod.maxLength(accountDataScheduledReportsMax)).check(/*#__PURE__*/ zod.describe('Scheduled reports, oldest first.')),
  "courier_rules": CourierRules,
  "shipment_drafts": /*#__PURE__*/ zod.array(ShipmentDraft).check(/*#__PURE__*/ zod.maxLength(accountDataShipmentDraftsMax)).check(/*#__PURE__*/ zod.describe('Drafts, oldest first.')),
  "label_batches": /*#__PURE__*/ zod.array(LabelBatch).check(/*#__PURE__*/ zod.maxLength(accountDataLabelBatchesMax)).check(/*#__PURE__*/ zod.describe('Label batches, newest first, without their files, which can be made again.')),
  "import_batches": /*#__PURE__*/ zod.array(ImportBatchSummary).check(/*#__PURE__*/ zod.maxLength(accountDataImportBatchesMax)).check(/*#__PURE__*/ zod.describe('Import batches, oldest first.')),
  "import_rows": /*#__PURE__*/ zod.array(RecordedImportRow).check(/*#__PURE__*/ zod.maxLength(accountDataImportRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of the import batches, in their order.')),
  "import_matchings": /*#__PURE__*/ zod.array(RecordedMatching).check(/*#__PURE__*/ zod.maxLength(accountDataImportMatchingsMax)).check(/*#__PURE__*/ zod.describe('What the columns of earlier files meant.')),
  "tax_documents": /*#__PURE__*/ zod.array(TaxDocument).check(/*#__PURE__*/ zod.maxLength(accountDataTaxDocumentsMax)).check(/*#__PURE__*/ zod.describe('All invoices and credit notes, oldest first, without their files, which can be downloaded.')),
  "invoice_files": /*#__PURE__*/ zod.array(InvoiceFile).check(/*#__PURE__*/ zod.maxLength(accountDataInvoiceFilesMax)).check(/*#__PURE__*/ zod.describe('Files of invoices, newest first, without their content, which can be made again.')),
  "questionnaire": Questionnaire,
  "api_keys": /*#__PURE__*/ zod.array(ApiKey).check(/*#__PURE__*/ zod.maxLength(accountDataApiKeysMax)).check(/*#__PURE__*/ zod.describe('API keys, newest first, without their secrets.')),
  "stores": /*#__PURE__*/ zod.array(RecordedStore).check(/*#__PURE__*/ zod.maxLength(accountDataStoresMax)).check(/*#__PURE__*/ zod.describe('Connected stores, without their addresses and secrets.')),
  "store_orders": /*#__PURE__*/ zod.array(StoreOrder).check(/*#__PURE__*/ zod.maxLength(accountDataStoreOrdersMax)).check(/*#__PURE__*/ zod.describe('All orders that the stores have sent, oldest first.')),
  "api_requests": /*#__PURE__*/ zod.array(ApiRequest).check(/*#__PURE__*/ zod.maxLength(accountDataApiRequestsMax)).check(/*#__PURE__*/ zod.describe('Requests made with the account\'s API keys in the last 30 days, oldest first.')),
  "webhook_endpoints": /*#__PURE__*/ zod.array(WebhookEndpoint).check(/*#__PURE__*/ zod.maxLength(accountDataWebhookEndpointsMax)).check(/*#__PURE__*/ zod.describe('Webhook endpoints, newest first, without their secrets. What they are sent is in the other lists.')),
  "activity": /*#__PURE__*/ zod.array(ActivityEntry).check(/*#__PURE__*/ zod.maxLength(accountDataActivityMax)).check(/*#__PURE__*/ zod.describe('The activity log, oldest first.'))
}).check(/*#__PURE__*/ zod.describe('Everything stored about an account, for its owner to keep. It contains no password, code or secret key, nor a hash of one.'));

export type AccountData = zod.input<typeof AccountData>;
export type AccountDataOutput = zod.output<typeof AccountData>;

export const EmailChange = /*#__PURE__*/ zod.strictObject({
  "email": Email.check(/*#__PURE__*/ zod.describe('The new e-mail.')),
  "current_password": CurrentPassword
}).check(/*#__PURE__*/ zod.describe('A new e-mail for the account.'));

export type EmailChange = zod.input<typeof EmailChange>;
export type EmailChangeOutput = zod.output<typeof EmailChange>;

export const passwordChangePasswordConfirmationRegExp = new RegExp('^[^\\u0000\\uD800-\\uDFFF]+$', 'u');

export const passwordChangePasswordConfirmationMax = 128;



export const PasswordChange = /*#__PURE__*/ zod.strictObject({
  "current_password": CurrentPassword,
  "password": NewPassword.check(/*#__PURE__*/ zod.describe('The new password.')),
  "password_confirmation": /*#__PURE__*/ zod.stringFormat('password', passwordChangePasswordConfirmationRegExp).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordChangePasswordConfirmationMax)).check(/*#__PURE__*/ zod.describe('The new password again.'))
}).check(/*#__PURE__*/ zod.describe('The current and the new password.'));

export type PasswordChange = zod.input<typeof PasswordChange>;
export type PasswordChangeOutput = zod.output<typeof PasswordChange>;

export const PhoneChange = /*#__PURE__*/ zod.strictObject({
  "phone": Phone.check(/*#__PURE__*/ zod.describe('The new phone.')),
  "current_password": CurrentPassword
}).check(/*#__PURE__*/ zod.describe('A new phone for the account.'));

export type PhoneChange = zod.input<typeof PhoneChange>;
export type PhoneChangeOutput = zod.output<typeof PhoneChange>;

export const PictureUpload = /*#__PURE__*/ zod.strictObject({
  "picture": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('Content of the file: PNG, JPEG or WebP, of at most 5 MiB.'))
}).check(/*#__PURE__*/ zod.describe('A form with the picture.'));

export type PictureUpload = zod.input<typeof PictureUpload>;
export type PictureUploadOutput = zod.output<typeof PictureUpload>;

export const SecondStepUpdate = /*#__PURE__*/ zod.strictObject({
  "second_step": /*#__PURE__*/ zod.exactOptional(CodeChannel).check(/*#__PURE__*/ zod.describe('A verified channel for the codes; absent to turn two-step sign-in off.'))
}).check(/*#__PURE__*/ zod.describe('The setting of two-step sign-in.'));

export type SecondStepUpdate = zod.input<typeof SecondStepUpdate>;
export type SecondStepUpdateOutput = zod.output<typeof SecondStepUpdate>;

export const sessionListDataMax = 100;



export const SessionList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(OpenSession).check(/*#__PURE__*/ zod.maxLength(sessionListDataMax)).check(/*#__PURE__*/ zod.describe('The sessions of the page, the most recently used first.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of sessions.'));

export type SessionList = zod.input<typeof SessionList>;
export type SessionListOutput = zod.output<typeof SessionList>;

export const QuestionnaireAnswers = /*#__PURE__*/ zod.strictObject({
  "email": Email.check(/*#__PURE__*/ zod.describe('E-mail for questions about the answers.')),
  "phone": Phone.check(/*#__PURE__*/ zod.describe('Phone for questions about the answers.')),
  "shipping_from_country": CountryCode.check(/*#__PURE__*/ zod.describe('Country that the goods are shipped from.')),
  "company_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Name of the company.')),
  "commercial_registration": /*#__PURE__*/ zod.exactOptional(CommercialRegistration),
  "business_shipping_country": /*#__PURE__*/ zod.exactOptional(CountryCode).check(/*#__PURE__*/ zod.describe('Country in which the business ships.')),
  "business_phone": /*#__PURE__*/ zod.exactOptional(Phone).check(/*#__PURE__*/ zod.describe('Phone of the business.')),
  "has_electronic_store": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the business has an online store; this decides which of the further questions apply.')),
  "monthly_sales_amount": /*#__PURE__*/ zod.exactOptional(MonthlySales),
  "monthly_orders_count": /*#__PURE__*/ zod.exactOptional(MonthlyOrders).check(/*#__PURE__*/ zod.describe('Orders of the online store in a month.')),
  "wants_shipping_integration": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the store\'s orders should become shipments automatically.')),
  "needs_receiving_site": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the business wants a page that receives orders.')),
  "how_to_sell": /*#__PURE__*/ zod.exactOptional(SalesChannels),
  "what_to_sell": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Description of the goods, in the business\'s own words.')),
  "monthly_orders_without_store": /*#__PURE__*/ zod.exactOptional(MonthlyOrders).check(/*#__PURE__*/ zod.describe('Orders in a month of a business without an online store.'))
}).check(/*#__PURE__*/ zod.describe('Complete answers. A company name requires commercial registration and shipping country. With an online store, sales, orders and integration are required; without one, sales channels, goods, orders, and whether a page that receives orders is needed. Answers to the other questions are refused.'));

export type QuestionnaireAnswers = zod.input<typeof QuestionnaireAnswers>;
export type QuestionnaireAnswersOutput = zod.output<typeof QuestionnaireAnswers>;

export const PriceBadge = /*#__PURE__*/ zod.enum(['cheapest', 'fastest', 'best_tier']).check(/*#__PURE__*/ zod.describe('A distinction given to one price of a quote.'));

export type PriceBadge = zod.input<typeof PriceBadge>;
export type PriceBadgeOutput = zod.output<typeof PriceBadge>;

export const courierPricePriceAmountMin = -9000000000000;
export const courierPricePriceAmountMax = 9000000000000;

export const courierPriceCoverageAreasMax = 300;

export const courierPriceServedDaysMax = 7;

export const courierPriceShippingMethodsMax = 2;

export const courierPriceSenderFieldsMax = 17;

export const courierPriceBadgesMax = 3;



export const CourierPrice = /*#__PURE__*/ zod.strictObject({
  "courier": CourierSummary.check(/*#__PURE__*/ zod.describe('The courier.')),
  "service_type": ServiceType,
  "tier": CourierTier.check(/*#__PURE__*/ zod.describe('Tier of the courier.')),
  "lane": Lane,
  "chargeable_weight": WeightGrams.check(/*#__PURE__*/ zod.describe('The larger of the actual weight and the volumetric weight of all pieces, in grams; fractions of a gram are rounded up.')),
  "base_fee": Money.check(/*#__PURE__*/ zod.describe('Fee for the base weight, excluding VAT.')),
  "weight_fee": Money.check(/*#__PURE__*/ zod.describe('Delivery fee for each started kilogram above 10 kg or the base weight, excluding VAT.')),
  "cod_fee": Money.check(/*#__PURE__*/ zod.describe('Fee for cash on delivery, excluding VAT; zero if the goods are prepaid.')),
  "remote_area_fee": Money.check(/*#__PURE__*/ zod.describe('Surcharge for a remote area, excluding VAT; zero if neither end is remote.')),
  "subtotal": Money.check(/*#__PURE__*/ zod.describe('Sum of the four fees, excluding VAT.')),
  "vat_rate": BasisPoints.check(/*#__PURE__*/ zod.describe('VAT rate in basis points: 1500 for domestic carriage, 0 if one end is abroad.')),
  "vat": Money.check(/*#__PURE__*/ zod.describe('VAT on the subtotal.')),
  "total_fee": Money.check(/*#__PURE__*/ zod.describe('Amount charged, including VAT.')),
  "price": /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courierPricePriceAmountMin)).check(/*#__PURE__*/ zod.lte(courierPricePriceAmountMax)).check(/*#__PURE__*/ zod.describe('The amount in minor units of its currency (halalas, cents, fils, pence).')),
  "currency": /*#__PURE__*/ zod.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']).check(/*#__PURE__*/ zod.describe('ISO 4217 code of the currency.'))
}).check(/*#__PURE__*/ zod.describe('The total without cash on delivery, including VAT.')),
  "cod_price": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('The total with cash on delivery, including VAT; absent if cash on delivery was not requested.')),
  "return_price": Money.check(/*#__PURE__*/ zod.describe('Amount charged if the parcel is returned to its sender, including VAT.')),
  "base_weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Weight covered by the base fee, in grams.')),
  "max_weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Maximum weight of all pieces, in grams.')),
  "max_dimensions": Dimensions.check(/*#__PURE__*/ zod.describe('Maximum dimensions of one piece.')),
  "coverage_areas": /*#__PURE__*/ zod.array(AreaCode).check(/*#__PURE__*/ zod.maxLength(courierPriceCoverageAreasMax)).check(/*#__PURE__*/ zod.describe('Cities and countries that the service covers.')),
  "served_days": /*#__PURE__*/ zod.array(Weekday).check(/*#__PURE__*/ zod.maxLength(courierPriceServedDaysMax)).check(/*#__PURE__*/ zod.describe('Days of the week on which the courier works.')),
  "transit_times": TransitTime,
  "measured": /*#__PURE__*/ zod.exactOptional(MeasuredTransit),
  "expected_delivery_on": Date.check(/*#__PURE__*/ zod.describe('Last day of the transit time, counting only the courier\'s working days, if the parcel is collected on the first working day on or after the day of the quote.')),
  "shipping_methods": /*#__PURE__*/ zod.array(ShippingMethod).check(/*#__PURE__*/ zod.maxLength(courierPriceShippingMethodsMax)).check(/*#__PURE__*/ zod.describe('Ways in which the courier gets the parcel.')),
  "sender_fields": /*#__PURE__*/ zod.array(SenderField).check(/*#__PURE__*/ zod.maxLength(courierPriceSenderFieldsMax)).check(/*#__PURE__*/ zod.describe('Fields of the sender that the courier requires.')),
  "notes": LocalizedText.check(/*#__PURE__*/ zod.describe('Notes on the service, for people to read.')),
  "balance_after": Money.check(/*#__PURE__*/ zod.describe('The balance after paying this price; negative if the balance is insufficient.')),
  "badges": /*#__PURE__*/ zod.array(PriceBadge).check(/*#__PURE__*/ zod.maxLength(courierPriceBadgesMax)).check(/*#__PURE__*/ zod.describe('Distinctions of this price; empty if it has none.'))
}).check(/*#__PURE__*/ zod.describe('A courier\'s price for the parcel with one of its services.'));

export type CourierPrice = zod.input<typeof CourierPrice>;
export type CourierPriceOutput = zod.output<typeof CourierPrice>;

export const ExcludedCourier = /*#__PURE__*/ zod.strictObject({
  "courier": CourierSummary.check(/*#__PURE__*/ zod.describe('The courier.')),
  "service_type": ServiceType,
  "reason": ExclusionReason,
  "area": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The city or country that is not served; present with `not_served`.')),
  "max_weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('The maximum weight, in grams; present with `overweight`.')),
  "max_dimensions": /*#__PURE__*/ zod.exactOptional(Dimensions).check(/*#__PURE__*/ zod.describe('The maximum dimensions; present with `oversize`.')),
  "cap": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('The maximum amount to collect; present with `cod_over_cap`.'))
}).check(/*#__PURE__*/ zod.describe('A courier that cannot take the parcel with one of its services, and the reason.'));

export type ExcludedCourier = zod.input<typeof ExcludedCourier>;
export type ExcludedCourierOutput = zod.output<typeof ExcludedCourier>;

export const comparisonSummaryTotalCouriersMin = 0;
export const comparisonSummaryTotalCouriersMax = 10000;

export const comparisonSummaryTotalAreasMin = 0;
export const comparisonSummaryTotalAreasMax = 10000;



export const ComparisonSummary = /*#__PURE__*/ zod.strictObject({
  "total_couriers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(comparisonSummaryTotalCouriersMin)).check(/*#__PURE__*/ zod.lte(comparisonSummaryTotalCouriersMax)).check(/*#__PURE__*/ zod.describe('Number of couriers that can take the parcel.')),
  "total_areas": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(comparisonSummaryTotalAreasMin)).check(/*#__PURE__*/ zod.lte(comparisonSummaryTotalAreasMax)).check(/*#__PURE__*/ zod.describe('Number of cities and countries that these couriers cover together.')),
  "min_price": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('The lowest total.')),
  "max_price": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('The highest total.')),
  "average_price": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('The mean of the totals, rounded half up.')),
  "best_tier": /*#__PURE__*/ zod.exactOptional(CourierTier).check(/*#__PURE__*/ zod.describe('The best tier among these couriers.')),
  "fastest_delivery": /*#__PURE__*/ zod.exactOptional(TransitTime).check(/*#__PURE__*/ zod.describe('The shortest transit time, by its maximum and then by its minimum.'))
}).check(/*#__PURE__*/ zod.describe('Summary of all couriers that can take the parcel. Prices, tier and delivery are absent if none can.'));

export type ComparisonSummary = zod.input<typeof ComparisonSummary>;
export type ComparisonSummaryOutput = zod.output<typeof ComparisonSummary>;

export const quoteExpiresAtMax = 30;

export const quotePricesMax = 4000;

export const quoteExcludedMax = 4000;



export const Quote = /*#__PURE__*/ zod.strictObject({
  "id": QuoteId,
  "status": /*#__PURE__*/ zod.enum(['open', 'used', 'expired']).check(/*#__PURE__*/ zod.describe('Whether a shipment can still be booked with it.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the quote was given.')),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(quoteExpiresAtMax)).check(/*#__PURE__*/ zod.describe('When the quote expires.')),
  "request": QuoteCreate.check(/*#__PURE__*/ zod.describe('The parcel as it was described.')),
  "prices": /*#__PURE__*/ zod.array(CourierPrice).check(/*#__PURE__*/ zod.maxLength(quotePricesMax)).check(/*#__PURE__*/ zod.describe('Prices of the couriers that can take the parcel, cheapest first.')),
  "excluded": /*#__PURE__*/ zod.array(ExcludedCourier).check(/*#__PURE__*/ zod.maxLength(quoteExcludedMax)).check(/*#__PURE__*/ zod.describe('Couriers that cannot take the parcel, with the reasons.')),
  "summary": ComparisonSummary
}).check(/*#__PURE__*/ zod.describe('A binding offer. Until it expires, one shipment can be booked with it at the stated price.'));

export type Quote = zod.input<typeof Quote>;
export type QuoteOutput = zod.output<typeof Quote>;

export const ReportStep = /*#__PURE__*/ zod.enum(['day', 'month']).check(/*#__PURE__*/ zod.describe('Length of one point of the series.'));

export type ReportStep = zod.input<typeof ReportStep>;
export type ReportStepOutput = zod.output<typeof ReportStep>;

export const ReportCountMin = 0;
export const ReportCountMax = 2000000000;



export const ReportCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ReportCountMin)).check(/*#__PURE__*/ zod.lte(ReportCountMax)).check(/*#__PURE__*/ zod.describe('A number.'));

export type ReportCount = zod.input<typeof ReportCount>;
export type ReportCountOutput = zod.output<typeof ReportCount>;

export const ReportShareMin = 0;
export const ReportShareMax = 10000;



export const ReportShare = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ReportShareMin)).check(/*#__PURE__*/ zod.lte(ReportShareMax)).check(/*#__PURE__*/ zod.describe('A share in basis points: 10000 is the whole.'));

export type ReportShare = zod.input<typeof ReportShare>;
export type ReportShareOutput = zod.output<typeof ReportShare>;

export const ReportHundredthsMin = 0;
export const ReportHundredthsMax = 2000000000;



export const ReportHundredths = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ReportHundredthsMin)).check(/*#__PURE__*/ zod.lte(ReportHundredthsMax)).check(/*#__PURE__*/ zod.describe('A number in hundredths: 125 is 1.25.'));

export type ReportHundredths = zod.input<typeof ReportHundredths>;
export type ReportHundredthsOutput = zod.output<typeof ReportHundredths>;

export const ReportAmountMin = -900000000000000;
export const ReportAmountMax = 900000000000000;



export const ReportAmount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ReportAmountMin)).check(/*#__PURE__*/ zod.lte(ReportAmountMax)).check(/*#__PURE__*/ zod.describe('An amount in halalas.'));

export type ReportAmount = zod.input<typeof ReportAmount>;
export type ReportAmountOutput = zod.output<typeof ReportAmount>;

export const ReportGramsMin = 0;
export const ReportGramsMax = 900000000000000;



export const ReportGrams = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ReportGramsMin)).check(/*#__PURE__*/ zod.lte(ReportGramsMax)).check(/*#__PURE__*/ zod.describe('A weight in grams.'));

export type ReportGrams = zod.input<typeof ReportGrams>;
export type ReportGramsOutput = zod.output<typeof ReportGrams>;

export const ReportMinutesMin = 0;
export const ReportMinutesMax = 2000000000;



export const ReportMinutes = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ReportMinutesMin)).check(/*#__PURE__*/ zod.lte(ReportMinutesMax)).check(/*#__PURE__*/ zod.describe('A time in minutes.'));

export type ReportMinutes = zod.input<typeof ReportMinutes>;
export type ReportMinutesOutput = zod.output<typeof ReportMinutes>;

export const ReportValues = /*#__PURE__*/ zod.strictObject({
  "orders": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Shipments booked in the period, cancelled ones included.')),
  "delivered": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the orders, those that have been delivered.')),
  "under_way": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the orders, those that are neither delivered, returned, failed nor cancelled yet.')),
  "returned": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the orders, those that came back to the sender.')),
  "failed": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the orders, those that ended without delivery or return: lost, given up, or refused by the courier.')),
  "cancelled": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the orders, those that were cancelled.')),
  "success_rate": /*#__PURE__*/ zod.exactOptional(ReportShare).check(/*#__PURE__*/ zod.describe('`delivered` as a share of the orders that are delivered, returned or failed.')),
  "on_time": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the delivered orders, those delivered on or before the expected day.')),
  "on_time_rate": /*#__PURE__*/ zod.exactOptional(ReportShare).check(/*#__PURE__*/ zod.describe('`on_time` as a share of `delivered`.')),
  "failed_attempts": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Attempts to deliver the orders that failed.')),
  "attempts_absent": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Failed attempts because the receiver was absent.')),
  "attempts_refused": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Failed attempts because the receiver refused the parcel.')),
  "attempts_address": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Failed attempts because the address was unclear or wrong.')),
  "attempts_damaged": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Failed attempts because the parcel was damaged.')),
  "attempts_other": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Failed attempts for another reason, or without a reason.')),
  "attempts_per_delivery": /*#__PURE__*/ zod.exactOptional(ReportHundredths).check(/*#__PURE__*/ zod.describe('Delivery attempts, including successful ones, for each delivered order.')),
  "goods_value": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Value of the goods in the orders.')),
  "weight": /*#__PURE__*/ zod.exactOptional(ReportGrams).check(/*#__PURE__*/ zod.describe('Chargeable weight of the orders.')),
  "cash_orders": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the orders, those with cash on delivery.')),
  "cash_to_collect": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Cash on delivery of the orders.')),
  "cost": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('What the carriage of the orders cost, including VAT: charges and returns less refunds and cash back.')),
  "cost_per_order": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('`cost` divided by `orders`.')),
  "cost_per_kilogram": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('`cost` divided by the chargeable weight in kilograms.')),
  "base_fees": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Base fees of the orders.')),
  "weight_fees": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Fees for the weight of the orders.')),
  "cod_fees": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Fees for cash on delivery of the orders.')),
  "remote_area_fees": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Surcharges for remote areas.')),
  "vat": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('VAT on the fees of the orders.')),
  "refunds": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Refunds of the orders, less what was charged again, including VAT.')),
  "return_fees": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Prices of returns, including VAT.')),
  "cash_back": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Cash back on the orders.')),
  "cod_fee_share": /*#__PURE__*/ zod.exactOptional(ReportShare).check(/*#__PURE__*/ zod.describe('`cod_fees` as a share of all fees, excluding VAT.')),
  "remote_area_fee_share": /*#__PURE__*/ zod.exactOptional(ReportShare).check(/*#__PURE__*/ zod.describe('`remote_area_fees` as a share of all fees, excluding VAT.')),
  "charges": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Fees of the orders as booked, including VAT.')),
  "cheapest_charges": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('What the orders would have cost at the cheapest price quoted for each, including VAT.')),
  "above_cheapest": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('`charges` less `cheapest_charges`.')),
  "deliveries": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Shipments delivered in the period, regardless of when they were booked.')),
  "delivered_value": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Value of the goods delivered in the period.')),
  "delivered_cash": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Cash on delivery of the shipments delivered in the period.')),
  "delivered_cost": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('`cost` of the shipments delivered in the period.')),
  "margin": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('`delivered_value` less `delivered_cost`.')),
  "cash_due": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Cash on delivery that couriers have collected and not paid out yet, whatever the period.')),
  "cash_due_orders": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Shipments that `cash_due` comes from.')),
  "clients": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Receivers with an order in the period. A client is one phone number within the account.')),
  "new_clients": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the clients, those whose first order is in the period.')),
  "returning_clients": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the clients, those whose first order is before the period.')),
  "refused_cash_orders": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the orders with cash on delivery, those for which the receiver refused a delivery attempt.')),
  "refused_cash_rate": /*#__PURE__*/ zod.exactOptional(ReportShare).check(/*#__PURE__*/ zod.describe('`refused_cash_orders` as a share of `cash_orders`.')),
  "lifetime_orders": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('All orders of these clients to date.')),
  "lifetime_value": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Value of all goods delivered to these clients to date.')),
  "lifetime_value_per_client": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('`lifetime_value` divided by the number of clients.')),
  "movements": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Movements of the ledger in the period.')),
  "amount": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Sum of the movements of the balance: positive into it, negative out of it.')),
  "opening_balance": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('The balance at the beginning of the period.')),
  "closing_balance": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('The balance at the end of the period, or now.')),
  "topped_up": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Top-ups, less what the payment provider took back.')),
  "charged": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Charges of carriage, returns and plans.')),
  "refunded": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Refunds of carriage and plans.')),
  "cash_back_received": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Cash back, less what was taken back.')),
  "cash_collected": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Cash on delivery that couriers reported in the period.')),
  "cash_paid_out": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Cash on delivery that was paid out in the period.')),
  "invoices": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Tax invoices issued in the period.')),
  "invoiced_taxable": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Taxable amount of the invoices, excluding VAT.')),
  "invoiced_vat": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('VAT of the invoices.')),
  "credit_notes": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Credit notes issued in the period.')),
  "credited_taxable": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('Taxable amount of the credit notes, excluding VAT.')),
  "credited_vat": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('VAT of the credit notes.')),
  "taxable_amount": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('`invoiced_taxable` less `credited_taxable`.')),
  "vat_amount": /*#__PURE__*/ zod.exactOptional(ReportAmount).check(/*#__PURE__*/ zod.describe('`invoiced_vat` less `credited_vat`.')),
  "received_orders": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Orders of stores that arrived in the period.')),
  "booked_orders": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the received orders, those that have been booked.')),
  "open_orders": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the received orders, those that are neither booked, cancelled nor left out.')),
  "left_out_orders": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the received orders, those that were left out or cancelled before they were booked.')),
  "minutes_to_label": /*#__PURE__*/ zod.exactOptional(ReportMinutes).check(/*#__PURE__*/ zod.describe('Mean time from the arrival of a booked order to its booking.')),
  "booked_within_hour": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Orders booked within an hour of their arrival.')),
  "booked_within_day": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Orders booked later than an hour and within 24 hours of their arrival.')),
  "booked_later": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Orders booked later than 24 hours after their arrival.')),
  "delayed_orders": /*#__PURE__*/ zod.exactOptional(ReportCount).check(/*#__PURE__*/ zod.describe('Of the received orders, those that needed attention before they could be booked.'))
}).check(/*#__PURE__*/ zod.describe('Figures, each present only where its report shows it. A share or a mean of nothing is left out.'));

export type ReportValues = zod.input<typeof ReportValues>;
export type ReportValuesOutput = zod.output<typeof ReportValues>;

export const ReportPoint = /*#__PURE__*/ zod.strictObject({
  "from": Date.check(/*#__PURE__*/ zod.describe('First day of the step.')),
  "values": ReportValues
}).check(/*#__PURE__*/ zod.describe('Figures of one step of the series.'));

export type ReportPoint = zod.input<typeof ReportPoint>;
export type ReportPointOutput = zod.output<typeof ReportPoint>;

export const ReportDimension = /*#__PURE__*/ zod.enum(['courier', 'service', 'city', 'store', 'source', 'payment_type', 'payment_status', 'failure_reason', 'client', 'ledger_kind', 'top_up_method', 'cash_age', 'vat_rate', 'document_subject', 'order_reason']).check(/*#__PURE__*/ zod.describe('What divides a table into rows.'));

export type ReportDimension = zod.input<typeof ReportDimension>;
export type ReportDimensionOutput = zod.output<typeof ReportDimension>;

export const ReportTableRow = /*#__PURE__*/ zod.strictObject({
  "key": ReportKey,
  "name": /*#__PURE__*/ zod.exactOptional(LocalizedText).check(/*#__PURE__*/ zod.describe('Name of the row; absent for clients and stores, which have a `label` instead.')),
  "label": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Of a client, the name on the latest order; of a store, its name. Absent for all other rows.')),
  "phone": /*#__PURE__*/ zod.exactOptional(Phone).check(/*#__PURE__*/ zod.describe('Phone of the client; absent for all other rows.')),
  "values": ReportValues,
  "previous": /*#__PURE__*/ zod.exactOptional(ReportValues).check(/*#__PURE__*/ zod.describe('Figures of the compared period; absent if no period is compared.'))
}).check(/*#__PURE__*/ zod.describe('One row of a table.'));

export type ReportTableRow = zod.input<typeof ReportTableRow>;
export type ReportTableRowOutput = zod.output<typeof ReportTableRow>;

export const reportTableRowsMax = 250;



export const ReportTable = /*#__PURE__*/ zod.strictObject({
  "by": ReportDimension.check(/*#__PURE__*/ zod.describe('What divides the table into rows.')),
  "rows": /*#__PURE__*/ zod.array(ReportTableRow).check(/*#__PURE__*/ zod.maxLength(reportTableRowsMax)).check(/*#__PURE__*/ zod.describe('The rows, in descending order of the table\'s first figure.')),
  "more": ReportCount.check(/*#__PURE__*/ zod.describe('Number of rows that are left out: a table has at most 50 clients, or 250 other rows.'))
}).check(/*#__PURE__*/ zod.describe('A table of the report.'));

export type ReportTable = zod.input<typeof ReportTable>;
export type ReportTableOutput = zod.output<typeof ReportTable>;

export const reportSeriesMax = 100;

export const reportTablesMax = 6;



export const Report = /*#__PURE__*/ zod.strictObject({
  "report": ReportName,
  "from": Date.check(/*#__PURE__*/ zod.describe('First day of the period.')),
  "to": Date.check(/*#__PURE__*/ zod.describe('The day after the last day of the period.')),
  "compared_from": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('First day of the compared period, which is as long and directly precedes; absent if no period is compared.')),
  "compared_to": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('The day after the last day of the compared period, which equals `from`; absent if no period is compared.')),
  "step": ReportStep,
  "as_of": DateTime.check(/*#__PURE__*/ zod.describe('When the figures were read.')),
  "figures": ReportValues.check(/*#__PURE__*/ zod.describe('Figures of the whole period.')),
  "previous": /*#__PURE__*/ zod.exactOptional(ReportValues).check(/*#__PURE__*/ zod.describe('Figures of the compared period; absent if no period is compared.')),
  "series": /*#__PURE__*/ zod.array(ReportPoint).check(/*#__PURE__*/ zod.maxLength(reportSeriesMax)).check(/*#__PURE__*/ zod.describe('One point for each step, in order. Empty if the report shows no course over time.')),
  "tables": /*#__PURE__*/ zod.array(ReportTable).check(/*#__PURE__*/ zod.maxLength(reportTablesMax)).check(/*#__PURE__*/ zod.describe('The tables of the report.'))
}).check(/*#__PURE__*/ zod.describe('A report on a period. Days are days in Riyadh.'));

export type Report = zod.input<typeof Report>;
export type ReportOutput = zod.output<typeof Report>;

export const ReportRowKind = /*#__PURE__*/ zod.enum(['shipment', 'movement', 'document', 'order', 'client']).check(/*#__PURE__*/ zod.describe('What kind of thing a row is.'));

export type ReportRowKind = zod.input<typeof ReportRowKind>;
export type ReportRowKindOutput = zod.output<typeof ReportRowKind>;

export const reportRowIdMax = 40;


export const reportRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');
export const reportRowValueMin = -900000000000000;
export const reportRowValueMax = 900000000000000;

export const reportRowWeightMin = 0;
export const reportRowWeightMax = 900000000000000;



export const ReportRow = /*#__PURE__*/ zod.strictObject({
  "kind": ReportRowKind,
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportRowIdMax)).check(/*#__PURE__*/ zod.regex(reportRowIdRegExp)).check(/*#__PURE__*/ zod.describe('Its id among those of its kind; for a client, the client\'s number.')),
  "at": DateTime.check(/*#__PURE__*/ zod.describe('When the shipment was booked, the movement made, the document issued, the order received, or the client\'s first order booked.')),
  "number": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Tracking number of the shipment, or number of the document or order; absent for movements and clients.')),
  "label": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Receiver of the shipment, buyer of the order, or name of the client; absent for movements and documents.')),
  "phone": /*#__PURE__*/ zod.exactOptional(Phone).check(/*#__PURE__*/ zod.describe('Phone of the client; absent for all other kinds.')),
  "status": /*#__PURE__*/ zod.exactOptional(TrackingStatus).check(/*#__PURE__*/ zod.describe('Tracking status of the shipment; absent for all other kinds.')),
  "ledger_kind": /*#__PURE__*/ zod.exactOptional(LedgerKind).check(/*#__PURE__*/ zod.describe('Kind of the movement; absent for all other kinds.')),
  "document_kind": /*#__PURE__*/ zod.exactOptional(TaxDocumentKind).check(/*#__PURE__*/ zod.describe('Kind of the document; absent for all other kinds.')),
  "shipment_id": /*#__PURE__*/ zod.exactOptional(ShipmentId).check(/*#__PURE__*/ zod.describe('Shipment of the movement or document; absent if it has none.')),
  "value": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportRowValueMin)).check(/*#__PURE__*/ zod.lte(reportRowValueMax)).check(/*#__PURE__*/ zod.describe('What it contributes to the figure, in the unit of the figure; for a share or a mean, what it contributes to the dividend.')),
  "weight": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportRowWeightMin)).check(/*#__PURE__*/ zod.lte(reportRowWeightMax))).check(/*#__PURE__*/ zod.describe('What it contributes to the divisor of a share or a mean; absent for all other figures.'))
}).check(/*#__PURE__*/ zod.describe('Something that a figure counts.'));

export type ReportRow = zod.input<typeof ReportRow>;
export type ReportRowOutput = zod.output<typeof ReportRow>;

export const reportRowTotalsValueMin = -900000000000000;
export const reportRowTotalsValueMax = 900000000000000;



export const ReportRowTotals = /*#__PURE__*/ zod.strictObject({
  "value": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportRowTotalsValueMin)).check(/*#__PURE__*/ zod.lte(reportRowTotalsValueMax))).check(/*#__PURE__*/ zod.describe('The figure, to which the values of all rows add up; absent for a share or a mean of nothing.'))
}).check(/*#__PURE__*/ zod.describe('Totals of all rows, not only of those on the page.'));

export type ReportRowTotals = zod.input<typeof ReportRowTotals>;
export type ReportRowTotalsOutput = zod.output<typeof ReportRowTotals>;

export const reportRowListDataMax = 100;



export const ReportRowList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(ReportRow).check(/*#__PURE__*/ zod.maxLength(reportRowListDataMax)).check(/*#__PURE__*/ zod.describe('The rows of the page, newest first.')),
  "page": Page,
  "totals": ReportRowTotals
}).check(/*#__PURE__*/ zod.describe('A page of what a figure counts.'));

export type ReportRowList = zod.input<typeof ReportRowList>;
export type ReportRowListOutput = zod.output<typeof ReportRowList>;

export const RatingInvitation = /*#__PURE__*/ zod.strictObject({
  "shipment_id": ShipmentId.check(/*#__PURE__*/ zod.describe('The shipment.')),
  "tracking_number": TrackingNumber,
  "courier": CourierSummary.check(/*#__PURE__*/ zod.describe('The courier that carried it.')),
  "delivered_at": DateTime.check(/*#__PURE__*/ zod.describe('When it was delivered.')),
  "until": DateTime.check(/*#__PURE__*/ zod.describe('When the time for rating ends.'))
}).check(/*#__PURE__*/ zod.describe('A shipment that was delivered recently and has not been rated.'));

export type RatingInvitation = zod.input<typeof RatingInvitation>;
export type RatingInvitationOutput = zod.output<typeof RatingInvitation>;

export const ratingInvitationListDataMax = 5;



export const RatingInvitationList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(RatingInvitation).check(/*#__PURE__*/ zod.maxLength(ratingInvitationListDataMax)).check(/*#__PURE__*/ zod.describe('The shipments, newest first.'))
}).check(/*#__PURE__*/ zod.describe('Shipments to rate.'));

export type RatingInvitationList = zod.input<typeof RatingInvitationList>;
export type RatingInvitationListOutput = zod.output<typeof RatingInvitationList>;

export const savedReceiverListDataMax = 100;



export const SavedReceiverList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(SavedReceiver).check(/*#__PURE__*/ zod.maxLength(savedReceiverListDataMax)).check(/*#__PURE__*/ zod.describe('The receivers of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of saved receivers.'));

export type SavedReceiverList = zod.input<typeof SavedReceiverList>;
export type SavedReceiverListOutput = zod.output<typeof SavedReceiverList>;

export const SavedReceiverInput = /*#__PURE__*/ zod.strictObject({
  "full_name": Line.check(/*#__PURE__*/ zod.describe('Full name of the receiver.')),
  "country": CountryCode.check(/*#__PURE__*/ zod.describe('Country of the address.')),
  "state": Line.check(/*#__PURE__*/ zod.describe('Region; in Saudi Arabia, the region code that `listCities` gives for the city.')),
  "city": Line.check(/*#__PURE__*/ zod.describe('In Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "district": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('District or neighbourhood; absent if not stated.')),
  "street_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Street; absent if the short address is given instead.')),
  "building_no": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Building number. In Saudi Arabia, four digits.')),
  "landmark": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Further details of the address, such as a nearby landmark.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode),
  "additional_number": /*#__PURE__*/ zod.exactOptional(AdditionalNumber),
  "short_address": /*#__PURE__*/ zod.exactOptional(ShortAddress),
  "email": /*#__PURE__*/ zod.exactOptional(Email).check(/*#__PURE__*/ zod.describe('E-mail of the receiver; absent if not stated.')),
  "phone": Phone.check(/*#__PURE__*/ zod.describe('Phone of the receiver, which the driver calls.')),
  "company": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The receiver\'s company; absent for a private person.')),
  "address_type": AddressType
}).check(/*#__PURE__*/ zod.describe('A receiver to save: that of a shipment without the message. In Saudi Arabia, either the short address or street, building number and postal code are required; abroad, street and building number are required.'));

export type SavedReceiverInput = zod.input<typeof SavedReceiverInput>;
export type SavedReceiverInputOutput = zod.output<typeof SavedReceiverInput>;

export const scheduledReportListDataMax = 20;



export const ScheduledReportList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(ScheduledReport).check(/*#__PURE__*/ zod.maxLength(scheduledReportListDataMax)).check(/*#__PURE__*/ zod.describe('The reports, in the order in which they were scheduled.'))
}).check(/*#__PURE__*/ zod.describe('The scheduled reports.'));

export type ScheduledReportList = zod.input<typeof ScheduledReportList>;
export type ScheduledReportListOutput = zod.output<typeof ScheduledReportList>;

export const ScheduledReportInput = /*#__PURE__*/ zod.strictObject({
  "report": ReportName,
  "frequency": ReportFrequency,
  "filters": /*#__PURE__*/ zod.exactOptional(ScheduledReportFilters)
}).check(/*#__PURE__*/ zod.describe('A report to send by e-mail.'));

export type ScheduledReportInput = zod.input<typeof ScheduledReportInput>;
export type ScheduledReportInputOutput = zod.output<typeof ScheduledReportInput>;

export const shipmentDraftListDataMax = 100;



export const ShipmentDraftList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(ShipmentDraft).check(/*#__PURE__*/ zod.maxLength(shipmentDraftListDataMax)).check(/*#__PURE__*/ zod.describe('The drafts of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of drafts.'));

export type ShipmentDraftList = zod.input<typeof ShipmentDraftList>;
export type ShipmentDraftListOutput = zod.output<typeof ShipmentDraftList>;

export const ShipmentDraftCreate = /*#__PURE__*/ zod.strictObject({
  "courier_id": /*#__PURE__*/ zod.exactOptional(CourierId).check(/*#__PURE__*/ zod.describe('The courier chosen so far; it may have left since.')),
  "service_type": /*#__PURE__*/ zod.exactOptional(ServiceType),
  "saved_receiver_id": /*#__PURE__*/ zod.exactOptional(SavedReceiverId).check(/*#__PURE__*/ zod.describe('The saved receiver that the receiver was filled in from.')),
  "store_order_id": /*#__PURE__*/ zod.exactOptional(StoreOrderId).check(/*#__PURE__*/ zod.describe('The store order that the shipment is for.')),
  "origin": /*#__PURE__*/ zod.exactOptional(DraftPlace).check(/*#__PURE__*/ zod.describe('Where the parcel is sent from, as far as it is filled in.')),
  "receiver": /*#__PURE__*/ zod.exactOptional(DraftReceiver),
  "sender": /*#__PURE__*/ zod.exactOptional(DraftSender),
  "weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Total weight of all pieces, in grams.')),
  "weight_unit": /*#__PURE__*/ zod.exactOptional(WeightUnit),
  "length": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres.')),
  "width": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres.')),
  "height": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres.')),
  "dimension_unit": /*#__PURE__*/ zod.exactOptional(DimensionUnit),
  "size": /*#__PURE__*/ zod.exactOptional(ParcelSize),
  "pieces": /*#__PURE__*/ zod.exactOptional(Pieces),
  "shipment_type": /*#__PURE__*/ zod.exactOptional(ShipmentType),
  "packaging_type": /*#__PURE__*/ zod.exactOptional(PackagingType),
  "shipping_method": /*#__PURE__*/ zod.exactOptional(ShippingMethod),
  "preferred_delivery_day": /*#__PURE__*/ zod.exactOptional(DeliveryDay),
  "preferred_delivery_time": /*#__PURE__*/ zod.exactOptional(DeliveryWindow),
  "payment_type": /*#__PURE__*/ zod.exactOptional(PaymentType),
  "sku": /*#__PURE__*/ zod.exactOptional(Sku).check(/*#__PURE__*/ zod.describe('SKU of the first product; absent if it is not one of the account\'s products.')),
  "product_name": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Name of the first product, as typed so far.')),
  "quantity": /*#__PURE__*/ zod.exactOptional(Quantity).check(/*#__PURE__*/ zod.describe('Quantity of the first product.')),
  "price": /*#__PURE__*/ zod.exactOptional(DraftAmount).check(/*#__PURE__*/ zod.describe('Value of the first product for the whole quantity.')),
  "further_products": /*#__PURE__*/ zod.exactOptional(DraftProducts),
  "reference_id": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('The customer\'s own number for the order, as typed so far.')),
  "company": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('The sending company\'s name, as printed on the label.')),
  "note": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Note for the courier, as typed so far.'))
}).check(/*#__PURE__*/ zod.describe('A shipment as far as it is filled in; no field is required.'));

export type ShipmentDraftCreate = zod.input<typeof ShipmentDraftCreate>;
export type ShipmentDraftCreateOutput = zod.output<typeof ShipmentDraftCreate>;

export const ShipmentDraftUpdate = /*#__PURE__*/ zod.strictObject({
  "version": DraftVersion,
  "courier_id": /*#__PURE__*/ zod.exactOptional(CourierId).check(/*#__PURE__*/ zod.describe('The courier chosen so far; it may have left since.')),
  "service_type": /*#__PURE__*/ zod.exactOptional(ServiceType),
  "saved_receiver_id": /*#__PURE__*/ zod.exactOptional(SavedReceiverId).check(/*#__PURE__*/ zod.describe('The saved receiver that the receiver was filled in from.')),
  "store_order_id": /*#__PURE__*/ zod.exactOptional(StoreOrderId).check(/*#__PURE__*/ zod.describe('The store order that the shipment is for.')),
  "origin": /*#__PURE__*/ zod.exactOptional(DraftPlace).check(/*#__PURE__*/ zod.describe('Where the parcel is sent from, as far as it is filled in.')),
  "receiver": /*#__PURE__*/ zod.exactOptional(DraftReceiver),
  "sender": /*#__PURE__*/ zod.exactOptional(DraftSender),
  "weight": /*#__PURE__*/ zod.exactOptional(WeightGrams).check(/*#__PURE__*/ zod.describe('Total weight of all pieces, in grams.')),
  "weight_unit": /*#__PURE__*/ zod.exactOptional(WeightUnit),
  "length": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres.')),
  "width": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres.')),
  "height": /*#__PURE__*/ zod.exactOptional(LengthMillimetres).check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres.')),
  "dimension_unit": /*#__PURE__*/ zod.exactOptional(DimensionUnit),
  "size": /*#__PURE__*/ zod.exactOptional(ParcelSize),
  "pieces": /*#__PURE__*/ zod.exactOptional(Pieces),
  "shipment_type": /*#__PURE__*/ zod.exactOptional(ShipmentType),
  "packaging_type": /*#__PURE__*/ zod.exactOptional(PackagingType),
  "shipping_method": /*#__PURE__*/ zod.exactOptional(ShippingMethod),
  "preferred_delivery_day": /*#__PURE__*/ zod.exactOptional(DeliveryDay),
  "preferred_delivery_time": /*#__PURE__*/ zod.exactOptional(DeliveryWindow),
  "payment_type": /*#__PURE__*/ zod.exactOptional(PaymentType),
  "sku": /*#__PURE__*/ zod.exactOptional(Sku).check(/*#__PURE__*/ zod.describe('SKU of the first product; absent if it is not one of the account\'s products.')),
  "product_name": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Name of the first product, as typed so far.')),
  "quantity": /*#__PURE__*/ zod.exactOptional(Quantity).check(/*#__PURE__*/ zod.describe('Quantity of the first product.')),
  "price": /*#__PURE__*/ zod.exactOptional(DraftAmount).check(/*#__PURE__*/ zod.describe('Value of the first product for the whole quantity.')),
  "further_products": /*#__PURE__*/ zod.exactOptional(DraftProducts),
  "reference_id": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('The customer\'s own number for the order, as typed so far.')),
  "company": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('The sending company\'s name, as printed on the label.')),
  "note": /*#__PURE__*/ zod.exactOptional(DraftText).check(/*#__PURE__*/ zod.describe('Note for the courier, as typed so far.'))
}).check(/*#__PURE__*/ zod.describe('The complete new draft. Fields that are left out are removed.'));

export type ShipmentDraftUpdate = zod.input<typeof ShipmentDraftUpdate>;
export type ShipmentDraftUpdateOutput = zod.output<typeof ShipmentDraftUpdate>;

export const shipmentListDataMax = 100;



export const ShipmentList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(Shipment).check(/*#__PURE__*/ zod.maxLength(shipmentListDataMax)).check(/*#__PURE__*/ zod.describe('The shipments of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of shipments.'));

export type ShipmentList = zod.input<typeof ShipmentList>;
export type ShipmentListOutput = zod.output<typeof ShipmentList>;

export const ShipmentCreate = /*#__PURE__*/ zod.strictObject({
  "quote_id": QuoteId.check(/*#__PURE__*/ zod.describe('An open quote of this account; any other is refused with 422.')),
  "draft_id": /*#__PURE__*/ zod.exactOptional(ShipmentDraftId).check(/*#__PURE__*/ zod.describe('The draft that this shipment was; it is deleted when the shipment is booked.')),
  "store_order_id": /*#__PURE__*/ zod.exactOptional(StoreOrderId).check(/*#__PURE__*/ zod.describe('The store order that this shipment fulfils. An order can be booked once; one that the account does not have is refused with 422.')),
  "courier_id": CourierId.check(/*#__PURE__*/ zod.describe('Courier of the chosen price. The quote must have a price for it.')),
  "service_type": ServiceType.check(/*#__PURE__*/ zod.describe('Service of the chosen price.')),
  "reference_id": /*#__PURE__*/ zod.exactOptional(ReferenceId).check(/*#__PURE__*/ zod.describe('The customer\'s own number for the order.')),
  "company": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The sending company\'s name, as printed on the label.')),
  "receiver": Receiver,
  "sender": Sender,
  "weight": WeightGrams.check(/*#__PURE__*/ zod.describe('Total weight of all pieces, in grams; as in the quote.')),
  "weight_unit": WeightUnit,
  "length": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres; as in the quote.')),
  "width": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres; as in the quote.')),
  "height": LengthMillimetres.check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres; as in the quote.')),
  "dimension_unit": DimensionUnit,
  "size": ParcelSize,
  "pieces": Pieces,
  "shipment_type": ShipmentType,
  "packaging_type": PackagingType,
  "shipping_method": ShippingMethod,
  "preferred_delivery_day": DeliveryDay,
  "preferred_delivery_time": DeliveryWindow,
  "payment_type": PaymentType,
  "payment_method": PaymentMethod,
  "sku": /*#__PURE__*/ zod.exactOptional(Sku).check(/*#__PURE__*/ zod.describe('SKU of the first product, if it is one of the account\'s products; an unknown SKU is refused with 422. Name, price, weight and dimensions are those stated here, whatever the product says.')),
  "product_name": Line.check(/*#__PURE__*/ zod.describe('Name of the first product, as printed on documents.')),
  "quantity": Quantity,
  "price": PositiveMoney.check(/*#__PURE__*/ zod.describe('Value of the first product for the whole quantity.')),
  "further_products": /*#__PURE__*/ zod.exactOptional(FurtherProducts),
  "note": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('Note for the courier.'))
}).check(/*#__PURE__*/ zod.describe('A shipment to book at one price of an open quote, paid from the balance.'));

export type ShipmentCreate = zod.input<typeof ShipmentCreate>;
export type ShipmentCreateOutput = zod.output<typeof ShipmentCreate>;

export const shipmentCountTotalMin = 0;
export const shipmentCountTotalMax = 1001;



export const ShipmentCount = /*#__PURE__*/ zod.strictObject({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(shipmentCountTotalMin)).check(/*#__PURE__*/ zod.lte(shipmentCountTotalMax)).check(/*#__PURE__*/ zod.describe('Number of shipments, counted up to 1,001.')),
  "total_is_capped": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether there are more than were counted.'))
}).check(/*#__PURE__*/ zod.describe('A number of shipments.'));

export type ShipmentCount = zod.input<typeof ShipmentCount>;
export type ShipmentCountOutput = zod.output<typeof ShipmentCount>;

export const ShipmentCounts = /*#__PURE__*/ zod.strictObject({
  "all": ShipmentCount.check(/*#__PURE__*/ zod.describe('Shipments with any status.')),
  "pending": ShipmentCount.check(/*#__PURE__*/ zod.describe('Shipments that are pending.')),
  "completed": ShipmentCount.check(/*#__PURE__*/ zod.describe('Shipments that are completed.')),
  "cancelled": ShipmentCount.check(/*#__PURE__*/ zod.describe('Shipments that are cancelled.')),
  "failed": ShipmentCount.check(/*#__PURE__*/ zod.describe('Shipments that have failed.'))
}).check(/*#__PURE__*/ zod.describe('Number of shipments in total and with each status.'));

export type ShipmentCounts = zod.input<typeof ShipmentCounts>;
export type ShipmentCountsOutput = zod.output<typeof ShipmentCounts>;

export const AttachmentUpload = /*#__PURE__*/ zod.strictObject({
  "attachment": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('Content of the file: a PNG, JPEG or WebP picture, or a PDF, of at most 5 MiB.'))
}).check(/*#__PURE__*/ zod.describe('A form with the file to attach.'));

export type AttachmentUpload = zod.input<typeof AttachmentUpload>;
export type AttachmentUploadOutput = zod.output<typeof AttachmentUpload>;

export const ShipmentUpdate = /*#__PURE__*/ zod.strictObject({
  "version": ShipmentVersion,
  "reference_id": /*#__PURE__*/ zod.exactOptional(ReferenceId).check(/*#__PURE__*/ zod.describe('The customer\'s own number for the order.')),
  "company": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('The sending company\'s name, as printed on the label.')),
  "receiver": Receiver.check(/*#__PURE__*/ zod.describe('The new receiver, who must be in the same country, region and city.')),
  "packaging_type": PackagingType,
  "preferred_delivery_day": DeliveryDay,
  "preferred_delivery_time": DeliveryWindow,
  "sku": /*#__PURE__*/ zod.exactOptional(Sku).check(/*#__PURE__*/ zod.describe('A SKU that the shipment already has, or one of the account\'s products; any other is refused with 422.')),
  "product_name": Line.check(/*#__PURE__*/ zod.describe('Name of the first product, as printed on documents.')),
  "quantity": Quantity,
  "price": PositiveMoney.check(/*#__PURE__*/ zod.describe('Value of the first product for the whole quantity.')),
  "further_products": /*#__PURE__*/ zod.exactOptional(FurtherProducts),
  "note": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('Note for the courier.'))
}).check(/*#__PURE__*/ zod.describe('The complete set of editable fields. Optional fields that are left out are removed.'));

export type ShipmentUpdate = zod.input<typeof ShipmentUpdate>;
export type ShipmentUpdateOutput = zod.output<typeof ShipmentUpdate>;

export const AttachmentFile = /*#__PURE__*/ zod.strictObject({
  "media_type": AttachmentType,
  "content": AttachmentContent
}).check(/*#__PURE__*/ zod.describe('The file attached to a shipment, with its content.'));

export type AttachmentFile = zod.input<typeof AttachmentFile>;
export type AttachmentFileOutput = zod.output<typeof AttachmentFile>;

export const ShipmentDocument = /*#__PURE__*/ zod.enum(['label', 'waybill']).check(/*#__PURE__*/ zod.describe('Which document of the shipment.'));

export type ShipmentDocument = zod.input<typeof ShipmentDocument>;
export type ShipmentDocumentOutput = zod.output<typeof ShipmentDocument>;

export const LabelRequest = /*#__PURE__*/ zod.strictObject({
  "document": ShipmentDocument,
  "paper": /*#__PURE__*/ zod.exactOptional(LabelPaper).check(/*#__PURE__*/ zod.describe('Paper size of a label; A6 by default. Ignored for a waybill.')),
  "language": DocumentLanguage
}).check(/*#__PURE__*/ zod.describe('Which document to make, and how.'));

export type LabelRequest = zod.input<typeof LabelRequest>;
export type LabelRequestOutput = zod.output<typeof LabelRequest>;

export const RatingState = /*#__PURE__*/ zod.enum(['open', 'rated', 'not_final', 'not_ratable', 'too_late']).check(/*#__PURE__*/ zod.describe('Whether a shipment can be rated.'));

export type RatingState = zod.input<typeof RatingState>;
export type RatingStateOutput = zod.output<typeof RatingState>;

export const shipmentRatingPartsMax = 5;



export const ShipmentRating = /*#__PURE__*/ zod.strictObject({
  "state": RatingState,
  "until": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the time for rating, and for changing the rating, ends; absent if the shipment was never ratable.')),
  "parts": /*#__PURE__*/ zod.array(RatingPart).check(/*#__PURE__*/ zod.maxLength(shipmentRatingPartsMax)).check(/*#__PURE__*/ zod.describe('The parts that can be rated for this shipment.')),
  "rating": /*#__PURE__*/ zod.exactOptional(Rating).check(/*#__PURE__*/ zod.describe('The rating; absent if there is none.'))
}).check(/*#__PURE__*/ zod.describe('The rating of a shipment, or whether it can be rated.'));

export type ShipmentRating = zod.input<typeof ShipmentRating>;
export type ShipmentRatingOutput = zod.output<typeof ShipmentRating>;

export const RatingInput = /*#__PURE__*/ zod.strictObject({
  "parts": RatingParts,
  "text": /*#__PURE__*/ zod.exactOptional(RatingText).check(/*#__PURE__*/ zod.describe('What the person has to say; absent if nothing.'))
}).check(/*#__PURE__*/ zod.describe('A rating of the courier that carried a shipment.'));

export type RatingInput = zod.input<typeof RatingInput>;
export type RatingInputOutput = zod.output<typeof RatingInput>;

export const statementMonthTransactionsMin = 0;
export const statementMonthTransactionsMax = 2000000000;



export const StatementMonth = /*#__PURE__*/ zod.strictObject({
  "month": Month.check(/*#__PURE__*/ zod.describe('The month, as `YYYY-MM`.')),
  "is_complete": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the month is over; the statement of the current month still changes.')),
  "opening": Money.check(/*#__PURE__*/ zod.describe('The balance at the beginning of the month, which is the closing balance of the month before.')),
  "closing": Money.check(/*#__PURE__*/ zod.describe('The balance at the end of the month, or now.')),
  "transactions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(statementMonthTransactionsMin)).check(/*#__PURE__*/ zod.lte(statementMonthTransactionsMax)).check(/*#__PURE__*/ zod.describe('Number of movements of the balance, not counting those of cash on delivery.'))
}).check(/*#__PURE__*/ zod.describe('Opening and closing balance of a month.'));

export type StatementMonth = zod.input<typeof StatementMonth>;
export type StatementMonthOutput = zod.output<typeof StatementMonth>;

export const statementListDataMax = 1200;



export const StatementList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(StatementMonth).check(/*#__PURE__*/ zod.maxLength(statementListDataMax)).check(/*#__PURE__*/ zod.describe('One item for each month since the account was opened, newest first.'))
}).check(/*#__PURE__*/ zod.describe('The monthly statements.'));

export type StatementList = zod.input<typeof StatementList>;
export type StatementListOutput = zod.output<typeof StatementList>;

export const statementLineCountMax = 2000000000;



export const StatementLine = /*#__PURE__*/ zod.strictObject({
  "kind": LedgerKind,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(statementLineCountMax)).check(/*#__PURE__*/ zod.describe('Number of movements of this kind.')),
  "amount": Money.check(/*#__PURE__*/ zod.describe('Sum of the movements: positive into the balance, negative out of it.'))
}).check(/*#__PURE__*/ zod.describe('All movements of one kind in the month.'));

export type StatementLine = zod.input<typeof StatementLine>;
export type StatementLineOutput = zod.output<typeof StatementLine>;

export const StatementCash = /*#__PURE__*/ zod.strictObject({
  "opening": Money.check(/*#__PURE__*/ zod.describe('Owed by couriers at the beginning of the month.')),
  "collected": Money.check(/*#__PURE__*/ zod.describe('Collected by couriers in the month.')),
  "remitted": Money.check(/*#__PURE__*/ zod.describe('Paid out by couriers in the month.')),
  "closing": Money.check(/*#__PURE__*/ zod.describe('Owed by couriers at the end of the month, or now.'))
}).check(/*#__PURE__*/ zod.describe('Cash on delivery that couriers hold for the account. It is not part of the balance. `opening` plus `collected` less `remitted` equals `closing`.'));

export type StatementCash = zod.input<typeof StatementCash>;
export type StatementCashOutput = zod.output<typeof StatementCash>;

export const statementTransactionsMin = 0;
export const statementTransactionsMax = 2000000000;

export const statementLinesMax = 30;



export const Statement = /*#__PURE__*/ zod.strictObject({
  "month": Month.check(/*#__PURE__*/ zod.describe('The month, as `YYYY-MM`.')),
  "is_complete": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the month is over; the statement of the current month still changes.')),
  "opening": Money.check(/*#__PURE__*/ zod.describe('The balance at the beginning of the month, which is the closing balance of the month before.')),
  "closing": Money.check(/*#__PURE__*/ zod.describe('The balance at the end of the month, or now.')),
  "transactions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(statementTransactionsMin)).check(/*#__PURE__*/ zod.lte(statementTransactionsMax)).check(/*#__PURE__*/ zod.describe('Number of movements of the balance, not counting those of cash on delivery.')),
  "lines": /*#__PURE__*/ zod.array(StatementLine).check(/*#__PURE__*/ zod.maxLength(statementLinesMax)).check(/*#__PURE__*/ zod.describe('Kinds of movement that changed the balance in the month, in the order of `LedgerKind`.')),
  "cash_on_delivery": StatementCash.check(/*#__PURE__*/ zod.describe('Cash on delivery in the month.'))
}).check(/*#__PURE__*/ zod.describe('The account\'s money in one month. `opening` plus the amounts of the lines equals `closing`.'));

export type Statement = zod.input<typeof Statement>;
export type StatementOutput = zod.output<typeof Statement>;

export const todayCountTodayMin = 0;
export const todayCountTodayMax = 2000000000;

export const todayCountYesterdayMin = 0;
export const todayCountYesterdayMax = 2000000000;



export const TodayCount = /*#__PURE__*/ zod.strictObject({
  "today": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(todayCountTodayMin)).check(/*#__PURE__*/ zod.lte(todayCountTodayMax)).check(/*#__PURE__*/ zod.describe('Number from midnight until `as_of`.')),
  "yesterday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(todayCountYesterdayMin)).check(/*#__PURE__*/ zod.lte(todayCountYesterdayMax)).check(/*#__PURE__*/ zod.describe('Number from midnight of the day before until 24 hours before `as_of`.'))
}).check(/*#__PURE__*/ zod.describe('A number of shipments, today and yesterday.'));

export type TodayCount = zod.input<typeof TodayCount>;
export type TodayCountOutput = zod.output<typeof TodayCount>;

export const TodayAmount = /*#__PURE__*/ zod.strictObject({
  "today": Money.check(/*#__PURE__*/ zod.describe('Amount from midnight until `as_of`, in riyals.')),
  "yesterday": Money.check(/*#__PURE__*/ zod.describe('Amount from midnight of the day before until 24 hours before `as_of`, in riyals.'))
}).check(/*#__PURE__*/ zod.describe('An amount, today and yesterday.'));

export type TodayAmount = zod.input<typeof TodayAmount>;
export type TodayAmountOutput = zod.output<typeof TodayAmount>;

export const Today = /*#__PURE__*/ zod.strictObject({
  "day": Date.check(/*#__PURE__*/ zod.describe('Today\'s date in Riyadh.')),
  "as_of": DateTime.check(/*#__PURE__*/ zod.describe('When the numbers were read. Those of yesterday end exactly 24 hours earlier.')),
  "booked": TodayCount.check(/*#__PURE__*/ zod.describe('Shipments that were booked, regardless of what became of them.')),
  "delivered": TodayCount.check(/*#__PURE__*/ zod.describe('Shipments with the status `completed`, by the time of their first scan as delivered. Scans may arrive late.')),
  "shipping_charges": TodayAmount.check(/*#__PURE__*/ zod.describe('Amount that shipping took from the balance, including VAT: charges, returns, and deliveries after a cancellation, less the refunds made that day, including refunds of earlier shipments. It may therefore be negative. Cash back is not deducted.')),
  "cash_collected": TodayAmount.check(/*#__PURE__*/ zod.describe('Cash on delivery that couriers reported as collected, whether paid out or not.'))
}).check(/*#__PURE__*/ zod.describe('What has happened since midnight in Riyadh, next to yesterday up to the same time of day.'));

export type Today = zod.input<typeof Today>;
export type TodayOutput = zod.output<typeof Today>;

export const PlanToPay = /*#__PURE__*/ zod.strictObject({
  "tier": PaidTier,
  "period": PlanPeriod
}).check(/*#__PURE__*/ zod.describe('A plan that a top-up pays for.'));

export type PlanToPay = zod.input<typeof PlanToPay>;
export type PlanToPayOutput = zod.output<typeof PlanToPay>;

export const TopUpCreate = /*#__PURE__*/ zod.strictObject({
  "amount": PositiveMoney.check(/*#__PURE__*/ zod.describe('Amount to pay, within the limits that `getTopUpOptions` returns for the method and currency.')),
  "payment_method": TopUpMethod,
  "return_url": /*#__PURE__*/ zod.exactOptional(ReturnUrl),
  "description": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('A note for the account\'s own records. Must not contain a card number.')),
  "plan": /*#__PURE__*/ zod.exactOptional(PlanToPay).check(/*#__PURE__*/ zod.describe('Plan to subscribe to as soon as the top-up is paid. The amount must equal the `total` of `previewPlanChange`, in riyals.')),
  "save_payment_method": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether to save the card that pays, to be listed by `listPaymentMethods`; false by default. Allowed only if `getTopUpOptions` reports `can_be_saved` for the method and fewer than ten are saved; otherwise refused with `not_allowed`.'))
}).check(/*#__PURE__*/ zod.describe('A top-up to start.'));

export type TopUpCreate = zod.input<typeof TopUpCreate>;
export type TopUpCreateOutput = zod.output<typeof TopUpCreate>;

export const TopUpCurrency = /*#__PURE__*/ zod.strictObject({
  "currency": Currency,
  "minimum": PositiveMoney.check(/*#__PURE__*/ zod.describe('Smallest amount of a top-up in this currency.')),
  "maximum": PositiveMoney.check(/*#__PURE__*/ zod.describe('Largest amount of a top-up in this currency.')),
  "micro_sar": MicroSar,
  "rate_from": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('Day from which the exchange rate is valid; absent for the riyal.')),
  "rate_source": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Who publishes the exchange rate; absent for the riyal.'))
}).check(/*#__PURE__*/ zod.describe('A currency that a payment method supports.'));

export type TopUpCurrency = zod.input<typeof TopUpCurrency>;
export type TopUpCurrencyOutput = zod.output<typeof TopUpCurrency>;

export const topUpOptionCurrenciesMax = 5;



export const TopUpOption = /*#__PURE__*/ zod.strictObject({
  "payment_method": TopUpMethod,
  "can_be_saved": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the payment provider can keep the payment method for later top-ups, if the person wants that.')),
  "currencies": /*#__PURE__*/ zod.array(TopUpCurrency).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(topUpOptionCurrenciesMax)).check(/*#__PURE__*/ zod.describe('The currencies that the method supports; the first is the default.'))
}).check(/*#__PURE__*/ zod.describe('A way to pay for a top-up.'));

export type TopUpOption = zod.input<typeof TopUpOption>;
export type TopUpOptionOutput = zod.output<typeof TopUpOption>;

export const topUpOptionsMethodsMax = 3;



export const TopUpOptions = /*#__PURE__*/ zod.strictObject({
  "methods": /*#__PURE__*/ zod.array(TopUpOption).check(/*#__PURE__*/ zod.maxLength(topUpOptionsMethodsMax)).check(/*#__PURE__*/ zod.describe('The payment methods of the payment provider.'))
}).check(/*#__PURE__*/ zod.describe('The ways to pay for a top-up.'));

export type TopUpOptions = zod.input<typeof TopUpOptions>;
export type TopUpOptionsOutput = zod.output<typeof TopUpOptions>;

export const TopUpRetry = /*#__PURE__*/ zod.strictObject({
  "credit": PositiveMoney.check(/*#__PURE__*/ zod.describe('The credit that the person has seen. If another attempt would credit a different amount, it is refused with `credit_changed` and the new credit.'))
}).check(/*#__PURE__*/ zod.describe('What the person expects of another attempt to pay.'));

export type TopUpRetry = zod.input<typeof TopUpRetry>;
export type TopUpRetryOutput = zod.output<typeof TopUpRetry>;

export const PlanChange = /*#__PURE__*/ zod.strictObject({
  "tier": PlanTier,
  "period": /*#__PURE__*/ zod.exactOptional(PlanPeriod).check(/*#__PURE__*/ zod.describe('Period of the plan. Required unless the tier is `basic`, which has none.')),
  "seen_total": Money.check(/*#__PURE__*/ zod.describe('The `total` of the preview that the person has seen, in riyals.')),
  "version": SubscriptionVersion
}).check(/*#__PURE__*/ zod.describe('A change of plan, as the person has seen it.'));

export type PlanChange = zod.input<typeof PlanChange>;
export type PlanChangeOutput = zod.output<typeof PlanChange>;

export const PlanChoice = /*#__PURE__*/ zod.strictObject({
  "tier": PlanTier,
  "period": /*#__PURE__*/ zod.exactOptional(PlanPeriod).check(/*#__PURE__*/ zod.describe('Period of the plan. Required unless the tier is `basic`, which has none.'))
}).check(/*#__PURE__*/ zod.describe('A plan to preview.'));

export type PlanChoice = zod.input<typeof PlanChoice>;
export type PlanChoiceOutput = zod.output<typeof PlanChoice>;

export const PlanChangeTime = /*#__PURE__*/ zod.enum(['now', 'period_end']).check(/*#__PURE__*/ zod.describe('When a change of plan takes effect.'));

export type PlanChangeTime = zod.input<typeof PlanChangeTime>;
export type PlanChangeTimeOutput = zod.output<typeof PlanChangeTime>;

export const PlanCharge = /*#__PURE__*/ zod.strictObject({
  "subtotal": Money.check(/*#__PURE__*/ zod.describe('Amount excluding VAT.')),
  "vat_rate": BasisPoints.check(/*#__PURE__*/ zod.describe('VAT rate in basis points.')),
  "vat": Money.check(/*#__PURE__*/ zod.describe('VAT on the subtotal.')),
  "total": PositiveMoney.check(/*#__PURE__*/ zod.describe('Amount including VAT.'))
}).check(/*#__PURE__*/ zod.describe('The invoice for a new period.'));

export type PlanCharge = zod.input<typeof PlanCharge>;
export type PlanChargeOutput = zod.output<typeof PlanCharge>;

export const DayCountMax = 366;



export const DayCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(DayCountMax)).check(/*#__PURE__*/ zod.describe('A number of calendar days.'));

export type DayCount = zod.input<typeof DayCount>;
export type DayCountOutput = zod.output<typeof DayCount>;

export const PlanCredit = /*#__PURE__*/ zod.strictObject({
  "subtotal": Money.check(/*#__PURE__*/ zod.describe('Amount excluding VAT.')),
  "vat_rate": BasisPoints.check(/*#__PURE__*/ zod.describe('VAT rate in basis points.')),
  "vat": Money.check(/*#__PURE__*/ zod.describe('VAT on the subtotal.')),
  "total": Money.check(/*#__PURE__*/ zod.describe('Amount including VAT.')),
  "unused_days": DayCount.check(/*#__PURE__*/ zod.describe('Days of the paid period that are left, including today.')),
  "days": DayCount.check(/*#__PURE__*/ zod.describe('Days of the whole paid period.'))
}).check(/*#__PURE__*/ zod.describe('The credit note for the unused days of the paid period, from today to its end. Its amounts are those of the invoice in proportion to the days, rounded down, so that credits never exceed what was paid.'));

export type PlanCredit = zod.input<typeof PlanCredit>;
export type PlanCreditOutput = zod.output<typeof PlanCredit>;

export const planChangePreviewPausedMax = 50;



export const PlanChangePreview = /*#__PURE__*/ zod.strictObject({
  "tier": PlanTier,
  "period": /*#__PURE__*/ zod.exactOptional(PlanPeriod).check(/*#__PURE__*/ zod.describe('Period of the new plan; absent for `basic`.')),
  "takes_effect": PlanChangeTime.check(/*#__PURE__*/ zod.describe('When the change would take effect.')),
  "starts_on": Date.check(/*#__PURE__*/ zod.describe('First day of the new plan.')),
  "ends_on": /*#__PURE__*/ zod.exactOptional(Date).check(/*#__PURE__*/ zod.describe('First day after the new period; absent for `basic`.')),
  "charge": /*#__PURE__*/ zod.exactOptional(PlanCharge).check(/*#__PURE__*/ zod.describe('Amount charged today; absent if none.')),
  "credit": /*#__PURE__*/ zod.exactOptional(PlanCredit).check(/*#__PURE__*/ zod.describe('Amount credited today; absent if none.')),
  "charge_later": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount to be charged on `starts_on`; present if the plan is not free and starts later.')),
  "total": Money.check(/*#__PURE__*/ zod.describe('The charge less the credit; negative if the balance grows.')),
  "balance_after": Money.check(/*#__PURE__*/ zod.describe('The balance after the change; below zero if it is insufficient.')),
  "shortfall": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount missing from the balance; absent if it is sufficient.')),
  "version": SubscriptionVersion,
  "paused": /*#__PURE__*/ zod.array(LimitUsage).check(/*#__PURE__*/ zod.maxLength(planChangePreviewPausedMax)).check(/*#__PURE__*/ zod.describe('Limits of the new plan that the account exceeds, with the number of items that would be paused.'))
}).check(/*#__PURE__*/ zod.describe('What a change would do and cost today. Nothing has been changed or charged.'));

export type PlanChangePreview = zod.input<typeof PlanChangePreview>;
export type PlanChangePreviewOutput = zod.output<typeof PlanChangePreview>;

export const StoreEffect = /*#__PURE__*/ zod.enum(['waiting', 'order_added', 'order_changed', 'order_unchanged', 'access_granted', 'store_ended', 'nothing', 'unreadable', 'failed']).check(/*#__PURE__*/ zod.describe('What a delivery did.'));

export type StoreEffect = zod.input<typeof StoreEffect>;
export type StoreEffectOutput = zod.output<typeof StoreEffect>;

export const storeDeliveryEventMax = 100;


export const storeDeliveryEventRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const storeDeliveryBytesMin = 0;
export const storeDeliveryBytesMax = 1048576;



export const StoreDelivery = /*#__PURE__*/ zod.strictObject({
  "id": StoreDeliveryId,
  "store_id": StoreId.check(/*#__PURE__*/ zod.describe('The store whose address was called.')),
  "received_at": DateTime.check(/*#__PURE__*/ zod.describe('When the delivery arrived.')),
  "event": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storeDeliveryEventMax)).check(/*#__PURE__*/ zod.regex(storeDeliveryEventRegExp)).check(/*#__PURE__*/ zod.describe('Event as the platform calls it; empty if the platform does not say.')),
  "verdict": StoreVerdict,
  "effect": StoreEffect,
  "bytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storeDeliveryBytesMin)).check(/*#__PURE__*/ zod.lte(storeDeliveryBytesMax)).check(/*#__PURE__*/ zod.describe('Length of the body in bytes.')),
  "order_id": /*#__PURE__*/ zod.exactOptional(StoreOrderId).check(/*#__PURE__*/ zod.describe('The order that the delivery is about; absent if it is about none, or the order was deleted.')),
  "order_number": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Number of that order in the store; absent if the delivery is about none.'))
}).check(/*#__PURE__*/ zod.describe('One call of a platform to the address of a store.'));

export type StoreDelivery = zod.input<typeof StoreDelivery>;
export type StoreDeliveryOutput = zod.output<typeof StoreDelivery>;

export const storeHeaderNameMax = 100;


export const storeHeaderNameRegExp = new RegExp('^[!-~]+$', 'u');
export const storeHeaderValueMax = 500;


export const storeHeaderValueRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');


export const StoreHeader = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(storeHeaderNameMax)).check(/*#__PURE__*/ zod.regex(storeHeaderNameRegExp)).check(/*#__PURE__*/ zod.describe('Name of the header, in lower case.')),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storeHeaderValueMax)).check(/*#__PURE__*/ zod.regex(storeHeaderValueRegExp)).check(/*#__PURE__*/ zod.describe('Value of the header. Secrets are masked except for their last four characters.'))
}).check(/*#__PURE__*/ zod.describe('One HTTP header of a delivery.'));

export type StoreHeader = zod.input<typeof StoreHeader>;
export type StoreHeaderOutput = zod.output<typeof StoreHeader>;

export const storeDeliveryDetailsHeadersMax = 100;

export const storeDeliveryDetailsBodyMax = 1048576;


export const storeDeliveryDetailsBodyRegExp = new RegExp('^[^\\u0000\\uD800-\\uDFFF]*$', 'u');


export const StoreDeliveryDetails = /*#__PURE__*/ zod.strictObject({
  "delivery": StoreDelivery.check(/*#__PURE__*/ zod.describe('The delivery.')),
  "headers": /*#__PURE__*/ zod.array(StoreHeader).check(/*#__PURE__*/ zod.maxLength(storeDeliveryDetailsHeadersMax)).check(/*#__PURE__*/ zod.describe('The headers, with secrets masked.')),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storeDeliveryDetailsBodyMax)).check(/*#__PURE__*/ zod.regex(storeDeliveryDetailsBodyRegExp)).check(/*#__PURE__*/ zod.describe('The body as it arrived, with the values of `access_token` and `refresh_token` masked; only the first 4 KiB if the delivery was refused. Bytes that are not UTF-8, and characters that no text may have, are replaced by U+FFFD.')),
  "duplicate_of": /*#__PURE__*/ zod.exactOptional(StoreDeliveryId).check(/*#__PURE__*/ zod.describe('The first delivery with the same bytes; absent if this is not a duplicate.'))
}).check(/*#__PURE__*/ zod.describe('A delivery with what was sent.'));

export type StoreDeliveryDetails = zod.input<typeof StoreDeliveryDetails>;
export type StoreDeliveryDetailsOutput = zod.output<typeof StoreDeliveryDetails>;

export const storeDifferencePartMax = 40;


export const storeDifferencePartRegExp = new RegExp('^[a-z_.]{2,40}$', 'u');


export const StoreDifference = /*#__PURE__*/ zod.strictObject({
  "part": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storeDifferencePartMax)).check(/*#__PURE__*/ zod.regex(storeDifferencePartRegExp)).check(/*#__PURE__*/ zod.describe('What changed: an `ImportField` of the order, `status`, `number`, `payment`, or `lines` for its further products.')),
  "from": ImportText.check(/*#__PURE__*/ zod.describe('Value before the replay.')),
  "to": ImportText.check(/*#__PURE__*/ zod.describe('Value after the replay.'))
}).check(/*#__PURE__*/ zod.describe('One part of an order that a replay changed.'));

export type StoreDifference = zod.input<typeof StoreDifference>;
export type StoreDifferenceOutput = zod.output<typeof StoreDifference>;

export const storeReplayDifferencesMax = 100;



export const StoreReplay = /*#__PURE__*/ zod.strictObject({
  "delivery": StoreDelivery.check(/*#__PURE__*/ zod.describe('The delivery that was replayed.')),
  "differences": /*#__PURE__*/ zod.array(StoreDifference).check(/*#__PURE__*/ zod.maxLength(storeReplayDifferencesMax)).check(/*#__PURE__*/ zod.describe('What the replay changed; empty if nothing.'))
}).check(/*#__PURE__*/ zod.describe('The result of a replay.'));

export type StoreReplay = zod.input<typeof StoreReplay>;
export type StoreReplayOutput = zod.output<typeof StoreReplay>;

export const storeOrderListDataMax = 100;



export const StoreOrderList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(StoreOrder).check(/*#__PURE__*/ zod.maxLength(storeOrderListDataMax)).check(/*#__PURE__*/ zod.describe('The orders of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of store orders.'));

export type StoreOrderList = zod.input<typeof StoreOrderList>;
export type StoreOrderListOutput = zod.output<typeof StoreOrderList>;

export const StoreOrderCountMin = 0;
export const StoreOrderCountMax = 1001;



export const StoreOrderCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(StoreOrderCountMin)).check(/*#__PURE__*/ zod.lte(StoreOrderCountMax)).check(/*#__PURE__*/ zod.describe('A number of orders, counted up to 1,001.'));

export type StoreOrderCount = zod.input<typeof StoreOrderCount>;
export type StoreOrderCountOutput = zod.output<typeof StoreOrderCount>;

export const StoreOrderCounts = /*#__PURE__*/ zod.strictObject({
  "new": StoreOrderCount.check(/*#__PURE__*/ zod.describe('Orders that are `new`.')),
  "needs_attention": StoreOrderCount.check(/*#__PURE__*/ zod.describe('Orders that are `needs_attention`.')),
  "booked": StoreOrderCount.check(/*#__PURE__*/ zod.describe('Orders that are `booked`.')),
  "delivered": StoreOrderCount.check(/*#__PURE__*/ zod.describe('Orders that are `delivered`.')),
  "cancelled": StoreOrderCount.check(/*#__PURE__*/ zod.describe('Orders that are `cancelled`.')),
  "left_out": StoreOrderCount.check(/*#__PURE__*/ zod.describe('Orders that are `left_out`.'))
}).check(/*#__PURE__*/ zod.describe('Number of orders in each state.'));

export type StoreOrderCounts = zod.input<typeof StoreOrderCounts>;
export type StoreOrderCountsOutput = zod.output<typeof StoreOrderCounts>;

export const UnknownSku = /*#__PURE__*/ zod.strictObject({
  "sku": Line.check(/*#__PURE__*/ zod.describe('The product code.')),
  "name": Line.check(/*#__PURE__*/ zod.describe('Name of the product in the newest of the orders; empty if it has none.')),
  "price": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('Price of one piece in the newest of the orders; absent if it cannot be read.')),
  "orders": StoreOrderCount.check(/*#__PURE__*/ zod.describe('Number of orders with the code, counted up to 1,001.'))
}).check(/*#__PURE__*/ zod.describe('A product code in orders to be booked that no product of the account has.'));

export type UnknownSku = zod.input<typeof UnknownSku>;
export type UnknownSkuOutput = zod.output<typeof UnknownSku>;

export const unknownSkuListDataMax = 100;



export const UnknownSkuList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(UnknownSku).check(/*#__PURE__*/ zod.maxLength(unknownSkuListDataMax)).check(/*#__PURE__*/ zod.describe('The codes; those in the most orders come first.'))
}).check(/*#__PURE__*/ zod.describe('Product codes without products.'));

export type UnknownSkuList = zod.input<typeof UnknownSkuList>;
export type UnknownSkuListOutput = zod.output<typeof UnknownSkuList>;

export const storeOrderDetailsLinesMax = 1000;

export const storeOrderDetailsUnknownSkusMax = 1000;

export const storeOrderDetailsAddressUrlMax = 300;



export const StoreOrderDetails = /*#__PURE__*/ zod.strictObject({
  "order": StoreOrder.check(/*#__PURE__*/ zod.describe('The order.')),
  "lines": /*#__PURE__*/ zod.array(ImportCells).check(/*#__PURE__*/ zod.maxLength(storeOrderDetailsLinesMax)).check(/*#__PURE__*/ zod.describe('Its further products, as rows of an import.')),
  "unknown_skus": /*#__PURE__*/ zod.array(Line).check(/*#__PURE__*/ zod.maxLength(storeOrderDetailsUnknownSkusMax)).check(/*#__PURE__*/ zod.describe('Product codes in the order that no product of the account has.')),
  "draft": ShipmentDraftCreate.check(/*#__PURE__*/ zod.describe('Fields of a shipment that the order fills in.')),
  "address_url": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(storeOrderDetailsAddressUrlMax))).check(/*#__PURE__*/ zod.describe('Page on which the receiver completes the National Address; present while it is missing. Anyone with the link can complete it.'))
}).check(/*#__PURE__*/ zod.describe('A store order with all its products.'));

export type StoreOrderDetails = zod.input<typeof StoreOrderDetails>;
export type StoreOrderDetailsOutput = zod.output<typeof StoreOrderDetails>;

export const StoreOrderUpdate = /*#__PURE__*/ zod.strictObject({
  "cells": /*#__PURE__*/ zod.exactOptional(ImportCells).check(/*#__PURE__*/ zod.describe('Cells to change, each field at most once. An empty text restores the store\'s value. A city chosen in place of the store\'s text is also used for later orders with the same text.')),
  "leave_out": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether to leave the order out, because there is nothing to ship.')),
  "keep_shipment": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether to keep the shipment although the store cancelled the order.'))
}).check(/*#__PURE__*/ zod.describe('What to change in the order. Whatever is absent stays as it is.'));

export type StoreOrderUpdate = zod.input<typeof StoreOrderUpdate>;
export type StoreOrderUpdateOutput = zod.output<typeof StoreOrderUpdate>;

export const StoreStatus = /*#__PURE__*/ zod.enum(['waiting', 'connected', 'ended']).check(/*#__PURE__*/ zod.describe('Whether deliveries arrive.'));

export type StoreStatus = zod.input<typeof StoreStatus>;
export type StoreStatusOutput = zod.output<typeof StoreStatus>;

export const StoreAddressUuidMax = 36;



export const StoreAddressUuid = /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(StoreAddressUuidMax)).check(/*#__PURE__*/ zod.describe('A random UUID, part of the address that the platform calls.'));

export type StoreAddressUuid = zod.input<typeof StoreAddressUuid>;
export type StoreAddressUuidOutput = zod.output<typeof StoreAddressUuid>;

export const storeHealthAcceptedMin = 0;
export const storeHealthAcceptedMax = 1000000;

export const storeHealthRefusedMin = 0;
export const storeHealthRefusedMax = 1000000;



export const StoreHealth = /*#__PURE__*/ zod.strictObject({
  "level": /*#__PURE__*/ zod.enum(['healthy', 'quiet', 'degraded', 'broken']).check(/*#__PURE__*/ zod.describe('How well deliveries arrive.')),
  "accepted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storeHealthAcceptedMin)).check(/*#__PURE__*/ zod.lte(storeHealthAcceptedMax)).check(/*#__PURE__*/ zod.describe('Deliveries accepted in the last hour.')),
  "refused": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storeHealthRefusedMin)).check(/*#__PURE__*/ zod.lte(storeHealthRefusedMax)).check(/*#__PURE__*/ zod.describe('Deliveries refused in the last hour, since the last accepted one.'))
}).check(/*#__PURE__*/ zod.describe('What became of the deliveries of the last hour, counted as the platforms do. Zid calls a webhook degraded from 10 failures in an hour, and suspends it at 30; one success restarts the count.'));

export type StoreHealth = zod.input<typeof StoreHealth>;
export type StoreHealthOutput = zod.output<typeof StoreHealth>;

export const StoreAccess = /*#__PURE__*/ zod.enum(['none', 'granted', 'refused']).check(/*#__PURE__*/ zod.describe('Whether the store can be told anything.'));

export type StoreAccess = zod.input<typeof StoreAccess>;
export type StoreAccessOutput = zod.output<typeof StoreAccess>;

export const StoreBooking = /*#__PURE__*/ zod.enum(['by_hand', 'by_rules']).check(/*#__PURE__*/ zod.describe('Who books orders that can be booked.'));

export type StoreBooking = zod.input<typeof StoreBooking>;
export type StoreBookingOutput = zod.output<typeof StoreBooking>;

export const StoreCancellation = /*#__PURE__*/ zod.enum(['ask', 'cancel']).check(/*#__PURE__*/ zod.describe('What happens to a shipment that has not been collected yet if the store cancels or refunds its order.'));

export type StoreCancellation = zod.input<typeof StoreCancellation>;
export type StoreCancellationOutput = zod.output<typeof StoreCancellation>;

export const TellsStore = /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the store is told the tracking number, tracking link and status of the shipments for its orders.'));

export type TellsStore = zod.input<typeof TellsStore>;
export type TellsStoreOutput = zod.output<typeof TellsStore>;

export const storeConnectionUrlMax = 300;

export const storeConnectionUsernameMax = 60;


export const storeConnectionUsernameRegExp = new RegExp('^[a-z0-9-]+$', 'u');
export const storeConnectionSecretLastFourMin = 4;
export const storeConnectionSecretLastFourMax = 4;


export const storeConnectionSecretLastFourRegExp = new RegExp('^[\\u0021-\\u0039\\u003B-\\u007E]{4}$', 'u');


export const StoreConnection = /*#__PURE__*/ zod.strictObject({
  "id": StoreId,
  "platform": StorePlatform,
  "name": Name.check(/*#__PURE__*/ zod.describe('Name given by the owner.')),
  "status": StoreStatus,
  "uuid": StoreAddressUuid,
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(storeConnectionUrlMax)).check(/*#__PURE__*/ zod.describe('Address to enter at the platform, on the server\'s public origin.')),
  "username": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storeConnectionUsernameMax)).check(/*#__PURE__*/ zod.regex(storeConnectionUsernameRegExp))).check(/*#__PURE__*/ zod.describe('User name that Zid sends with the secret; absent for Salla.')),
  "secret_last_four": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(storeConnectionSecretLastFourMin)).check(/*#__PURE__*/ zod.maxLength(storeConnectionSecretLastFourMax)).check(/*#__PURE__*/ zod.regex(storeConnectionSecretLastFourRegExp)).check(/*#__PURE__*/ zod.describe('Last four characters of the current secret, by which its owner can recognise it.')),
  "previous_secret_until": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('Until when the previous secret is accepted; absent if it no longer is.')),
  "health": StoreHealth,
  "access": StoreAccess,
  "booking": StoreBooking,
  "on_cancellation": StoreCancellation,
  "tells_store": TellsStore,
  "last_delivery_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When the last accepted delivery arrived; absent if there was none.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the store was connected.')),
  "address_created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the address was created or last renewed.')),
  "is_paused": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether deliveries are kept without becoming orders, because the plan allows fewer stores. The stores connected first stay in use.'))
}).check(/*#__PURE__*/ zod.describe('A store whose orders arrive here.'));

export type StoreConnection = zod.input<typeof StoreConnection>;
export type StoreConnectionOutput = zod.output<typeof StoreConnection>;

export const storeConnectionListDataMax = 20;



export const StoreConnectionList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(StoreConnection).check(/*#__PURE__*/ zod.maxLength(storeConnectionListDataMax)).check(/*#__PURE__*/ zod.describe('The stores; those connected first come first.'))
}).check(/*#__PURE__*/ zod.describe('The connected stores.'));

export type StoreConnectionList = zod.input<typeof StoreConnectionList>;
export type StoreConnectionListOutput = zod.output<typeof StoreConnectionList>;

export const StoreConnect = /*#__PURE__*/ zod.strictObject({
  "platform": StorePlatform,
  "name": Name.check(/*#__PURE__*/ zod.describe('Name given by the owner.'))
}).check(/*#__PURE__*/ zod.describe('A store to connect.'));

export type StoreConnect = zod.input<typeof StoreConnect>;
export type StoreConnectOutput = zod.output<typeof StoreConnect>;

export const StoreSecretMin = 16;
export const StoreSecretMax = 200;


export const StoreSecretRegExp = new RegExp('^[\\u0021-\\u0039\\u003B-\\u007E]+$', 'u');


export const StoreSecret = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(StoreSecretMin)).check(/*#__PURE__*/ zod.maxLength(StoreSecretMax)).check(/*#__PURE__*/ zod.regex(StoreSecretRegExp)).check(/*#__PURE__*/ zod.describe('Proves that a delivery comes from the store. Salla signs with it (HMAC-SHA256 of the raw body); Zid sends it as the password of HTTP Basic authentication.'));

export type StoreSecret = zod.input<typeof StoreSecret>;
export type StoreSecretOutput = zod.output<typeof StoreSecret>;

export const OpenedStore = /*#__PURE__*/ zod.strictObject({
  "secret": StoreSecret,
  "store": StoreConnection
}).check(/*#__PURE__*/ zod.describe('A store with its secret, which no other response contains.'));

export type OpenedStore = zod.input<typeof OpenedStore>;
export type OpenedStoreOutput = zod.output<typeof OpenedStore>;

export const StoreUpdate = /*#__PURE__*/ zod.strictObject({
  "name": Name.check(/*#__PURE__*/ zod.describe('Name given by the owner.')),
  "booking": StoreBooking,
  "on_cancellation": StoreCancellation,
  "tells_store": TellsStore
}).check(/*#__PURE__*/ zod.describe('All settings of a store.'));

export type StoreUpdate = zod.input<typeof StoreUpdate>;
export type StoreUpdateOutput = zod.output<typeof StoreUpdate>;

export const storeAccessGrantTokenMin = 8;
export const storeAccessGrantTokenMax = 4000;


export const storeAccessGrantTokenRegExp = new RegExp('^[!-~]+$', 'u');


export const StoreAccessGrant = /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(storeAccessGrantTokenMin)).check(/*#__PURE__*/ zod.maxLength(storeAccessGrantTokenMax)).check(/*#__PURE__*/ zod.regex(storeAccessGrantTokenRegExp)).check(/*#__PURE__*/ zod.describe('The store\'s token, which Zid shows to the store\'s owner.'))
}).check(/*#__PURE__*/ zod.describe('Access to a store.'));

export type StoreAccessGrant = zod.input<typeof StoreAccessGrant>;
export type StoreAccessGrantOutput = zod.output<typeof StoreAccessGrant>;

export const storeDeliveryListDataMax = 100;



export const StoreDeliveryList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(StoreDelivery).check(/*#__PURE__*/ zod.maxLength(storeDeliveryListDataMax)).check(/*#__PURE__*/ zod.describe('The deliveries of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of deliveries.'));

export type StoreDeliveryList = zod.input<typeof StoreDeliveryList>;
export type StoreDeliveryListOutput = zod.output<typeof StoreDeliveryList>;

export const StoreSecretUpdate = /*#__PURE__*/ zod.strictObject({
  "secret": /*#__PURE__*/ zod.exactOptional(StoreSecret).check(/*#__PURE__*/ zod.describe('The secret that the platform gave; absent to have the server create a random one.'))
}).check(/*#__PURE__*/ zod.describe('The new secret.'));

export type StoreSecretUpdate = zod.input<typeof StoreSecretUpdate>;
export type StoreSecretUpdateOutput = zod.output<typeof StoreSecretUpdate>;

export const storeSimulationUrlMax = 300;



export const StoreSimulation = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(storeSimulationUrlMax)).check(/*#__PURE__*/ zod.describe('Page of the simulated store, on which orders can be placed.'))
}).check(/*#__PURE__*/ zod.describe('A simulated store.'));

export type StoreSimulation = zod.input<typeof StoreSimulation>;
export type StoreSimulationOutput = zod.output<typeof StoreSimulation>;

export const PublicAddressState = /*#__PURE__*/ zod.enum(['complete', 'missing', 'too_late']).check(/*#__PURE__*/ zod.describe('Whether the receiver\'s National Address is known.'));

export type PublicAddressState = zod.input<typeof PublicAddressState>;
export type PublicAddressStateOutput = zod.output<typeof PublicAddressState>;

export const OrderAddress = /*#__PURE__*/ zod.strictObject({
  "store_name": Name.check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "number": Line.check(/*#__PURE__*/ zod.describe('Number of the order in the store.')),
  "state": PublicAddressState.check(/*#__PURE__*/ zod.describe('Whether the address is known. Once the order is booked or cancelled, it is too late to complete it.'))
}).check(/*#__PURE__*/ zod.describe('What the receiver of an order sees. It contains nothing that identifies, reaches or locates a person.'));

export type OrderAddress = zod.input<typeof OrderAddress>;
export type OrderAddressOutput = zod.output<typeof OrderAddress>;

export const ReceiverAddress = /*#__PURE__*/ zod.strictObject({
  "short_address": /*#__PURE__*/ zod.exactOptional(ShortAddress),
  "street_name": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Street.')),
  "building_no": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Building number, four digits.')),
  "district": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('District or neighbourhood.')),
  "postal_code": /*#__PURE__*/ zod.exactOptional(PostalCode).check(/*#__PURE__*/ zod.describe('Postal code, five digits.')),
  "additional_number": /*#__PURE__*/ zod.exactOptional(AdditionalNumber)
}).check(/*#__PURE__*/ zod.describe('The receiver\'s National Address: the short address, or street, building number and postal code.'));

export type ReceiverAddress = zod.input<typeof ReceiverAddress>;
export type ReceiverAddressOutput = zod.output<typeof ReceiverAddress>;

export const PublicCourier = /*#__PURE__*/ zod.strictObject({
  "name": LocalizedText.check(/*#__PURE__*/ zod.describe('Name of the courier.')),
  "sample": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is a fictional courier from the sample data.'))
}).check(/*#__PURE__*/ zod.describe('A courier, as shown on a public page.'));

export type PublicCourier = zod.input<typeof PublicCourier>;
export type PublicCourierOutput = zod.output<typeof PublicCourier>;

export const PublicEvent = /*#__PURE__*/ zod.strictObject({
  "occurred_at": DateTime.check(/*#__PURE__*/ zod.describe('When it happened, according to the courier.')),
  "tracking_status": TrackingStatus,
  "city": /*#__PURE__*/ zod.exactOptional(Line).check(/*#__PURE__*/ zod.describe('Where it happened: in Saudi Arabia, a code from `listCities`; abroad, the name of the city. Absent if the courier did not say.')),
  "failure_reason": /*#__PURE__*/ zod.exactOptional(DeliveryFailureReason).check(/*#__PURE__*/ zod.describe('Why the delivery failed. Only with `delivery_attempted`, `returning` and `failed`, and only if the courier gave a reason.'))
}).check(/*#__PURE__*/ zod.describe('A scan, or another event on the way of a parcel, without the courier\'s own words.'));

export type PublicEvent = zod.input<typeof PublicEvent>;
export type PublicEventOutput = zod.output<typeof PublicEvent>;

export const publicTrackingEventsMax = 500;



export const PublicTracking = /*#__PURE__*/ zod.strictObject({
  "tracking_number": TrackingNumber,
  "status": ShipmentStatus,
  "tracking_status": TrackingStatus,
  "courier": PublicCourier.check(/*#__PURE__*/ zod.describe('The courier that carries it.')),
  "service_type": ServiceType,
  "origin": Place.check(/*#__PURE__*/ zod.describe('Where the parcel was sent from.')),
  "destination": Place.check(/*#__PURE__*/ zod.describe('Where the parcel is sent to.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the status last changed or, until it is final, the courier last scanned the parcel.')),
  "expected_delivery_on": Date.check(/*#__PURE__*/ zod.describe('Last day of the delivery time, counting only the courier\'s working days.')),
  "address": PublicAddressState,
  "events": /*#__PURE__*/ zod.array(PublicEvent).check(/*#__PURE__*/ zod.maxLength(publicTrackingEventsMax)).check(/*#__PURE__*/ zod.describe('The tracking history, newest first.'))
}).check(/*#__PURE__*/ zod.describe('Where a shipment is, for anyone who has the address of its public page. It contains no personal data.'));

export type PublicTracking = zod.input<typeof PublicTracking>;
export type PublicTrackingOutput = zod.output<typeof PublicTracking>;

export const trackingEventsMax = 500;



export const Tracking = /*#__PURE__*/ zod.strictObject({
  "shipment_id": ShipmentId.check(/*#__PURE__*/ zod.describe('The shipment.')),
  "tracking_number": TrackingNumber,
  "status": ShipmentStatus,
  "tracking_status": TrackingStatus,
  "courier": CourierSummary.check(/*#__PURE__*/ zod.describe('The courier that carries it.')),
  "service_type": ServiceType,
  "origin": Place.check(/*#__PURE__*/ zod.describe('Where the parcel was sent from.')),
  "destination": Place.check(/*#__PURE__*/ zod.describe('Where the parcel is sent to.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the shipment was booked.')),
  "updated_at": DateTime.check(/*#__PURE__*/ zod.describe('When the status last changed or, until it is final, the courier last scanned the parcel.')),
  "expected_delivery_on": Date.check(/*#__PURE__*/ zod.describe('Last day of the delivery time, counting only the courier\'s working days.')),
  "events": /*#__PURE__*/ zod.array(TrackingEvent).check(/*#__PURE__*/ zod.maxLength(trackingEventsMax)).check(/*#__PURE__*/ zod.describe('The tracking history, newest first. Events are only added, never changed.'))
}).check(/*#__PURE__*/ zod.describe('Where a shipment is, without personal data.'));

export type Tracking = zod.input<typeof Tracking>;
export type TrackingOutput = zod.output<typeof Tracking>;

export const trackingListDataMax = 50;

export const trackingListUnknownMax = 50;



export const TrackingList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(Tracking).check(/*#__PURE__*/ zod.maxLength(trackingListDataMax)).check(/*#__PURE__*/ zod.describe('The shipments, in the order of the numbers given.')),
  "unknown": /*#__PURE__*/ zod.array(TrackingNumber).check(/*#__PURE__*/ zod.maxLength(trackingListUnknownMax)).check(/*#__PURE__*/ zod.describe('Numbers that do not belong to a shipment of this account.'))
}).check(/*#__PURE__*/ zod.describe('The shipments found, and the numbers that were not.'));

export type TrackingList = zod.input<typeof TrackingList>;
export type TrackingListOutput = zod.output<typeof TrackingList>;

export const webhookEndpointListDataMax = 40;



export const WebhookEndpointList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(WebhookEndpoint).check(/*#__PURE__*/ zod.maxLength(webhookEndpointListDataMax)).check(/*#__PURE__*/ zod.describe('The endpoints, newest first.'))
}).check(/*#__PURE__*/ zod.describe('The account\'s webhook endpoints.'));

export type WebhookEndpointList = zod.input<typeof WebhookEndpointList>;
export type WebhookEndpointListOutput = zod.output<typeof WebhookEndpointList>;

export const WebhookEndpointCreate = /*#__PURE__*/ zod.strictObject({
  "url": WebhookUrl,
  "description": /*#__PURE__*/ zod.exactOptional(Name).check(/*#__PURE__*/ zod.describe('A note by the owner; absent if there is none.')),
  "events": WebhookEventTypes,
  "test": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether it receives the events of test keys; false by default. An endpoint created with a test key always does, one created with any other key never.'))
}).check(/*#__PURE__*/ zod.describe('A webhook endpoint to create.'));

export type WebhookEndpointCreate = zod.input<typeof WebhookEndpointCreate>;
export type WebhookEndpointCreateOutput = zod.output<typeof WebhookEndpointCreate>;

export const WebhookSecretMax = 50;


export const WebhookSecretRegExp = new RegExp('^whsec_[A-Za-z0-9+/]{43}=$', 'u');


export const WebhookSecret = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(WebhookSecretMax)).check(/*#__PURE__*/ zod.regex(WebhookSecretRegExp)).check(/*#__PURE__*/ zod.describe('The key of the signatures, in the format of Standard Webhooks.'));

export type WebhookSecret = zod.input<typeof WebhookSecret>;
export type WebhookSecretOutput = zod.output<typeof WebhookSecret>;

export const IssuedWebhookSecret = /*#__PURE__*/ zod.strictObject({
  "secret": WebhookSecret.check(/*#__PURE__*/ zod.describe('The new secret.')),
  "endpoint": WebhookEndpoint
}).check(/*#__PURE__*/ zod.describe('An endpoint with its new secret, which no other response contains.'));

export type IssuedWebhookSecret = zod.input<typeof IssuedWebhookSecret>;
export type IssuedWebhookSecretOutput = zod.output<typeof IssuedWebhookSecret>;

export const WebhookEndpointUpdate = /*#__PURE__*/ zod.strictObject({
  "url": WebhookUrl,
  "description": /*#__PURE__*/ zod.exactOptional(Name).check(/*#__PURE__*/ zod.describe('A note by the owner; absent if there is none.')),
  "events": WebhookEventTypes,
  "active": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('False pauses the endpoint. True makes it active again, whatever it was paused or disabled for.'))
}).check(/*#__PURE__*/ zod.describe('All settings of a webhook endpoint.'));

export type WebhookEndpointUpdate = zod.input<typeof WebhookEndpointUpdate>;
export type WebhookEndpointUpdateOutput = zod.output<typeof WebhookEndpointUpdate>;

export const WebhookMessageState = /*#__PURE__*/ zod.enum(['waiting', 'delivered', 'failed']).check(/*#__PURE__*/ zod.describe('Whether a webhook has arrived.'));

export type WebhookMessageState = zod.input<typeof WebhookMessageState>;
export type WebhookMessageStateOutput = zod.output<typeof WebhookMessageState>;

export const WebhookMessageIdMax = 64;


export const WebhookMessageIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const WebhookMessageId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(WebhookMessageIdMax)).check(/*#__PURE__*/ zod.regex(WebhookMessageIdRegExp)).check(/*#__PURE__*/ zod.describe('Identifies a webhook, as sent in the header `webhook-id`.'));

export type WebhookMessageId = zod.input<typeof WebhookMessageId>;
export type WebhookMessageIdOutput = zod.output<typeof WebhookMessageId>;

export const webhookMessageAttemptsMin = 0;
export const webhookMessageAttemptsMax = 100000;



export const WebhookMessage = /*#__PURE__*/ zod.strictObject({
  "id": WebhookMessageId,
  "event": WebhookEventType,
  "state": WebhookMessageState,
  "attempts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(webhookMessageAttemptsMin)).check(/*#__PURE__*/ zod.lte(webhookMessageAttemptsMax)).check(/*#__PURE__*/ zod.describe('Number of attempts so far, with one that is under way.')),
  "next_attempt_at": /*#__PURE__*/ zod.exactOptional(DateTime).check(/*#__PURE__*/ zod.describe('When it is sent next; absent if no attempt is planned. During an attempt, when it is sent again if the attempt gets lost.')),
  "created_at": DateTime.check(/*#__PURE__*/ zod.describe('When the event happened.'))
}).check(/*#__PURE__*/ zod.describe('An event as sent to one endpoint.'));

export type WebhookMessage = zod.input<typeof WebhookMessage>;
export type WebhookMessageOutput = zod.output<typeof WebhookMessage>;

export const webhookMessageListDataMax = 100;



export const WebhookMessageList = /*#__PURE__*/ zod.strictObject({
  "data": /*#__PURE__*/ zod.array(WebhookMessage).check(/*#__PURE__*/ zod.maxLength(webhookMessageListDataMax)).check(/*#__PURE__*/ zod.describe('The webhooks of the page.')),
  "page": Page
}).check(/*#__PURE__*/ zod.describe('A page of webhooks.'));

export type WebhookMessageList = zod.input<typeof WebhookMessageList>;
export type WebhookMessageListOutput = zod.output<typeof WebhookMessageList>;

export const WebhookOutcome = /*#__PURE__*/ zod.enum(['delivered', 'refused', 'timeout', 'dns', 'connect', 'tls', 'no_answer', 'malformed_answer', 'forbidden_target', 'forbidden_address']).check(/*#__PURE__*/ zod.describe('What came of an attempt.'));

export type WebhookOutcome = zod.input<typeof WebhookOutcome>;
export type WebhookOutcomeOutput = zod.output<typeof WebhookOutcome>;

export const webhookAttemptStatusMin = 100;
export const webhookAttemptStatusMax = 999;

export const webhookAttemptAnswerMax = 4096;


export const webhookAttemptAnswerRegExp = new RegExp('^[^\\u0000]*$', 'u');
export const webhookAttemptDurationMsMin = 0;
export const webhookAttemptDurationMsMax = 600000;



export const WebhookAttempt = /*#__PURE__*/ zod.strictObject({
  "at": DateTime.check(/*#__PURE__*/ zod.describe('When the attempt began.')),
  "outcome": WebhookOutcome,
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(webhookAttemptStatusMin)).check(/*#__PURE__*/ zod.lte(webhookAttemptStatusMax))).check(/*#__PURE__*/ zod.describe('HTTP status of the answer; absent if there was none.')),
  "answer": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(webhookAttemptAnswerMax)).check(/*#__PURE__*/ zod.regex(webhookAttemptAnswerRegExp))).check(/*#__PURE__*/ zod.describe('Beginning of the answer\'s body; absent if there was none.')),
  "duration_ms": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(webhookAttemptDurationMsMin)).check(/*#__PURE__*/ zod.lte(webhookAttemptDurationMsMax)).check(/*#__PURE__*/ zod.describe('Duration of the attempt, in milliseconds.'))
}).check(/*#__PURE__*/ zod.describe('One attempt to send a webhook.'));

export type WebhookAttempt = zod.input<typeof WebhookAttempt>;
export type WebhookAttemptOutput = zod.output<typeof WebhookAttempt>;

export const webhookMessageDetailsBodyMax = 4096;


export const webhookMessageDetailsBodyRegExp = new RegExp('^[^\\u0000]*$', 'u');
export const webhookMessageDetailsAttemptsMax = 20;



export const WebhookMessageDetails = /*#__PURE__*/ zod.strictObject({
  "message": WebhookMessage,
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(webhookMessageDetailsBodyMax)).check(/*#__PURE__*/ zod.regex(webhookMessageDetailsBodyRegExp)).check(/*#__PURE__*/ zod.describe('The bytes that are signed and sent, as text.')),
  "attempts": /*#__PURE__*/ zod.array(WebhookAttempt).check(/*#__PURE__*/ zod.maxLength(webhookMessageDetailsAttemptsMax)).check(/*#__PURE__*/ zod.describe('The latest attempts that have ended, newest first.'))
}).check(/*#__PURE__*/ zod.describe('A webhook with its body and its latest attempts.'));

export type WebhookMessageDetails = zod.input<typeof WebhookMessageDetails>;
export type WebhookMessageDetailsOutput = zod.output<typeof WebhookMessageDetails>;

export const WebhookResend = /*#__PURE__*/ zod.strictObject({
  "since": DateTime.check(/*#__PURE__*/ zod.describe('Start of the time span. All undelivered webhooks from then on are sent again.'))
}).check(/*#__PURE__*/ zod.describe('Which webhooks to send again.'));

export type WebhookResend = zod.input<typeof WebhookResend>;
export type WebhookResendOutput = zod.output<typeof WebhookResend>;

export const webhookResentCountMin = 0;
export const webhookResentCountMax = 2147483647;



export const WebhookResent = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(webhookResentCountMin)).check(/*#__PURE__*/ zod.lte(webhookResentCountMax)).check(/*#__PURE__*/ zod.describe('Number of webhooks that are sent again.'))
}).check(/*#__PURE__*/ zod.describe('How many webhooks are sent again.'));

export type WebhookResent = zod.input<typeof WebhookResent>;
export type WebhookResentOutput = zod.output<typeof WebhookResent>;

export const WebhookSecretRotation = /*#__PURE__*/ zod.strictObject({
  "grace_hours": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(24),/*#__PURE__*/ zod.literal(72)]).check(/*#__PURE__*/ zod.describe('Hours for which webhooks are also signed with the current secret: `0`, `1`, `24` or `72`.'))
}).check(/*#__PURE__*/ zod.describe('How long the current secret also signs.'));

export type WebhookSecretRotation = zod.input<typeof WebhookSecretRotation>;
export type WebhookSecretRotationOutput = zod.output<typeof WebhookSecretRotation>;

export const WebhookTest = /*#__PURE__*/ zod.strictObject({
  "event": WebhookEventType
}).check(/*#__PURE__*/ zod.describe('Which event to send a sample of.'));

export type WebhookTest = zod.input<typeof WebhookTest>;
export type WebhookTestOutput = zod.output<typeof WebhookTest>;

export const ProblemCode = /*#__PURE__*/ zod.enum(['validation_failed', 'malformed_request', 'unauthorized', 'not_found', 'unknown_path', 'method_not_allowed', 'payload_too_large', 'rate_limited', 'too_many_texts', 'internal_error', 'temporarily_unavailable', 'not_ready', 'invalid_credentials', 'invalid_code', 'dead_code', 'dead_reset', 'step_too_early', 'already_registered', 'already_verified', 'account_not_settled', 'company_account_required', 'forged_delivery', 'grants_itself', 'not_replayable', 'order_closed', 'store_order_booked', 'only_verified_contact', 'confirmation_required', 'already_saved', 'too_many_saved', 'draft_changed', 'courier_rules_changed', 'plan_limit_reached', 'paused_by_plan', 'product_used', 'products_changed', 'already_on_plan', 'plan_unavailable', 'plan_changed_meanwhile', 'plan_price_changed', 'insufficient_balance', 'balance_below_zero', 'credit_changed', 'payment_method_expired', 'quote_expired', 'quote_used', 'quote_mismatch', 'courier_unavailable', 'shipment_changed', 'not_editable', 'already_collected', 'already_cancelled', 'already_final', 'already_rated', 'not_final', 'not_ratable', 'rating_too_late', 'address_known', 'address_too_late', 'no_label', 'too_many_labels', 'labels_not_ready', 'xml_not_ready', 'no_invoices', 'too_many_invoices', 'invoice_file_not_ready', 'import_changed', 'import_busy', 'import_step', 'import_row_booked', 'import_prices_expired', 'too_many_imports', 'nothing_to_import', 'nothing_to_download', 'too_many_rows', 'idempotency_key_reused', 'payment_provider_unavailable', 'forged_notification', 'insufficient_scope', 'test_key_required', 'event_refused', 'endpoint_not_active']).check(/*#__PURE__*/ zod.describe('Machine-readable code of a problem. Codes are stable; user interfaces map them to texts of their own.'));

export type ProblemCode = zod.input<typeof ProblemCode>;
export type ProblemCodeOutput = zod.output<typeof ProblemCode>;

export const FieldErrorCode = /*#__PURE__*/ zod.enum(['required', 'type', 'email', 'number', 'min', 'max', 'min_length', 'max_length', 'min_items', 'max_items', 'positive', 'invalid_format', 'invalid_value', 'unknown_field', 'not_allowed', 'unknown_city', 'city_not_in_region', 'not_served_day', 'not_a_number', 'too_short', 'too_long', 'invalid_country', 'invalid_phone', 'passwords_differ', 'common_password', 'guessable_password', 'wrong_password', 'not_verified', 'not_a_picture', 'not_picture_or_pdf', 'active_pdf', 'unreadable_pdf', 'too_many_pixels', 'card_number', 'contact_details', 'unknown_sku', 'not_https', 'forbidden_port', 'forbidden_host', 'has_credentials', 'has_fragment']).check(/*#__PURE__*/ zod.describe('What is wrong with a field.'));

export type FieldErrorCode = zod.input<typeof FieldErrorCode>;
export type FieldErrorCodeOutput = zod.output<typeof FieldErrorCode>;

export const fieldErrorPointerMax = 200;


export const fieldErrorPointerRegExp = new RegExp('^(/[^/]*)*$', 'u');
export const fieldErrorParamsAllowedItemMax = 60;


export const fieldErrorParamsAllowedItemRegExp = new RegExp('^[^\\s]+$', 'u');
export const fieldErrorParamsAllowedMax = 100;



export const FieldError = /*#__PURE__*/ zod.strictObject({
  "pointer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldErrorPointerMax)).check(/*#__PURE__*/ zod.regex(fieldErrorPointerRegExp)).check(/*#__PURE__*/ zod.describe('Where the field is: a JSON Pointer into the body, or `/query/…`, `/path/…` or `/header/…`.')),
  "code": FieldErrorCode,
  "params": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "minimum": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('The smallest number, length or count allowed.')),
  "maximum": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('The largest number, length or count allowed.')),
  "allowed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldErrorParamsAllowedItemMax)).check(/*#__PURE__*/ zod.regex(fieldErrorParamsAllowedItemRegExp)).check(/*#__PURE__*/ zod.describe('One value allowed.'))).check(/*#__PURE__*/ zod.maxLength(fieldErrorParamsAllowedMax))).check(/*#__PURE__*/ zod.describe('The values allowed.'))
})).check(/*#__PURE__*/ zod.describe('Values that the text shown to people can mention; absent if there are none.'))
}).check(/*#__PURE__*/ zod.describe('An error in one field.'));

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;

export const problemTypeMax = 80;


export const problemTypeRegExp = new RegExp('^urn:mizan:problem:[a-z_]+$', 'u');
export const problemStatusMin = 400;
export const problemStatusMax = 599;

export const problemErrorsMax = 100;



export const Problem = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTypeMax)).check(/*#__PURE__*/ zod.regex(problemTypeRegExp)).check(/*#__PURE__*/ zod.describe('The kind of problem: `urn:mizan:problem:` followed by the code.')),
  "title": Paragraph.check(/*#__PURE__*/ zod.describe('Short summary of the problem, in the language of the request.')),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemStatusMin)).check(/*#__PURE__*/ zod.lte(problemStatusMax)).check(/*#__PURE__*/ zod.describe('The HTTP status of the response.')),
  "code": ProblemCode,
  "detail": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('What the caller can do about it, in the language of the request. Absent if there is nothing to add.')),
  "errors": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(FieldError).check(/*#__PURE__*/ zod.maxLength(problemErrorsMax))).check(/*#__PURE__*/ zod.describe('The fields and parameters that are wrong; absent unless the problem is about fields.')),
  "plan_limit": /*#__PURE__*/ zod.exactOptional(PlanLimitReached).check(/*#__PURE__*/ zod.describe('The limit that the request would exceed; present with `plan_limit_reached` only.'))
}).check(/*#__PURE__*/ zod.describe('A problem in the format of RFC 9457.'));

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const ApiRequestOutcome = /*#__PURE__*/ zod.enum(['succeeded', 'refused', 'failed']).check(/*#__PURE__*/ zod.describe('How the request ended.'));

export type ApiRequestOutcome = zod.input<typeof ApiRequestOutcome>;
export type ApiRequestOutcomeOutput = zod.output<typeof ApiRequestOutcome>;

export const PaymentReferenceMax = 100;


export const PaymentReferenceRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const PaymentReference = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PaymentReferenceMax)).check(/*#__PURE__*/ zod.regex(PaymentReferenceRegExp)).check(/*#__PURE__*/ zod.describe('An opaque random value that identifies one attempt to pay.'));

export type PaymentReference = zod.input<typeof PaymentReference>;
export type PaymentReferenceOutput = zod.output<typeof PaymentReference>;

export const openItemCountMax = 2000000000;



export const OpenItem = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum(['balance', 'balance_below_zero', 'cash_on_delivery_owed', 'returns_owed', 'deliveries_owed', 'shipments_under_way', 'parcels_may_arrive', 'payments_pending', 'payments_held']).check(/*#__PURE__*/ zod.describe('What has to be settled first.')),
  "count": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(openItemCountMax))).check(/*#__PURE__*/ zod.describe('Number of shipments or payments; absent for the balance.')),
  "amount": /*#__PURE__*/ zod.exactOptional(Money).check(/*#__PURE__*/ zod.describe('Amount in riyals, greater than zero; absent if it has none.'))
}).check(/*#__PURE__*/ zod.describe('Something that prevents an account from being closed.'));

export type OpenItem = zod.input<typeof OpenItem>;
export type OpenItemOutput = zod.output<typeof OpenItem>;

export const accountNotSettledTypeMax = 80;


export const accountNotSettledTypeRegExp = new RegExp('^urn:mizan:problem:[a-z_]+$', 'u');
export const accountNotSettledStatusMin = 409;
export const accountNotSettledStatusMax = 409;

export const accountNotSettledOpenMax = 9;



export const AccountNotSettled = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountNotSettledTypeMax)).check(/*#__PURE__*/ zod.regex(accountNotSettledTypeRegExp)).check(/*#__PURE__*/ zod.describe('Kind of problem: `urn:mizan:problem:` followed by the code.')),
  "title": Paragraph.check(/*#__PURE__*/ zod.describe('Short summary of the problem, in the language of the request.')),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountNotSettledStatusMin)).check(/*#__PURE__*/ zod.lte(accountNotSettledStatusMax)).check(/*#__PURE__*/ zod.describe('The HTTP status of the response, always 409.')),
  "code": /*#__PURE__*/ zod.enum(['account_not_settled']).check(/*#__PURE__*/ zod.describe('Always `account_not_settled`.')),
  "detail": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('What the caller can do about it, in the language of the request.')),
  "open": /*#__PURE__*/ zod.array(OpenItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountNotSettledOpenMax)).check(/*#__PURE__*/ zod.describe('Everything that has to be settled.'))
}).check(/*#__PURE__*/ zod.describe('A problem that lists everything to settle before the account can be closed.'));

export type AccountNotSettled = zod.input<typeof AccountNotSettled>;
export type AccountNotSettledOutput = zod.output<typeof AccountNotSettled>;

export const ReportFormat = /*#__PURE__*/ zod.enum(['csv', 'xlsx', 'pdf']).check(/*#__PURE__*/ zod.describe('Format of the file.'));

export type ReportFormat = zod.input<typeof ReportFormat>;
export type ReportFormatOutput = zod.output<typeof ReportFormat>;

export const ReportPart = /*#__PURE__*/ zod.enum(['figures', 'course', 'courier', 'service', 'city', 'store', 'source', 'payment_type', 'payment_status', 'failure_reason', 'client', 'ledger_kind', 'top_up_method', 'cash_age', 'vat_rate', 'document_subject', 'order_reason']).check(/*#__PURE__*/ zod.describe('A part of a report: its figures, their course over time, or one of its tables.'));

export type ReportPart = zod.input<typeof ReportPart>;
export type ReportPartOutput = zod.output<typeof ReportPart>;

export const ReportMeasure = /*#__PURE__*/ zod.enum(['orders', 'delivered', 'under_way', 'returned', 'failed', 'cancelled', 'success_rate', 'on_time', 'on_time_rate', 'failed_attempts', 'attempts_absent', 'attempts_refused', 'attempts_address', 'attempts_damaged', 'attempts_other', 'attempts_per_delivery', 'goods_value', 'weight', 'cash_orders', 'cash_to_collect', 'cost', 'cost_per_order', 'cost_per_kilogram', 'base_fees', 'weight_fees', 'cod_fees', 'remote_area_fees', 'vat', 'refunds', 'return_fees', 'cash_back', 'cod_fee_share', 'remote_area_fee_share', 'charges', 'cheapest_charges', 'above_cheapest', 'deliveries', 'delivered_value', 'delivered_cash', 'delivered_cost', 'margin', 'cash_due', 'cash_due_orders', 'clients', 'new_clients', 'returning_clients', 'refused_cash_orders', 'refused_cash_rate', 'lifetime_orders', 'lifetime_value', 'lifetime_value_per_client', 'movements', 'amount', 'opening_balance', 'closing_balance', 'topped_up', 'charged', 'refunded', 'cash_back_received', 'cash_collected', 'cash_paid_out', 'invoices', 'invoiced_taxable', 'invoiced_vat', 'credit_notes', 'credited_taxable', 'credited_vat', 'taxable_amount', 'vat_amount', 'received_orders', 'booked_orders', 'open_orders', 'left_out_orders', 'minutes_to_label', 'booked_within_hour', 'booked_within_day', 'booked_later', 'delayed_orders']).check(/*#__PURE__*/ zod.describe('A figure of reports. `ReportValues` defines each under the same name.'));

export type ReportMeasure = zod.input<typeof ReportMeasure>;
export type ReportMeasureOutput = zod.output<typeof ReportMeasure>;

export const shipmentConflictTypeMax = 80;


export const shipmentConflictTypeRegExp = new RegExp('^urn:mizan:problem:[a-z_]+$', 'u');
export const shipmentConflictStatusMin = 409;
export const shipmentConflictStatusMax = 409;



export const ShipmentConflict = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(shipmentConflictTypeMax)).check(/*#__PURE__*/ zod.regex(shipmentConflictTypeRegExp)).check(/*#__PURE__*/ zod.describe('Kind of problem: `urn:mizan:problem:` followed by the code.')),
  "title": Paragraph.check(/*#__PURE__*/ zod.describe('Short summary of the problem, in the language of the request.')),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(shipmentConflictStatusMin)).check(/*#__PURE__*/ zod.lte(shipmentConflictStatusMax)).check(/*#__PURE__*/ zod.describe('The HTTP status of the response, always 409.')),
  "code": /*#__PURE__*/ zod.enum(['insufficient_balance', 'balance_below_zero', 'quote_expired', 'quote_used', 'quote_mismatch', 'courier_unavailable', 'store_order_booked']).check(/*#__PURE__*/ zod.describe('Machine-readable code of the problem.')),
  "detail": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('What the caller can do about it, in the language of the request.')),
  "shortfall": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount missing from the balance, including any debt. Present with `insufficient_balance` and `balance_below_zero`.')),
  "quote": /*#__PURE__*/ zod.exactOptional(Quote).check(/*#__PURE__*/ zod.describe('A fresh quote for the parcel as it was sent; absent if the problem is not about the quote.'))
}).check(/*#__PURE__*/ zod.describe('Why the shipment was not booked. `insufficient_balance` and `balance_below_zero` state how much is missing. The three quote codes and `courier_unavailable` come with a fresh quote to show next to the old one.'));

export type ShipmentConflict = zod.input<typeof ShipmentConflict>;
export type ShipmentConflictOutput = zod.output<typeof ShipmentConflict>;

export const planConflictTypeMax = 80;


export const planConflictTypeRegExp = new RegExp('^urn:mizan:problem:[a-z_]+$', 'u');
export const planConflictStatusMin = 409;
export const planConflictStatusMax = 409;



export const PlanConflict = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planConflictTypeMax)).check(/*#__PURE__*/ zod.regex(planConflictTypeRegExp)).check(/*#__PURE__*/ zod.describe('Kind of problem: `urn:mizan:problem:` followed by the code.')),
  "title": Paragraph.check(/*#__PURE__*/ zod.describe('Short summary of the problem, in the language of the request.')),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(planConflictStatusMin)).check(/*#__PURE__*/ zod.lte(planConflictStatusMax)).check(/*#__PURE__*/ zod.describe('The HTTP status of the response, always 409.')),
  "code": /*#__PURE__*/ zod.enum(['already_on_plan', 'plan_unavailable', 'plan_changed_meanwhile', 'plan_price_changed', 'insufficient_balance', 'balance_below_zero']).check(/*#__PURE__*/ zod.describe('Machine-readable code of the problem.')),
  "detail": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('What the caller can do about it, in the language of the request.')),
  "shortfall": /*#__PURE__*/ zod.exactOptional(PositiveMoney).check(/*#__PURE__*/ zod.describe('Amount missing from the balance, including any debt. Present with `insufficient_balance` and `balance_below_zero`.')),
  "preview": /*#__PURE__*/ zod.exactOptional(PlanChangePreview).check(/*#__PURE__*/ zod.describe('A new preview; present with `plan_price_changed`.'))
}).check(/*#__PURE__*/ zod.describe('Why the plan was not changed. Nothing was changed or charged. `insufficient_balance` and `balance_below_zero` state how much is missing; `plan_price_changed` comes with a new preview.'));

export type PlanConflict = zod.input<typeof PlanConflict>;
export type PlanConflictOutput = zod.output<typeof PlanConflict>;

export const topUpConflictTypeMax = 80;


export const topUpConflictTypeRegExp = new RegExp('^urn:mizan:problem:[a-z_]+$', 'u');
export const topUpConflictStatusMin = 409;
export const topUpConflictStatusMax = 409;



export const TopUpConflict = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(topUpConflictTypeMax)).check(/*#__PURE__*/ zod.regex(topUpConflictTypeRegExp)).check(/*#__PURE__*/ zod.describe('Kind of problem: `urn:mizan:problem:` followed by the code.')),
  "title": Paragraph.check(/*#__PURE__*/ zod.describe('Short summary of the problem, in the language of the request.')),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(topUpConflictStatusMin)).check(/*#__PURE__*/ zod.lte(topUpConflictStatusMax)).check(/*#__PURE__*/ zod.describe('The HTTP status of the response, always 409.')),
  "code": /*#__PURE__*/ zod.enum(['credit_changed']).check(/*#__PURE__*/ zod.describe('Always `credit_changed`.')),
  "detail": /*#__PURE__*/ zod.exactOptional(Paragraph).check(/*#__PURE__*/ zod.describe('What the caller can do about it, in the language of the request.')),
  "credit": PositiveMoney.check(/*#__PURE__*/ zod.describe('Amount that the balance would gain at today\'s rate, in riyals.')),
  "micro_sar": MicroSar
}).check(/*#__PURE__*/ zod.describe('The exchange rate has changed since the last attempt to pay. Show the new credit, and send it with the next attempt.'));

export type TopUpConflict = zod.input<typeof TopUpConflict>;
export type TopUpConflictOutput = zod.output<typeof TopUpConflict>;

export const PublicTokenMin = 32;
export const PublicTokenMax = 32;


export const PublicTokenRegExp = new RegExp('^[0-9a-f]{32}$', 'u');


export const PublicToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PublicTokenMin)).check(/*#__PURE__*/ zod.maxLength(PublicTokenMax)).check(/*#__PURE__*/ zod.regex(PublicTokenRegExp)).check(/*#__PURE__*/ zod.describe('An unguessable token that gives anyone who has it access to one public page.'));

export type PublicToken = zod.input<typeof PublicToken>;
export type PublicTokenOutput = zod.output<typeof PublicToken>;
