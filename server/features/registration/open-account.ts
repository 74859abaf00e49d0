import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { type Account, addAccount } from '../accounts/store.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { openBalance } from '../balance/ledger.ts';
import { offerQuestionnaire } from '../questionnaire/store.ts';
import { takeRegistration } from './store.ts';
import { usualDeliveryEmails } from '../../domain/delivery-emails.ts';
import { KNOWN_PLACES } from '../../http/known-places.ts';
import { problem } from '../../http/problem.ts';

interface Completion {
  tokenHash: string;
  address: components['schemas']['RegistrationExtra'];
  now: Date;
}

/**
 * Turns a verified registration into an account and deletes the registration.
 *
 * @throws ProblemError 404 when another request completed it, 409 `already_registered` when
 *   somebody has verified the same e-mail or phone in the meantime.
 */
export async function openAccount(
  tx: Tx,
  { tokenHash, address, now }: Completion,
): Promise<Account> {
  const registration = await takeRegistration(tx, tokenHash);
  if (registration === undefined) throw problem(404, 'not_found');
  const { client, locale, email, phone, password_hash, channel } = registration;
  if (email === null || phone === null || password_hash === null) {
    throw problem(409, 'step_too_early');
  }
  const region = KNOWN_PLACES.cities.find(({ code }) => code === address.city)?.region;
  const account = await addAccount(tx, {
    account_id: newId('acc', now),
    account_type: client.account_type,
    first_name: client.first_name,
    last_name: client.last_name,
    company_name: client.company_name ?? null,
    locale,
    delivery_emails: usualDeliveryEmails(client.account_type),
    email,
    email_verified: channel === 'email',
    phone,
    phone_verified: channel === 'phone',
    password_hash,
    country: address.country,
    state: (address.country === HOME_COUNTRY ? region : address.state) ?? null,
    city: address.city,
    street_name: address.street_name ?? null,
    building_no: address.building_no ?? null,
    landmark: address.landmark ?? null,
    office: null,
    postal_code: address.postal_code ?? null,
    short_address: address.short_address ?? null,
    address_type: address.address_type ?? null,
    created_at: now,
  });
  if (account === undefined) throw problem(409, 'already_registered');
  await openBalance(tx, account.account_id);
  if (account.account_type === 'company') await offerQuestionnaire(tx, account.account_id);
  return account;
}
