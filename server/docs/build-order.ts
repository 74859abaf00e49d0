import type { Operation } from '../http/contract.ts';

export interface BuildStep {
  title: string;
  /** Why this step comes now, and what is easily missed. */
  advice: string;
  operations: Operation[];
}

interface Chapter {
  title: string;
  advice: string;
  tags: readonly string[];
  /** Paths that belong here, whatever their tag. */
  paths?: readonly string[];
}

/** Each chapter depends only on earlier ones. */
const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Health',
    advice:
      'Needs no account and no data. Set up what every response shares: rate-limit headers, problem details, and the language from Accept-Language.',
    tags: ['operations'],
  },
  {
    title: 'Places and values',
    advice:
      'Read-only lists with names in both languages. Forms, addresses and prices are validated against them.',
    tags: ['reference'],
  },
  {
    title: 'Accounts and sessions',
    advice:
      'Start with sign-in and sign-out: everything below needs a session. Give known and unknown logins the same answer, in the same time.',
    tags: ['auth', 'sessions'],
    // The values of fields need a session, and the second step of signing in is chosen here.
    paths: ['/website/enums', '/website/profile/second-step'],
  },
  {
    title: 'Profile',
    advice:
      'The sender of every shipment is filled in from the profile. Write the activity log with each change that it tells, in the same transaction.',
    tags: ['profile', 'questionnaire', 'activity'],
  },
  {
    title: 'Couriers and quotes',
    advice:
      'A quote lists every component of every price, and every courier that cannot take the parcel, with the reason. The quoted price is the price charged.',
    tags: ['couriers', 'quotes', 'favorites', 'courier-rules'],
  },
  {
    title: 'Balance',
    advice:
      'An append-only ledger of double entries; the balance is their sum. Begin with a balance that you enter by hand.',
    tags: ['balance'],
  },
  {
    title: 'Shipments',
    advice:
      'Booking is one transaction: the idempotency key, the charge, the shipment and its ledger entries are stored together or not at all. The balance never falls below zero. Cancelling refunds the full price, once.',
    tags: ['shipments', 'drafts', 'receivers', 'presets', 'products', 'attachments'],
  },
  {
    title: 'Tracking',
    advice:
      'The history is append-only. Couriers report events late, twice and out of order. The public page shows no personal data.',
    tags: ['tracking'],
  },
  {
    title: 'Labels',
    advice:
      'PDF files, requested by POST. Batches are made in the background; the client polls until they are ready.',
    tags: ['labels'],
  },
  {
    title: 'Tax invoices and statements',
    advice:
      'Number each document in the transaction that charges the balance: one series of an account, without gaps. Keep the bytes of each PDF. A statement is a sum over the ledger, never a table of its own.',
    tags: ['invoices', 'statements'],
  },
  {
    title: 'Payments',
    advice:
      'A notification is only a hint: fetch the payment from the provider, compare status, amount and currency, and credit it once. Card data never reaches your server.',
    tags: [],
    paths: [
      ...['/website/top-ups', '/website/checkout', '/payment-notifications'],
      ...['/website/payment-methods', '/website/auto-top-up'],
    ],
  },
  {
    title: 'Plans',
    advice:
      'A plan limits what an account may have, and is paid from the balance. What is beyond the limits of a smaller plan is paused, never deleted.',
    tags: ['plans'],
  },
  {
    title: 'Ratings',
    advice: 'Only who had a shipment delivered may rate its courier, once, and for a limited time.',
    tags: ['ratings'],
  },
  {
    title: 'Imports',
    advice:
      'A file is read, checked, priced and booked in the background; the client polls. A row is booked like any shipment, and once.',
    tags: ['import-batches'],
  },
  {
    title: 'Reports and the first page',
    advice:
      'Every figure is a sum over stored rows, and its rows add up to it. Days are those of Riyadh.',
    tags: ['reports', 'scheduled-reports', 'today', 'attention'],
  },
  {
    title: 'API keys and webhooks',
    advice:
      'API keys open the operations outside /website; sessions do not. The answers are those of the operations for sessions. Webhooks are signed, and sent until they arrive.',
    tags: ['keys', 'integration', 'api-requests', 'webhooks'],
  },
  {
    title: 'Stores',
    advice:
      'Keep every delivery as it came, read it leniently, and answer at once. Platforms send the same order twice, and late.',
    tags: ['stores', 'store-orders'],
  },
  {
    title: 'Demo mode',
    advice:
      'Only for servers that keep messages instead of sending them; a production server answers 404.',
    tags: ['demo'],
  },
];

/** All operations in the order to build them; those that no chapter names come last. */
export function buildOrder(operations: readonly Operation[]): BuildStep[] {
  const chapters = [...CHAPTERS, { title: 'Other operations', advice: '', tags: [] }];
  const steps = chapters.map(({ title, advice }): BuildStep => ({ title, advice, operations: [] }));
  for (const operation of operations) {
    const byPath = chapters.findIndex(({ paths = [] }) =>
      paths.some((start) => operation.path.startsWith(start)),
    );
    const byTag = chapters.findIndex(({ tags }) => tags.includes(operation.tag));
    steps.at(byPath === -1 ? byTag : byPath)?.operations.push(operation);
  }
  return steps.filter((step) => step.operations.length > 0);
}
