import type { LightMyRequestResponse } from 'fastify';
import type { components } from '../../openapi/generated/types.ts';
import type { Database } from '../db/database.ts';
import { Outbox } from '../messages/outbox.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import { addSignedInAccount, startTestApp } from './test-app.ts';

type Schemas = components['schemas'];

interface FrontDoorCall {
  body?: object;
  /** Of a registration. */
  token?: string;
  headers?: object;
  /** The network address of the caller. */
  from?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const OLD_PASSWORD = 'palm-lantern-harbour-42';
export const NEW_PASSWORD = 'copper-window-garden-17';

export const CLIENT: Schemas['RegistrationClient'] = {
  account_type: 'company',
  first_name: 'ريم',
  last_name: 'العيّنة',
  company_name: 'متجر الواحة (تجريبي)',
};

export const HOME: Schemas['RegistrationExtra'] = {
  country: 'SA',
  city: 'riyadh',
  street_name: 'طريق العيّنة',
  building_no: '7452',
  postal_code: '12345',
};

/** A server with calls that need no token, and the messages it sends. */
export async function openFrontDoor(db: Database, env: Record<string, string> = {}) {
  let now = new Date('2026-11-21T09:00:00Z');
  const outbox = new Outbox(() => now);
  const { app, logged, stop } = await startTestApp({ db, clock: () => now, outbox, env });

  function send(
    method: Method,
    path: string,
    { body, token, headers, from }: FrontDoorCall = {},
  ): Promise<LightMyRequestResponse> {
    return app.inject({
      method,
      url: `/api/website/auth/${path}`,
      headers: { type: 'public', ...(token && { registration: token }), ...headers },
      ...(body && { payload: body }),
      ...(from !== undefined && { remoteAddress: from }),
    });
  }

  const accountData = (
    email: string,
    phone: string,
    channel: Schemas['CodeChannel'] = 'email',
  ): Schemas['RegistrationAccount'] => {
    const password = NEW_PASSWORD;
    return { email, phone, password, password_confirmation: password, channel };
  };
  async function begin(client = CLIENT): Promise<string> {
    const answer = await send('POST', 'registrations', { body: client });
    return answer.json<Schemas['NewRegistration']>().token;
  }
  /** The last code sent to an address. */
  async function codeTo(destination: string): Promise<string> {
    // Messages are sent after the answer.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    const code = outbox.letters.find(({ to, code }) => to === destination && code)?.code;
    if (code === undefined) throw new Error(`no code went to ${destination}`);
    return code;
  }
  let owners = 0;
  let passwordHash: Promise<string> | undefined;

  return {
    app,
    db,
    logged,
    outbox,
    send,
    stop,
    time: () => now,
    wait(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    accountData,
    begin,
    codeTo,
    /** A registration whose code was entered. @returns its token. */
    async verify(
      { email, phone }: { email: string; phone: string },
      {
        channel = 'email',
        client = CLIENT,
      }: { channel?: 'email' | 'phone'; client?: typeof CLIENT } = {},
    ): Promise<string> {
      const token = await begin(client);
      const body = accountData(email, phone, channel);
      await send('PUT', 'registration/account', { token, body });
      const code = await codeTo(body[channel]);
      await send('POST', 'registration/code', { token, body: { code } });
      return token;
    },
    /** Adds an account with its own e-mail and `OLD_PASSWORD`, signed in. */
    async newOwner(columns: Parameters<typeof addSignedInAccount>[1] = {}) {
      owners += 1;
      const email = `owner-${owners}@shop.example`;
      passwordHash ??= hashPassword(OLD_PASSWORD);
      const account = { email, password_hash: await passwordHash, ...columns };
      return { ...(await addSignedInAccount(db, account, now)), email };
    },
    /** Confirms an owner's sessions, as the password would. */
    confirm: ({ accountId }: { accountId: string }) =>
      db.kysely
        .updateTable('sessions')
        .set({ confirmed_at: now })
        .where('account_id', '=', accountId)
        .execute(),
    /** A request by somebody who is signed in. */
    ask: (
      { headers }: { headers: { authorization: string } },
      method: Method,
      path: string,
      payload?: object,
    ) => app.inject({ method, url: `/api/website${path}`, headers, ...(payload && { payload }) }),
    signIn: (login: string, password: string) =>
      send('POST', 'sign-in', { body: { login, password } }),
    profile: (token: string) =>
      app.inject({ url: '/api/website/profile', headers: { authorization: `Bearer ${token}` } }),
  };
}

export type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>;
export type DoorOwner = Awaited<ReturnType<FrontDoor['newOwner']>>;
