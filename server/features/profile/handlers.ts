import { checkAddress, isUnaddressed } from '../../../common/address-rules.ts';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import { checkRegistrationClient } from '../../../common/registration-rules.ts';
import { changesOf } from '../activity/changes.ts';
import { answerChallenge, openChallenge } from '../auth/challenges.ts';
import { confirmOwner } from '../auth/confirm-owner.ts';
import { hashNewPassword } from '../auth/new-password.ts';
import { requireConfirmed } from '../auth/require-confirmed.ts';
import { newToken } from '../auth/tokens.ts';
import {
  type Account,
  getAccount,
  normalizeEmail,
  reachOf,
  setContact,
  setPassword,
  setVerified,
  updateAccount,
} from '../accounts/store.ts';
import { dropChallenges } from '../auth/challenges-store.ts';
import type { CodeChannel } from '../../messages/message.ts';
import { usualDeliveryEmails } from '../../domain/delivery-emails.ts';
import { followChoice } from '../delivery-notices/store.ts';
import { forgetDevices } from '../auth/known-devices-store.ts';
import { endSessions } from '../auth/sessions-store.ts';
import { KNOWN_PLACES } from '../../http/known-places.ts';
import { toPortrait } from './to-portrait.ts';
import { toProfile } from './mapper.ts';
import type { Handlers, SignedInContext } from '../../http/operations.ts';
import { invalidFields, problem } from '../../http/problem.ts';

