/** Where a secret or something about a person could turn up. */
export const PLACES = {
  requests: 'Requests to us',
  log: 'Log',
  errors: 'Error answers',
  database: 'Database',
  files: 'Data folder',
  others: 'Answers to others',
  outbox: 'Messages',
  calls: 'Our calls to the provider',
  payer: 'The payer at the provider',
  journal: "The provider's files",
} as const;

export type Place = keyof typeof PLACES;

/**
 * `hashed`: not there, but what SHA-256 makes of it is. `plain`: it is really there, for the reason
 * that its row gives.
 */
export type Cell = 'never' | 'hashed' | 'plain';

interface Row extends Partial<Record<Place, Cell>> {
  what: string;
  why: string;
}

const KEPT = { requests: 'plain', database: 'plain', files: 'plain' } as const;
const TOKEN = { requests: 'plain', database: 'hashed', files: 'hashed' } as const;

/** What may be where; `never` wherever nothing is said. */
export const MATRIX = {
  card_number: {
    what: 'Card number',
    why: 'typed on the page of the provider alone',
    payer: 'plain',
  },
  security_code: { what: 'Security code', why: 'the same', payer: 'plain' },
  card_name: { what: 'Name on the card', why: 'the same', payer: 'plain' },
  bank_code: { what: '3-D Secure code', why: 'the same', payer: 'plain' },
  typed_card: {
    what: 'Card number typed with us',
    why: 'refused in every text, and forgotten',
    requests: 'plain',
  },
  broken_body: {
    what: 'Body that is no JSON',
    why: 'refused, and forgotten',
    requests: 'plain',
  },
  password: {
    what: 'Password',
    why: 'kept as a slow hash with a salt',
    requests: 'plain',
  },
  wrong_password: { what: 'Wrong password', why: 'compared', requests: 'plain' },
  one_time_code: {
    what: 'One-time code',
    why: 'sent to its owner; hashed together with the token of its challenge',
    ...TOKEN,
    outbox: 'plain',
  },
  challenge: { what: 'Token of a challenge', why: 'proves who was asked', ...TOKEN },
  registration: { what: 'Token of a registration', why: 'proves who began it', ...TOKEN },
  reset: { what: 'Token of a password reset', why: 'proves the right code', ...TOKEN },
  session: { what: 'Session token', why: 'proves who signed in', ...TOKEN },
  secret_key: { what: 'Secret key of an API key', why: 'proves whose system it is', ...TOKEN },
  payment_reference: {
    what: 'Reference of a payment',
    why: 'stands in the address that the payer comes back to',
    ...TOKEN,
    calls: 'plain',
    journal: 'plain',
  },
  public_page: {
    what: 'Address of the public page of a shipment',
    why: 'passed on by the sender; shows nobody, takes a missing address',
    ...KEPT,
  },
  idempotency_key: { what: 'Idempotency key', why: 'found again when it is repeated', ...KEPT },
  provider_key: {
    what: 'Our secret key at the provider',
    why: 'a setting; proves who we are',
    calls: 'plain',
  },
  notification_secret: {
    what: 'Secret of its notifications',
    why: 'a setting; only what it signs is sent',
  },
  signature: { what: 'Signature of a notification', why: 'compared', requests: 'plain' },
  email: { what: 'E-mail', why: 'to sign in and to be written to', ...KEPT, outbox: 'plain' },
  phone: { what: 'Phone', why: 'to sign in and to be written to', ...KEPT, outbox: 'plain' },
  name: { what: 'Name and address', why: 'the profile', ...KEPT },
  receiver: {
    what: 'Name, phone and e-mail of a receiver or sender',
    why: 'the courier needs them',
    ...KEPT,
  },
  products: { what: 'Name of a product', why: 'the waybill lists the goods', ...KEPT },
  goods: {
    what: 'File of the goods of a shipment',
    why: 'the picture or paper that its sender attached',
    ...KEPT,
  },
  top_up_text: {
    what: 'Description of a top-up',
    why: 'shown on the page that one pays on',
    ...KEPT,
    calls: 'plain',
    journal: 'plain',
  },
  device: { what: 'Browser and system', why: 'the list of sessions', ...KEPT },
  search: { what: 'Words searched for', why: 'answered, and forgotten', requests: 'plain' },
} as const satisfies Record<string, Row>;

export type Kind = keyof typeof MATRIX;

export function cellOf(kind: Kind, place: Place): Cell {
  return (MATRIX[kind] as Row)[place] ?? 'never';
}
