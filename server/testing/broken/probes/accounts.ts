import { hashCode } from '../../../features/auth/codes.ts';
import { hashToken, newToken } from '../../../features/auth/tokens.ts';
import { putChallenge } from '../../../features/auth/challenges-store.ts';
import { addRegistration, setAccountData } from '../../../features/registration/store.ts';
import type { accountFaults } from '../faults/accounts.ts';
import type { Probe, ProbedServer } from './probe.ts';

const MINUTE = 60_000;

const PERSON = { account_type: 'individual', first_name: 'سالم', last_name: 'العيّنة' } as const;

const HOME = { country: 'SA', city: 'riyadh', short_address: 'RRRD2929' };

const PROFILE = { first_name: 'سالم', last_name: 'العيّنة', ...HOME, locale: 'ar' };

const PASSWORD = 'palm-lantern-harbour-42';

/** How to detect each of accountFaults. */
export const accountProbes: Record<keyof typeof accountFaults, Probe> = {
  'verified-login-taken-over': {
    async look(server) {
      const email = `${crypto.randomUUID()}@shop.example`;
      return [await complete(server, email), await complete(server, email)];
    },
    right: [201, 409],
    broken: [201, 201],
  },
  'code-outlives-the-next': {
    async look(server) {
      const { accountId } = await server.backend.newCustomer(0);
      const token = newToken('mzc');
      const sent_at = new Date(Date.now() - 2 * MINUTE);
      await putChallenge(server.backend.database.kysely, {
        ...{ token_hash: hashToken(token), code_hash: hashCode(token, '123456') },
        ...{ purpose: 'password_reset', account_id: accountId, reachable: true },
        ...{ channel: 'email', destination: `${accountId}@shop.example`, locale: 'ar' },
        ...{ created_at: sent_at, sent_at, expires_at: new Date(Date.now() + MINUTE) },
      });
      const again = await anyone(server, 'POST', '/codes', { challenge: token });
      const answer = { challenge: token, code: '123456' };
      return [again, await anyone(server, 'POST', '/forgotten-password/code', answer)];
    },
    right: [200, 422],
    broken: [200, 200],
  },
  'confirmation-not-compared': {
    look: (server) => setAccount(server, PASSWORD, `${PASSWORD}x`),
    right: 422,
    broken: 200,
  },
  'leaked-password-accepted': {
    look: (server) => setAccount(server, 'password123', 'password123'),
    right: 422,
    broken: 200,
  },
  'profile-merged': {
    async look({ backend, send }) {
      const who = await backend.newCustomer(0);
      await send(who, 'PUT', '/profile', { body: { ...PROFILE, office: '12' } });
      const answer = await send(who, 'PUT', '/profile', { body: PROFILE });
      return answer.json<{ office?: string }>().office ?? null;
    },
    right: null,
    broken: '12',
  },
  'unverified-second-step': {
    async look({ backend, send }) {
      const body = { ...PROFILE, second_step: 'phone' };
      return (await send(await backend.newCustomer(0), 'PUT', '/profile', { body })).statusCode;
    },
    right: 422,
    broken: 200,
  },
};

async function anyone(
  { send }: ProbedServer,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<number> {
  const sent = { body, headers: { type: 'public', ...headers } };
  return (await send(null, method, `/auth${path}`, sent)).statusCode;
}

/** Completes a registration with a verified e-mail. */
async function complete(server: ProbedServer, email: string): Promise<number> {
  const token = newToken('mzr');
  const { kysely } = server.backend.database;
  const now = new Date();
  const times = { created_at: now, expires_at: new Date(now.getTime() + MINUTE) };
  const row = { token_hash: hashToken(token), client: PERSON, locale: 'ar', ...times } as const;
  await addRegistration(kysely, row);
  const login = { email, phone: '+966500000077', password_hash: '-', channel: 'email' } as const;
  await setAccountData(kysely, row.token_hash, { ...login, verified_at: now });
  return anyone(server, 'POST', '/registration/extra', HOME, { registration: token });
}

/** The second step of a registration, with that password. */
async function setAccount(
  server: ProbedServer,
  password: string,
  password_confirmation: string,
): Promise<number> {
  const token = newToken('mzr');
  const now = new Date();
  await addRegistration(server.backend.database.kysely, {
    ...{ token_hash: hashToken(token), client: PERSON, locale: 'ar', created_at: now },
    expires_at: new Date(now.getTime() + MINUTE),
  });
  const body = {
    ...{ email: `${crypto.randomUUID()}@shop.example`, phone: '+966500000078', channel: 'email' },
    ...{ password, password_confirmation },
  };
  return anyone(server, 'PUT', '/registration/account', body, { registration: token });
}
