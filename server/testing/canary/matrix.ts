/** Places where secrets and personal data could appear. */
export const LOCATIONS = {
  requests: 'Requests to us',
  log: 'Log',
  errors: 'Error responses',
  database: 'Database',
  files: 'Data folder',
  others: 'Responses to others',
  outbox: 'Messages',
  calls: 'Our calls to the provider',
  payer: 'Payer’s input at the provider',
  journal: "The provider's files",
} as const;

export type Location = keyof typeof LOCATIONS;

/** `hashed`: only its SHA-256 is there. `plain`: the value itself, for its row's reason. */
export type Cell = 'never' | 'hashed' | 'plain';

interface Row extends Partial<Record<Location, Cell>> {
  what: string;
  why: string;
}

const KEPT = { requests: 'plain', database: 'plain', files: 'plain' } as const;
const TOKEN = { requests: 'plain', database: 'hashed', files: 'hashed' } as const;

/** What may appear where; locations that a row does not name are `never`. */
export const MATRIX = {
  card_number: { what: 'Card number', why: 'typed only on the provider’s page', payer: 'plain' },
  security_code: { what: 'Security code', why: 'the same', payer: 'plain' },
  card_name: { what: 'Name on the card', why: 'the same', payer: 'plain' },
  bank_code: { what: '3-D Secure code', why: 'the same', payer: 'plain' },
  typed_card: {
    what: 'Card number typed into our app',
    why: 'refused in every text field, not kept',
    requests: 'plain',
  },
  broken_body: { what: 'Body that is not JSON', why: 'refused, not kept', requests: 'plain' },
  password: { what: 'Password', why: 'kept as a slow, salted hash', requests: 'plain' },
  wrong_password: { what: 'Wrong password', why: 'compared', requests: 'plain' },
  one_time_code: {
    what: 'One-time code',
    why: 'sent to its owner; hashed together with its challenge token',
    ...TOKEN,
    outbox: 'plain',
  },
  challenge: { what: 'Challenge token', why: 'identifies who was asked', ...TOKEN },
  registration: { what: 'Registration token', why: 'identifies who began it', ...TOKEN },
  reset: { what: 'Password reset token', why: 'proves that the code was right', ...TOKEN },
  known_device: { what: 'Device token', why: 'recognises a device at sign-in', ...TOKEN },
  session: { what: 'Session token', why: 'identifies who signed in', ...TOKEN },
  secret_key: { what: 'Secret key of an API key', why: 'identifies the calling system', ...TOKEN },
  store_secret: {
    what: 'Secret of a store',
    why: 'proves deliveries; kept sealed with the server’s key',
    requests: 'plain',
  },
  store_tokens: {
    what: 'Tokens of a store',
    why: 'open the store for us; kept sealed with the server’s key',
    requests: 'plain',
  },
  webhook_secret: {
    what: 'Secret of a webhook endpoint',
    why: 'signs what we send there; kept sealed with the server’s key',
  },
  webhook_url: { what: 'URL of a webhook endpoint', why: 'webhooks are sent there', ...KEPT },
  payment_reference: {
    what: 'Payment reference',
    why: 'part of the address that the payer returns to',
    ...TOKEN,
    calls: 'plain',
    journal: 'plain',
  },
  card_token: {
    what: 'Token of a saved card',
    why: 'the provider charges the card by it, for us alone',
    ...{ database: 'plain', files: 'plain', calls: 'plain', journal: 'plain' },
  },
  public_page: {
    what: 'Address of a shipment’s public page',
    why: 'passed on by the sender; the page names nobody, and accepts a missing address',
    ...KEPT,
  },
  idempotency_key: {
    what: 'Idempotency key',
    why: 'recognised when it is repeated; encrypts a stored answer that holds a secret',
    ...TOKEN,
  },
  provider_key: {
    what: 'Our secret key at the provider',
    why: 'a setting; identifies us',
    calls: 'plain',
  },
  notification_secret: {
    what: 'Secret of its notifications',
    why: 'a setting; only its signatures are sent',
  },
  signature: { what: 'Signature of a notification', why: 'compared', requests: 'plain' },
  email: { what: 'E-mail', why: 'for signing in and for messages', ...KEPT, outbox: 'plain' },
  phone: { what: 'Phone', why: 'for signing in and for messages', ...KEPT, outbox: 'plain' },
  name: { what: 'Name and address', why: 'the profile', ...KEPT },
  receiver: {
    what: 'Name, phone and e-mail of a receiver or sender',
    why: 'the courier needs them',
    ...KEPT,
  },
  products: { what: 'Product name', why: 'the waybill lists the goods', ...KEPT },
  saved_product: {
    what: 'Product with its SKU and photo',
    why: 'kept to fill in orders',
    ...KEPT,
  },
  imported: {
    what: 'Imported file, its name and rows',
    why: 'kept for 90 days, to be corrected and booked',
    ...KEPT,
  },
  store_order: {
    what: 'Order that a store sent',
    why: 'the delivery for 30 days, to be looked into; the order until it is deleted',
    ...KEPT,
  },
  goods: {
    what: 'Attachment of a shipment',
    why: 'the picture or document that the sender attached',
    ...KEPT,
  },
  top_up_text: {
    what: 'Description of a top-up',
    why: 'shown on the payment page',
    ...KEPT,
    calls: 'plain',
    journal: 'plain',
  },
  rating: {
    what: 'Text of a rating',
    why: 'for everybody to read, without its author’s name',
    ...KEPT,
    others: 'plain',
  },
  called_path: {
    what: 'Path that a key calls',
    why: 'the account’s request log, for 30 days',
    ...KEPT,
  },
  device: { what: 'Browser and operating system', why: 'the list of sessions', ...KEPT },
  search: { what: 'Search words', why: 'answered, not kept', requests: 'plain' },
} as const satisfies Record<string, Row>;

export type Kind = keyof typeof MATRIX;

export function cellOf(kind: Kind, location: Location): Cell {
  return (MATRIX[kind] as Row)[location] ?? 'never';
}