export const profileHandlers = {
  getProfile: (_request, { account }) =>
    Promise.resolve({ status: 200, body: toProfile(account.found as Account) }),

  async updateProfile({ body }, { account, db, now, note }) {
    const before = await getAccount(db.kysely, account.id);
    const { low_balance_threshold: threshold } = body;
    const wrong = [
      ...checkAddress('', body, KNOWN_PLACES).filter(
        ({ code }) => code !== 'required' || !(isUnaddressed(before) && isUnaddressed(body)),
      ),
      ...checkRegistrationClient({ ...body, account_type: before.account_type }),
      ...(threshold !== undefined && threshold.currency !== 'SAR'
        ? [{ pointer: '/low_balance_threshold/currency', code: 'not_allowed' } as const]
        : []),
    ];
    if (wrong.length > 0) throw invalidFields(wrong);
    const region = KNOWN_PLACES.cities.find(({ code }) => code === body.city)?.region;
    const changes = {
      first_name: body.first_name,
      last_name: body.last_name,
      company_name: body.company_name ?? null,
      country: body.country,
      state: (body.country === HOME_COUNTRY ? region : body.state) ?? null,
      city: body.city,
      street_name: body.street_name ?? null,
      building_no: body.building_no ?? null,
      landmark: body.landmark ?? null,
      office: body.office ?? null,
      postal_code: body.postal_code ?? null,
      short_address: body.short_address ?? null,
      address_type: body.address_type ?? null,
      locale: body.locale,
      vat_number: body.vat_number ?? null,
      statement_emails: body.statement_emails ?? false,
      delivery_emails: body.delivery_emails ?? usualDeliveryEmails(before.account_type),
      low_balance_threshold: threshold?.amount ?? null,
    };
    const changed = await db.kysely.transaction().execute(async (tx) => {
      const after = await updateAccount(tx, account.id, changes);
      if (after.delivery_emails !== before.delivery_emails) {
        await followChoice(tx, account.id, after.delivery_emails, now);
      }
      return after;
    });
    note({ changes: changesOf(before, changed) });
    return { status: 200, body: toProfile(changed) };
  },

  async updateSecondStep({ body: { second_step: channel = null } }, context) {
    requireConfirmed(context);
    const { account, db, messages } = context;
    const before = await getAccount(db.kysely, account.id);
    if (channel !== null && !before[`${channel}_verified`]) {
      throw invalidFields([{ pointer: '/second_step', code: 'not_verified' }]);
    }
    const changed = await updateAccount(db.kysely, account.id, { second_step: channel });
    context.note({ changes: changesOf(before, changed) });
    if (before.second_step !== channel) {
      const kind = channel === null ? 'second_step_off' : 'second_step_on';
      messages.send({ kind, ...reachOf(changed) });
    }
    return { status: 200, body: toProfile(changed) };
  },

  async updateProfilePicture({ body: { picture } }, { account, db }) {
    const portrait = await toPortrait(picture);
    if (typeof portrait === 'string')
      throw invalidFields([{ pointer: '/picture', code: portrait }]);
    const changed = await updateAccount(db.kysely, account.id, {
      picture: portrait.toString('base64'),
    });
    return { status: 200, body: toProfile(changed) };
  },

  async deleteProfilePicture(_request, { account, db }) {
    const changed = await updateAccount(db.kysely, account.id, { picture: null });
    return { status: 200, body: toProfile(changed) };
  },

  async changePassword({ body: { current_password, ...typed } }, context) {
    const { account, db, messages } = context;
    const owner = await confirmOwner(context, current_password);
    const passwordHash = await hashNewPassword(typed, owner);
    await db.kysely.transaction().execute(async (tx) => {
      await setPassword(tx, account.id, passwordHash);
      await forgetDevices(tx, account.id, { exceptOf: account.sessionId });
      await endSessions(tx, account.id, { except: account.sessionId });
      await dropChallenges(tx, account.id);
    });
    messages.send({ kind: 'password_changed', ...reachOf(owner) });
    return { status: 204 };
  },

  async changeEmail({ body }, context) {
    const owner = await confirmOwner(context, body.current_password);
    return {
      status: 200,
      body: await changeContact(context, owner, 'email', normalizeEmail(body.email)),
    };
  },

  async changePhone({ body }, context) {
    const owner = await confirmOwner(context, body.current_password);
    return { status: 200, body: await changeContact(context, owner, 'phone', body.phone) };
  },

  async requestVerification({ body: { channel } }, context) {
    const owner = await getAccount(context.db.kysely, context.account.id);
    if (owner[`${channel}_verified`]) throw problem(409, 'already_verified');
    return { status: 200, body: await sendVerification(context, owner, channel) };
  },

  async confirmVerification({ body: { challenge: token, code } }, context) {
    const { db, account } = context;
    const challenge = await answerChallenge(context, { token, code, purpose: 'verification' });
    if (challenge.account_id !== account.id) throw problem(422, 'dead_code');
    const verified = await setVerified(db.kysely, account.id, challenge);
    if (verified === 'taken') throw problem(409, 'already_registered');
    // The e-mail or phone changed again after the code was sent.
    if (verified === 'changed') throw problem(422, 'dead_code');
    context.note({ subject: { id: challenge.channel } });
    return { status: 200, body: toProfile(verified) };
  },
} satisfies Pick<
  Handlers,
  | 'getProfile'
  | 'updateProfile'
  | 'updateSecondStep'
  | 'updateProfilePicture'
  | 'deleteProfilePicture'
  | 'changePassword'
  | 'changeEmail'
  | 'changePhone'
  | 'requestVerification'
  | 'confirmVerification'
>;

async function changeContact(
  context: SignedInContext,
  owner: Account,
  channel: CodeChannel,
  destination: string,
) {
  const isVerified = owner[`${channel}_verified`];
  const other = channel === 'email' ? 'phone' : 'email';
  // An unverified contact cannot sign in, so the account would be lost with its last session.
  if (isVerified && !owner[`${other}_verified`]) throw problem(409, 'only_verified_contact');
  const changed = await setContact(context.db.kysely, owner, channel, destination);
  context.note({ changes: changesOf(owner, changed) });
  if (isVerified) {
    const { locale, [channel]: to } = owner;
    context.messages.send({ kind: 'contact_changed', channel, to, locale });
  }
  return sendVerification(context, changed, channel);
}

function sendVerification(context: SignedInContext, owner: Account, channel: CodeChannel) {
  return openChallenge(context, {
    token: newToken('mzc'),
    purpose: 'verification',
    accountId: owner.account_id,
    channel,
    destination: owner[channel],
    locale: owner.locale,
  });
}
