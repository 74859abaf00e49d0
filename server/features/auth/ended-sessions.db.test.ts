import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operationsOf } from '../../../common/contract/operations.ts';
import { readContract } from '../../http/contract.ts';
import type { OperationId } from '../../http/operations.ts';
import {
  type Belongings,
  callsFor,
  newOwner,
  secretsOf,
  sendCall,
} from '../../testing/contract-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { NEW_PASSWORD } from '../../testing/front-door.ts';
import { hashPassword } from './passwords.ts';
import { newToken } from './tokens.ts';

const operations = operationsOf(readContract());
const secured = operations.filter(({ scheme }) => scheme !== null);
const PASSWORD = 'palm-lantern-harbour-42';
const START = new Date('2026-11-21T09:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let passwordHash: string;
  let their: Belongings;
  let email: string;
  let people = 0;

  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
  });
  beforeEach(async () => {
    backend.setTime(START);
    their = await newOwner(backend);
    people += 1;
    email = `ended-${people}@shop.example`;
    await database()
      .kysely.updateTable('accounts')
      .set({ email, password_hash: passwordHash })
      .where('account_id', '=', their.owner.accountId)
      .execute();
  });

  function send(
    id: OperationId,
    call: { path?: Record<string, string>; body?: object; headers?: Record<string, string> },
  ) {
    const operation = operations.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`${id} is no operation`);
    return sendCall(backend.app, operation, call, call.headers);
  }

  async function signIn(headers: Record<string, string> = {}): Promise<string> {
    const answer = await send('signIn', { body: { login: email, password: PASSWORD }, headers });
    return answer.json<{ session: { token: string } }>().session.token;
  }

  /** Every operation of the contract must refuse the token and reveal nothing. */
  async function expectDead(token: string): Promise<void> {
    for (const operation of secured) {
      const call = callsFor(their)[operation.id];
      const answer = await sendCall(backend.app, operation, call, bearer(token));
      expect([operation.id, answer.statusCode]).toEqual([operation.id, 401]);
      expect(answer.json()).toMatchObject({ code: 'unauthorized' });
      for (const secret of [...secretsOf(their), email]) expect(answer.body).not.toContain(secret);
    }
  }

  const expectAlive = async (token: string) => {
    expect((await send('getProfile', { headers: bearer(token) })).statusCode).toBe(200);
  };

  describe('a token', () => {
    it('stops working after sign-out', async () => {
      const token = await signIn();
      await expectAlive(token);
      await send('signOut', { headers: bearer(token) });
      await expectDead(token);
    });

    it('stops working after another session ended it', async () => {
      const [token, other] = [await signIn(), await signIn()];
      const list = await send('listSessions', { headers: bearer(token) });
      const { data } = list.json<{ data: { id: string; current: boolean }[] }>();
      const session_id = data.find(({ current }) => current)?.id ?? '';
      await send('endSession', { path: { session_id }, headers: bearer(other) });
      await expectDead(token);
      await expectAlive(other);
    });

    it('stops working after all other sessions were ended', async () => {
      const [token, other] = [await signIn(), await signIn()];
      await send('endOtherSessions', { headers: bearer(other) });
      await expectDead(token);
      await expectAlive(other);
    });

    it('stops working after the password was changed elsewhere', async () => {
      const [token, other] = [await signIn(), await signIn()];
      const password = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
      const body = { ...password, current_password: PASSWORD };
      const changed = await send('changePassword', { body, headers: bearer(other) });
      expect(changed.statusCode).toBe(204);
      await expectDead(token);
      await expectAlive(other);
    });

    it('stops working after the password was reset', async () => {
      const token = await signIn();
      const asked = await send('requestPasswordReset', { body: { login: email } });
      const { challenge } = asked.json<{ challenge: string }>();
      // Messages are sent after the answer.
      for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate);
      const letters = await send('listOutbox', {});
      const code = letters
        .json<{ data: { to: string; code?: string }[] }>()
        .data.find(({ to }) => to === email)?.code;
      const confirmed = await send('confirmPasswordReset', { body: { challenge, code } });
      const { reset_token } = confirmed.json<{ reset_token: string }>();
      const password = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
      const reset = await send('resetPassword', { body: { reset_token, ...password } });
      expect(reset.statusCode).toBe(204);
      await expectDead(token);
      for (const other of [challenge, reset_token]) await expectDead(other);
    });

    it('stops working after thirty days', async () => {
      const token = await signIn();
      backend.setTime(new Date(START.getTime() + 30 * DAY));
      await expectDead(token);
    });
  });

  describe('a token chosen by an attacker before sign-in', () => {
    it('is not accepted afterwards, wherever it was sent', async () => {
      const fixed = newToken('mzs');
      const token = await signIn({ ...bearer(fixed), cookie: `mizan_website_token=${fixed}` });
      expect(token).not.toBe(fixed);
      await expectAlive(token);
      await expectDead(fixed);
      const login = { login: email, password: PASSWORD };
      for (const body of [
        { ...login, token: fixed },
        { ...login, session: { token: fixed } },
      ]) {
        expect((await send('signIn', { body })).statusCode).toBe(422);
      }
      await expectDead(fixed);
    });

    it('stays ended, and never opens another account', async () => {
      const ended = await signIn();
      await send('signOut', { headers: bearer(ended) });
      const stranger = await backend.newCustomer(0);
      await signIn(bearer(ended));
      await signIn(stranger.headers);
      await expectDead(ended);
      const profile = await send('getProfile', { headers: stranger.headers });
      expect(profile.json()).toMatchObject({ id: stranger.accountId });
    });

    it('cannot be the token of a code, a reset or a registration', async () => {
      const started = await send('startRegistration', {
        body: callsFor(their).startRegistration.body ?? {},
      });
      const { token: registration } = started.json<{ token: string }>();
      for (const other of [registration, registration.replace('mzr', 'mzs')]) {
        await expectDead(other);
      }
    });
  });
});
