import type { components } from '../../../openapi/generated/types.ts';
import { requestedBy } from '../account.ts';
import { book, newKey } from '../bookings.ts';
import { codeFor, registrationWithCode } from '../people.ts';
import { homeOf } from '../places.ts';
import { accountWith, alike, balanceOf, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Open = Pick<components['schemas']['AccountNotSettled'], 'open'>;

/** What is open is told with its number; of the balance, with its amount. */
async function openItemsAreTold(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 2_000_000);
  const who = requestedBy(account);
  const shipments = [];
  for (let count = 0; count < 3; count += 1) {
    shipments.push((await book(api, account, lists, draw)).shipment);
  }
  const path = { shipment_id: shipments[0]?.id ?? '' };
  await api.ok('cancelShipment', { who, path, header: newKey() });
  const amount = { amount: 10_000, currency: 'SAR' } as const;
  const topUp = { amount, payment_method: 'credit_card' } as const;
  await api.ok('createTopUp', { who, header: newKey(), body: topUp });
  const balance = await balanceOf(bench, account);

  const answer = await api.send('closeAccount', {
    who,
    body: { current_password: account.password },
  });
  refused(answer, 409, 'account_not_settled', 'closing an account with open items');
  const { open } = answer.body as Open;
  // Whether what was just cancelled may still arrive is for the courier to say.
  const certain = open.filter(({ code }) => code !== 'parcels_may_arrive');
  const told = certain.map(({ code, count, amount: money }) =>
    code === 'balance' ? [code, money?.amount] : [code, count],
  );
  alike(
    told.toSorted(),
    [
      ['balance', balance],
      ['payments_pending', 1],
      ['shipments_under_way', 2],
    ],
    'what is open',
    answer,
  );
  alike(await balanceOf(bench, account), balance, 'the balance of an account that was not closed');
  const { page } = await api.ok('listShipments', { who });
  alike(page.total, shipments.length, 'shipments of an account that was not closed');
}

/** Nothing of a closed account keeps its owner from beginning again. */
async function loginIsFree(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const account = await accountWith(bench, 0, 'individual');
  const { email, phone, password } = account;
  const body = { current_password: password };
  await api.ok('closeAccount', { who: requestedBy(account), body });
  const before = await config.latestCode(api, email);
  const { header } = await registrationWithCode(api, 'individual', { email, phone, password });
  const code = await codeFor(api, config, email, before);
  await api.ok('confirmRegistration', { header, body: { code } });
  const { token } = await api.ok('completeRegistration', { header, body: await homeOf(api) });
  const profile = await api.ok('getProfile', { who: { bearer: token } });
  alike(
    [profile.email, profile.phone, profile.email_verified],
    [email, phone, true],
    'the e-mail and phone of a closed account, in a new one',
  );
}

export const closingLaws: readonly Law[] = [
  {
    id: 'closing',
    title: 'An account that is not settled stays as it is, and everything open is told',
    clause:
      'closeAccount: refused, with a list of what is open; #/components/schemas/OpenItem: its code, number and amount',
    isAbout: ({ id }) => id === 'closeAccount',
    run: openItemsAreTold,
  },
  {
    id: 'closed-login',
    title: 'The e-mail and phone of a closed account can be used for a new one',
    clause: 'closeAccount: the e-mail and phone can be used for a new account',
    run: loginIsFree,
  },
];
