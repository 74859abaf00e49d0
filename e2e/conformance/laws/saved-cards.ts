import { isDeepStrictEqual } from 'node:util';
import { requestedBy } from '../account.ts';
import type { BodyOf } from '../call.ts';
import { confirmSession } from '../people.ts';
import { accountWith, alike, expect, misfit, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { followLog, OWN } from './recorded.ts';

type Settings = BodyOf<'updateAutoTopUp'>;
type Changed = { [Field in keyof Settings]?: Settings[Field] | undefined };

/** Cards to save, each of which may be of another scheme. */
const CARDS = 4;

const lacksCards: Law['unless'] = ({ saveCard }) =>
  saveCard ? undefined : 'the config has no `saveCard`';

const sar = (amount: number) => ({ amount, currency: 'SAR' }) as const;

/** Settings that cannot be kept, with the field and the code that say so. */
const WRONG: readonly (readonly [Changed, pointer: string, code: string])[] = [
  [{ threshold: undefined }, '/threshold', 'required'],
  [{ amount: undefined }, '/amount', 'required'],
  [{ daily_cap: undefined }, '/daily_cap', 'required'],
  [{ payment_method_id: undefined }, '/payment_method_id', 'required'],
  [{ threshold: { amount: 5_000, currency: 'USD' } }, '/threshold/currency', 'not_allowed'],
  [{ amount: sar(5_000) }, '/amount/amount', 'min'],
  [{ daily_cap: sar(19_999) }, '/daily_cap/amount', 'min'],
];

async function cardFillsTheBalance(bench: Bench): Promise<void> {
  const { api, config } = bench;
  // Above the threshold, or the balance would be topped up meanwhile.
  const account = await accountWith(bench, 100_000);
  const who = requestedBy(account);
  await config.saveCard?.(api, account);
  const cards = async () => (await api.ok('listPaymentMethods', { who })).data;
  const [card, ...others] = await cards();
  expect(card !== undefined && others.length === 0, `${others.length + 1} cards instead of one`);
  alike(card.is_expired, false, 'whether a card that has just paid is expired');

  await confirmSession(api, account);
  const log = await followLog(bench, account);
  const on = {
    ...{ enabled: true, threshold: sar(5_000), amount: sar(20_000), daily_cap: sar(60_000) },
    payment_method_id: card.id,
  };
  for (const [wrong, pointer, code] of WRONG) {
    const answer = await api.send('updateAutoTopUp', { who, body: { ...on, ...wrong } });
    misfit(answer, pointer, code, `automatic top-up with a wrong ${pointer}`);
  }
  const { enabled: isOff } = await api.ok('getAutoTopUp', { who });
  alike(isOff, false, 'automatic top-up after wrong settings');

  const kept = { available: true, ...on, today: sar(0) };
  alike(await api.ok('updateAutoTopUp', { who, body: on }), kept, 'automatic top-up, turned on');
  alike(await api.ok('getAutoTopUp', { who }), kept, 'automatic top-up, as it is shown');
  log.did('turning automatic top-up on', {
    ...{ action: 'auto_top_up_changed', group: 'balance', actor: OWN },
    changes: [
      { field: 'auto_top_up', after: 'on' },
      { field: 'auto_top_up_threshold', after: '50.00' },
      { field: 'auto_top_up_amount', after: '200.00' },
      { field: 'auto_top_up_daily_cap', after: '600.00' },
    ],
  });
  const path = { payment_method_id: card.id };
  const stranger = requestedBy(await accountWith(bench, 0));
  const theirs = await api.send('deletePaymentMethod', { who: stranger, path });
  refused(theirs, 404, 'not_found', "another account's card");
  await api.ok('deletePaymentMethod', { who, path });
  log.did('deleting the card', { action: 'payment_method_deleted', group: 'balance', actor: OWN });
  alike(await cards(), [], 'the cards after the only one was deleted');
  const { payment_method_id: gone, enabled, ...rest } = await api.ok('getAutoTopUp', { who });
  alike([gone, enabled], [undefined, false], 'automatic top-up without its card');
  alike(rest.threshold, on.threshold, 'the threshold that is kept');
  const dead = await api.send('updateAutoTopUp', { who, body: on });
  expect(dead.status === 422, 'Automatic top-up is turned on with a card that was deleted', dead);
  await log.judge();
}

async function cardsAreShown(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  for (let count = 0; count < CARDS; count += 1) {
    const saved = await config.saveCard?.(api, account);
    const { data } = await api.ok('listPaymentMethods', { who });
    const shown = data.map(({ brand, last_four, expires }) => ({ brand, last_four, expires }));
    const isShown = shown.some((card) => isDeepStrictEqual(card, saved));
    expect(isShown, `${JSON.stringify(saved)} was saved, but shown is ${JSON.stringify(shown)}`);
  }
}

export const savedCardLaws: readonly Law[] = [
  {
    id: 'saved-cards',
    title: 'A saved card fills the balance as its owner says, until it is deleted',
    clause:
      'TopUpCreate/properties/save_payment_method; AutoTopUpUpdate: all fields are required; it must be greater than the threshold; at least the amount; deletePaymentMethod: it is turned off; ActivityField: auto_top_up…',
    unless: lacksCards,
    run: cardFillsTheBalance,
  },
  {
    id: 'shown-cards',
    title: 'A saved card is shown with its scheme, its last digits and its expiry',
    clause: '#/components/schemas/SavedPaymentMethod: brand, last_four, expires; CardBrand',
    unless: lacksCards,
    run: cardsAreShown,
  },
];
