import { requestedBy } from '../account.ts';
import { bookableQuote, newKey, orderFor } from '../bookings.ts';
import { homeAddress } from '../places.ts';
import { accountWith, alike, misfit } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Saudi numbers that nobody can call, and why. */
const PHONES = [
  ['+96650123456', 'too_short'],
  ['+9665012345678', 'too_long'],
  ['+966100000001', 'invalid_phone'],
] as const;

/** A test number of a card scheme, as people write it, and numbers that only look like one. */
const CARDS = ['4111111111111111', '4111 1111 1111 1111', '٤١١١-١١١١-١١١١-١١١١'];
const OTHERS = ['4111 1111 1111 1112', '4111 1111'];

async function phonesAreCallable(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const address = homeAddress(lists, draw);
  for (const [phone, code] of PHONES) {
    const body = { full_name: 'نورة العيّنة', phone, ...address, address_type: 'office' };
    const answer = await api.send('createSavedReceiver', { who, header: newKey(), body });
    misfit(answer, '/phone', code, `a receiver with the phone ${phone}`);
  }
}

async function cardNumbersAreRefused(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const noted = (description: string) =>
    api.send('createTopUp', {
      ...{ who, header: newKey() },
      body: {
        amount: { amount: 10_000, currency: 'SAR' },
        ...{ payment_method: 'credit_card', description },
      },
    });
  for (const number of CARDS) {
    const what = `a note with the card number ${number}`;
    misfit(await noted(`بطاقتي ${number}`), '/description', 'card_number', what);
  }
  for (const number of OTHERS) {
    const answer = await noted(`طلب ${number}`);
    alike(answer.status, 201, `a top-up with the number ${number} in its note`, answer);
  }
}

async function skusAreKnown(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  const { quote, price } = await bookableQuote(api, account, lists, draw);
  const body = { ...orderFor(quote, price, lists, draw), sku: 'KIT-NOBODY-HAS-THIS' };
  const answer = await api.send('createShipment', {
    ...{ who: requestedBy(account), header: newKey(), body },
  });
  misfit(answer, '/sku', 'unknown_sku', 'an order of a product that the account does not have');
}

export const fieldRuleLaws: readonly Law[] = [
  {
    id: 'callable-phones',
    title: 'A phone has the digits of its country',
    clause: '#/components/schemas/FieldErrorCode: too_short, too_long, invalid_phone',
    run: phonesAreCallable,
  },
  {
    id: 'card-numbers',
    title: 'A note never holds a card number',
    clause: '#/components/schemas/FieldErrorCode: card_number; TopUpCreate/properties/description',
    run: cardNumbersAreRefused,
  },
  {
    id: 'known-skus',
    title: 'A product is one of the account',
    clause: '#/components/schemas/FieldErrorCode: unknown_sku',
    run: skusAreKnown,
  },
];
