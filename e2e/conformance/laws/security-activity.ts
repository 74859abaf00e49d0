import { requestedBy, type Account, type Who } from '../account.ts';
import { BrokenLaw } from '../answer.ts';
import type { KitApi } from '../api.ts';
import { confirmSession, newPassword, newPerson, PUBLIC, signInAgain } from '../people.ts';
import { withCode } from '../recipes/auth.ts';
import { accountWith, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import {
  another,
  type Due,
  type FollowedLog,
  followLog,
  OWN,
  sessionIdOf,
  VISITOR,
} from './recorded.ts';
import { withEach } from './with-each.ts';

const header = PUBLIC;

interface CodeAnswer {
  challenge: string;
  code: string;
}

const secure = (due: Omit<Due, 'group'>): Due => ({ ...due, group: 'security' });
const byOwner = (due: Omit<Due, 'group' | 'actor'>) => secure({ ...due, actor: OWN });
const byVisitor = (action: Due['action']) => secure({ action, actor: VISITOR });

/** Enters another code than the one that was sent. */
async function enterWrong(
  api: KitApi,
  id: 'confirmDeviceCode' | 'confirmSignIn' | 'confirmVerification' | 'confirmPasswordReset',
  { challenge, code }: CodeAnswer,
  who: Who = null,
): Promise<void> {
  const body = { challenge, code: code === '000000' ? '000001' : '000000' };
  const call = who === null ? { header, body } : { who, body };
  const answer = await api.send(id, call);
  expect(answer.status === 422, `A wrong code was answered ${answer.status}`, answer);
}

/** A new session of the account, and its id. */
async function signedIn(api: KitApi, account: Account, log: FollowedLog) {
  const other = await signInAgain(api, account);
  const id = await sessionIdOf(api, other);
  log.did('a sign-in', secure({ action: 'signed_in', actor: another(id) }));
  return { who: requestedBy(other), id };
}

async function sessionsAreRecorded(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0, 'individual');
  const { email: login, password: old } = account;
  const who = requestedBy(account);
  const log = await followLog(bench, account);
  const [one, other] = [await signedIn(api, account, log), await signedIn(api, account, log)];
  await signedIn(api, account, log);
  const answer = await api.send('signIn', { header, body: { login, password: newPassword() } });
  refused(answer, 422, 'invalid_credentials', 'a wrong password');
  log.did('a wrong password', byVisitor('sign_in_failed'));
  await api.ok('signOut', { who: one.who });
  log.did('signing out', secure({ action: 'signed_out', actor: another(one.id) }));
  await api.ok('endSession', { who, path: { session_id: other.id } });
  log.did('ending a session', byOwner({ action: 'session_ended', subject: other.id }));
  await api.ok('endOtherSessions', { who });
  log.did('ending the other sessions', byOwner({ action: 'other_sessions_ended' }));
  const password = newPassword();
  const change = { current_password: old, password, password_confirmation: password };
  await api.ok('changePassword', { who, body: change });
  log.did('a new password', byOwner({ action: 'password_changed' }));
  await log.judge();
}

async function devicesAreRecorded(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0, 'individual');
  const { email: login } = account;
  const log = await followLog(bench, account);
  const { challenge, code } = await withCode(bench, login, () =>
    api.ok('requestDeviceCode', { header, body: { login } }),
  );
  log.did('requesting a code for a device', byVisitor('device_code_sent'));
  await enterWrong(api, 'confirmDeviceCode', { challenge, code });
  log.did('a wrong code for a device', byVisitor('wrong_code_entered'));
  await api.ok('confirmDeviceCode', { header, body: { challenge, code } });
  log.did('the code for a device', byVisitor('device_confirmed'));
  await log.judge();
}

