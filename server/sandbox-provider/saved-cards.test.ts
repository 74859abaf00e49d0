import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import { openFolder, openReceiver, openSandbox, payBy } from '../testing/open-sandbox.ts';
import { newOrder } from '../testing/payment-orders.ts';

/** Saves a card by paying with it. @returns the payment. */
async function save(provider: PaymentProvider, number: string, expiry = '12/40') {
  const { payment, checkoutUrl } = await provider.createPayment(newOrder({ saveCard: true }));
  await payBy(number, checkoutUrl, { expiry });
  return provider.getPayment(payment.id);
}

/** Charges a card. @returns the payment, also if the answer was lost. */
async function charge(provider: PaymentProvider, token: string, notificationUrl = 'http://no.one') {
  const id = provider.newChargeId();
  const amount = { amount: 5_000, currency: 'SAR' } as const;
  const what = { id, reference: `pay_${randomUUID()}`, amount, token, description: 'شحن' };
  const answered = await provider.chargeToken({ ...what, notificationUrl }).then(
    () => true,
    () => false,
  );
  return { ...(await provider.getPayment(id)), answered, reference: what.reference, what };
}

it.each([
  ['4111 1111 1111 1111', 'paid', null],
  ['4000 0000 0000 0077', 'paid', null],
  ['4000 0000 0000 3006', 'failed', 'declined'],
  ['4000 0000 0000 3105', 'paid', null],
])('saves card %s, whose charges are %s', async (number, status, failure) => {
  const { provider } = await openSandbox({ silence: 50 });
  const { savedCard } = await save(provider, number);
  expect(savedCard).toMatchObject({ brand: 'visa', lastFour: number.slice(-4) });
  expect(savedCard?.expires).toBe('2040-12');
  const charged = await charge(provider, savedCard?.token ?? '');
  expect(charged).toMatchObject({ status, failure, amount: { amount: 5_000 }, answered: true });
  expect(charged.savedCard).toBeNull();
});

it('saves only what it is asked to save, and only once it is paid', async () => {
  const { provider } = await openSandbox();
  const { payment, checkoutUrl } = await provider.createPayment(newOrder());
  await payBy('4111 1111 1111 1111', checkoutUrl);
  expect((await provider.getPayment(payment.id)).savedCard).toBeNull();
  expect((await save(provider, '4000 0000 0000 0002')).savedCard).toBeNull();
});

it('answers the same charge again with the same payment, and refuses another with its id', async () => {
  const { provider } = await openSandbox();
  const token = (await save(provider, '4111 1111 1111 1111')).savedCard?.token ?? '';
  const { what } = await charge(provider, token);
  const again = { ...what, notificationUrl: 'http://no.one' };
  await expect(provider.chargeToken(again)).resolves.toBeUndefined();
  const other = { ...again, amount: { amount: 1, currency: 'SAR' } as const };
  await expect(provider.chargeToken(other)).rejects.toMatchObject({ kind: 'refused' });
});

it('takes the money although the answer is late, and notifies as the card does', async () => {
  const { received, url } = await openReceiver();
  const { provider } = await openSandbox({ silence: 1_000 });
  const late = (await save(provider, '4000 0000 0000 3105')).savedCard?.token ?? '';
  const begun = charge(provider, late, url);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect((await begun).status).toBe('paid');
  const twice = (await save(provider, '4000 0000 0000 0259')).savedCard?.token ?? '';
  await charge(provider, twice, url);
  await vi.waitFor(() => expect(received).toHaveLength(3));
});

it('keeps cards and charges over a restart, and forgets a deleted card', async () => {
  const folder = await openFolder();
  const { provider } = await openSandbox({ folder });
  const token = (await save(provider, '4406 4700 0000 0007')).savedCard?.token ?? '';
  const { id } = await charge(provider, token);
  const { provider: after, url } = await openSandbox({ folder });
  expect(await after.getPayment(id)).toMatchObject({ status: 'paid' });
  // A charge has no page.
  expect((await fetch(`${url}/pay/${id}`)).status).toBe(404);
  expect((await charge(after, token)).status).toBe('paid');
  await after.deleteToken(token);
  await after.deleteToken(token);
  const gone = { id: after.newChargeId(), reference: 'gone', token, description: 'شحن' };
  const amount = { amount: 1, currency: 'SAR' } as const;
  const notificationUrl = 'http://no.one';
  await expect(after.chargeToken({ ...gone, amount, notificationUrl })).rejects.toMatchObject({
    kind: 'unknown',
  });
});

it('fails the charge of a card that has expired since', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const { provider } = await openSandbox({ clock: () => now });
  const token = (await save(provider, '4111 1111 1111 1111', '12/26')).savedCard?.token ?? '';
  now = new Date('2027-01-01T12:00:00Z');
  expect(await charge(provider, token)).toMatchObject({ failure: 'expired_card' });
});
