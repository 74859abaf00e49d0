import { requestedBy } from '../account.ts';
import type { BodyOf } from '../call.ts';
import { NotHeld } from '../answer.ts';
import { homeOf } from '../places.ts';
import { accountWith, alike, balanceOf, misfit } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Update = BodyOf<'updateProfile'>;

/** The required fields of an individual. */
async function leastOf({ api }: Bench): Promise<Update> {
  const home = await homeOf(api);
  return { ...home, first_name: 'ريم عبدالله', last_name: 'العيّنة', locale: 'en' };
}

const MORE = {
  ...{ street_name: 'طريق العيّنة', building_no: '2929', postal_code: '12345' },
  ...{ landmark: 'النخلة', office: '12', address_type: 'office' },
  low_balance_threshold: { amount: 5_000, currency: 'SAR' },
} as const satisfies Partial<Update>;

const ADDED = Object.keys(MORE) as (keyof typeof MORE)[];

async function putReplaces(bench: Bench): Promise<void> {
  const { api } = bench;
  const least = await leastOf(bench);
  const who = requestedBy(await accountWith(bench, 0, 'individual'));
  const filled = await api.ok('updateProfile', { who, body: { ...least, ...MORE } });
  for (const name of ADDED) alike(filled[name], MORE[name], `${name} of an updated profile`);
  alike(filled.full_name, `${least.first_name} ${least.last_name}`, 'first and last name together');
  const emptied = await api.ok('updateProfile', { who, body: least });
  for (const name of ADDED) alike(emptied[name], undefined, `${name} after leaving it out`);
  alike(await api.ok('getProfile', { who }), emptied, 'the profile after its update');
}

async function unverifiedIsNoStep(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0, 'individual'));
  const profile = await api.ok('getProfile', { who });
  const channel = (['phone', 'email'] as const).find((each) => !profile[`${each}_verified`]);
  if (!channel) throw new NotHeld('both e-mail and phone of a new account are verified');
  const answer = await api.send('updateSecondStep', { who, body: { second_step: channel } });
  misfit(answer, '/second_step', 'not_verified', `a second step with an unverified ${channel}`);
}

async function lowIsBelow(bench: Bench): Promise<void> {
  const { api } = bench;
  const least = await leastOf(bench);
  const account = await accountWith(bench, 5_000, 'individual');
  const who = requestedBy(account);
  const balance = await balanceOf(bench, account);
  const isLow = async () => (await api.ok('getBalance', { who })).is_low;
  alike(await isLow(), false, 'is_low without a threshold');
  for (const above of [0, 1]) {
    const amount = balance + above;
    const body: Update = { ...least, low_balance_threshold: { amount, currency: 'SAR' } };
    await api.ok('updateProfile', { who, body });
    alike(await isLow(), above > 0, `is_low of ${balance} with a threshold of ${amount}`);
  }
}

export const profileLaws: readonly Law[] = [
  {
    id: 'profile-replaced',
    title: 'Fields left out of a profile update are cleared',
    clause:
      'updateProfile: fields left out are cleared if they are optional; #/components/schemas/Profile/properties/full_name',
    run: putReplaces,
  },
  {
    id: 'second-step',
    title: 'The second sign-in step needs a verified channel',
    clause: 'updateSecondStep: only a verified channel can be the second step',
    run: unverifiedIsNoStep,
  },
  {
    id: 'low-balance',
    title: 'A balance is low below its threshold',
    clause: '#/components/schemas/Balance/properties/is_low: true below the threshold',
    run: lowIsBelow,
  },
];
