import type { Operation } from '../http/contract.ts';

export interface BuildStep {
  title: string;
  /** Why now, and what is easily missed. */
  advice: string;
  operations: Operation[];
}

interface Chapter {
  title: string;
  advice: string;
  tags: readonly string[];
  /** Paths that belong here whatever their tag is. */
  paths?: readonly string[];
}

/** Each one needs nothing but those before it. */
const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Health',
    advice:
      'No account, no data. Settle here what every answer has: rate-limit headers, problems, the language of Accept-Language.',
    tags: ['operations'],
  },
  {
    title: 'Places and values',
    advice:
      'Read-only, with names in both languages. Forms, addresses and prices are checked against them. listEnums asks for a session and can wait for the next step.',
    tags: ['reference'],
  },
  {
    title: 'Accounts and sessions',
    advice:
      'Sign-in and sign-out first: everything below needs a session. Answer known and unknown people alike, in words and in time.',
    tags: ['auth'],
  },
  {
    title: 'Profile',
    advice: 'The sender of every shipment is filled from it.',
    tags: ['profile', 'questionnaire'],
  },
  {
    title: 'Couriers and quotes',
    advice:
      'A quote lists every component of every price, and each courier that cannot take the parcel with its reason. What it says is what is charged.',
    tags: ['couriers', 'quotes'],
  },
  {
    title: 'Balance',
    advice:
      'A ledger of double entries to which is only ever added; the balance is their sum. Start with a balance that you put there by hand.',
    tags: ['balance'],
  },
  {
    title: 'Shipments',
    advice:
      'Booking is one transaction: the idempotency key, the charge, the shipment and its entries, all or none. The balance never goes below zero. Cancelling gives back the whole price, once.',
    tags: ['shipments', 'drafts', 'receivers', 'presets', 'attachments'],
  },
  {
    title: 'Tracking',
    advice:
      'The history is told by couriers, late, twice and out of order, and is only ever added to. The public page names nobody.',
    tags: ['tracking'],
  },
  {
    title: 'Labels',
    advice:
      'PDF, by POST. Many labels are made in the background, and asked for until they are ready.',
    tags: ['labels'],
  },
  {
    title: 'Payments',
    advice:
      'A notification is a hint: ask the payment provider, compare status, amount and currency, and credit once. Card data never comes here.',
    tags: [],
    paths: ['/website/top-ups', '/website/checkout', '/payment-notifications'],
  },
  {
    title: 'Other systems',
    advice: 'Keys open the operations outside of /website, and sessions do not.',
    tags: ['keys', 'integration'],
  },
  {
    title: 'Demo mode',
    advice: 'Only where messages are kept instead of being sent; a real server answers 404.',
    tags: ['demo'],
  },
];

/** Every operation of the contract in the order to build in; what no chapter names comes last. */
export function buildOrder(operations: readonly Operation[]): BuildStep[] {
  const chapters = [...CHAPTERS, { title: 'The rest', advice: '', tags: [] }];
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
