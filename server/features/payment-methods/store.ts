import type { Selectable } from 'kysely';
import { newId } from '../../db/ids.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { PaymentProvider, SavedCard } from '../../ports/payment-provider.ts';
import type { SavedPaymentMethodsTable } from './tables.ts';

export type SavedPaymentMethod = Selectable<SavedPaymentMethodsTable>;

/** Most saved payment methods of one account, as the contract says. */
export const MAX_PAYMENT_METHODS = 10;

/** Newest first. */
export function listPaymentMethods(
  db: Queryable,
  accountId: string,
): Promise<SavedPaymentMethod[]> {
  return db
    .selectFrom('saved_payment_methods')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

export function findPaymentMethod(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<SavedPaymentMethod | undefined> {
  return db
    .selectFrom('saved_payment_methods')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds one that is not deleted before the transaction ends. */
export function holdPaymentMethod(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<SavedPaymentMethod | undefined> {
  return tx
    .selectFrom('saved_payment_methods')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

export async function removePaymentMethod(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('saved_payment_methods')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/**
 * Keeps a card that paid. The same card is kept once, with its newest token.
 *
 * @returns a token that is not needed any more: of the same card before, or of this one if the
 *   account has {@link MAX_PAYMENT_METHODS} others; null for none.
 */
export async function keepPaymentMethod(
  tx: Tx,
  {
    accountId,
    provider,
    card,
    now,
  }: { accountId: string; provider: PaymentProvider['name']; card: SavedCard; now: Date },
): Promise<string | null> {
  const { token, brand, lastFour: last_four, expires } = card;
  const kept = await listPaymentMethods(tx, accountId);
  const same = kept.find(
    (each) =>
      each.provider === provider &&
      each.brand === brand &&
      each.last_four === last_four &&
      each.expires === expires,
  );
  if (!same && kept.length >= MAX_PAYMENT_METHODS) return token;
  await tx
    .insertInto('saved_payment_methods')
    .values({
      ...{ account_id: accountId, id: newId('spm', now), provider },
      ...{ token, brand, last_four, expires, created_at: now },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'provider', 'brand', 'last_four', 'expires'])
        .doUpdateSet({ token }),
    )
    .execute();
  return same && same.token !== token ? same.token : null;
}