async function twoStepsAreRecorded(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0, 'individual');
  const { email: login, password } = account;
  await confirmSession(api, account);
  const log = await followLog(bench, account);
  const on = { second_step: 'email' } as const;
  await api.ok('updateSecondStep', { who: requestedBy(account), body: on });
  const changes = [{ field: 'second_step', after: 'email' } as const];
  log.did('turning a second step on', byOwner({ action: 'second_step_changed', changes }));
  const { challenge: sent, code } = await withCode(bench, login, () =>
    api.ok('signIn', { header, body: { login, password } }),
  );
  if (!sent) throw new BrokenLaw('Sign-in with a second step returned no challenge');
  log.did('the first step of a sign-in', byVisitor('sign_in_code_sent'));
  const { challenge } = sent;
  await enterWrong(api, 'confirmSignIn', { challenge, code });
  log.did('a wrong code for a sign-in', byVisitor('wrong_code_entered'));
  const { token } = await api.ok('confirmSignIn', { header, body: { challenge, code } });
  const id = await sessionIdOf(api, { ...account, token });
  log.did('the second step', secure({ action: 'signed_in', actor: another(id) }));
  await log.judge();
}

async function contactsAreRecorded(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0, 'individual');
  const { password: current_password } = account;
  const who = requestedBy(account);
  await confirmSession(api, account);
  const { email, phone } = newPerson();
  const log = await followLog(bench, account);
  const secondStep = async (before?: 'email' | 'phone', after?: 'email' | 'phone') => {
    await api.ok('updateSecondStep', { who, body: after ? { second_step: after } : {} });
    const change = {
      field: 'second_step' as const,
      ...(before && { before }),
      ...(after && { after }),
    };
    const due = byOwner({ action: 'second_step_changed', changes: [change] });
    log.did(`a second step by ${after ?? 'nothing'}`, due);
  };

  const byPhone = await withCode(bench, phone, () =>
    api.ok('changePhone', { who, body: { phone, current_password } }),
  );
  const moved = [{ field: 'phone', before: account.phone, after: phone } as const];
  log.did('a new phone', byOwner({ action: 'phone_changed', subject: 'phone', changes: moved }));
  await enterWrong(api, 'confirmVerification', byPhone, who);
  log.did('a wrong code for a phone', byOwner({ action: 'wrong_code_entered' }));
  const sms = { challenge: byPhone.challenge, code: byPhone.code };
  await api.ok('confirmVerification', { who, body: sms });
  log.did('the code for a phone', byOwner({ action: 'contact_verified', subject: 'phone' }));

  await secondStep(undefined, 'email');
  await secondStep('email', 'phone');
  await secondStep('phone');

  const byEmail = await withCode(bench, email, () =>
    api.ok('changeEmail', { who, body: { email, current_password } }),
  );
  const renamed = [{ field: 'email', before: account.email, after: email } as const];
  log.did('a new e-mail', byOwner({ action: 'email_changed', subject: 'email', changes: renamed }));
  const letter = { challenge: byEmail.challenge, code: byEmail.code };
  await api.ok('confirmVerification', { who, body: letter });
  log.did('the code for an e-mail', byOwner({ action: 'contact_verified', subject: 'email' }));
  await log.judge();
}

async function resetsAreRecorded(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0, 'individual');
  const { email: login } = account;
  const log = await followLog(bench, account);
  const { challenge, code } = await withCode(bench, login, () =>
    api.ok('requestPasswordReset', { header, body: { login } }),
  );
  log.did('a forgotten password', byVisitor('password_reset_requested'));
  await enterWrong(api, 'confirmPasswordReset', { challenge, code });
  log.did('a wrong code for a new password', byVisitor('wrong_code_entered'));
  const answer = { header, body: { challenge, code } };
  const { reset_token } = await api.ok('confirmPasswordReset', answer);
  log.did('the code for a new password', byVisitor('password_reset_confirmed'));
  const password = newPassword();
  const body = { reset_token, password, password_confirmation: password };
  await api.ok('resetPassword', { header, body });
  log.did('a new password by code', byVisitor('password_reset'));
  const again = await signInAgain(api, { ...account, password });
  log.did('a sign-in', byOwner({ action: 'signed_in' }));
  await log.judge(again);
}

const JOURNEYS = [
  ...[sessionsAreRecorded, devicesAreRecorded, twoStepsAreRecorded],
  ...[contactsAreRecorded, resetsAreRecorded],
];

export const securityActivityLaws: readonly Law[] = [
  {
    id: 'activity-security',
    title: 'Sign-ins, codes, passwords and contacts have one entry each in the activity log',
    clause:
      '#/components/schemas/ActivityAction: every change has an action, and so have refused sign-ins and wrong codes; ActivityActorKind; ActivityChange',
    run: (bench) => withEach(JOURNEYS, (journey) => journey(bench)),
  },
];
