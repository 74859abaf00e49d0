import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { components } from '../../../../openapi/generated/types.ts';
import { type TestBackend, testParcel } from '../../test-backend.ts';
import type { problemFaults } from '../faults/problems.ts';
import type { Probe } from './probe.ts';

type Schemas = components['schemas'];

const WRONG_PARCEL = { ...testParcel(), weight: 0 };

/** How to detect each of problemFaults. */
export const problemProbes: Record<keyof typeof problemFaults, Probe> = {
  'problem-without-code': {
    look: async ({ backend }) =>
      problemOf(await backend.post(await backend.newCustomer(0), '/quotes', WRONG_PARCEL)).code,
    right: 'validation_failed',
    broken: undefined,
  },
  'problem-as-json': {
    async look({ backend }) {
      const refused = await backend.post(await backend.newCustomer(0), '/quotes', WRONG_PARCEL);
      return refused.headers['content-type'];
    },
    right: 'application/problem+json; charset=utf-8',
    broken: 'application/json; charset=utf-8',
  },
  'pointer-with-dots': {
    look: ({ backend }) => pointer(backend, { origin: { country: 'SA' } }),
    right: '/origin/city',
    broken: 'origin.city',
  },
  'pointer-to-the-whole': {
    look: ({ backend }) => pointer(backend, { weight: 0 }),
    right: '/weight',
    broken: '',
  },
  'english-only': {
    async look({ backend, send }) {
      const headers = { 'accept-language': 'ar' };
      const who = await backend.newCustomer(0);
      const refused = await send(who, 'POST', '/quotes', { body: WRONG_PARCEL, headers });
      return /[\u0600-\u06ff]/.test(problemOf(refused).title);
    },
    right: true,
    broken: false,
  },
  'no-retry-after': {
    async look({ send }) {
      const body = { login: `${randomUUID()}@mizan.example` };
      const ask = () => send(null, 'POST', '/auth/forgotten-password', { body });
      const { challenge } = (await ask()).json<{ challenge: string }>();
      const again = await send(null, 'POST', '/auth/codes', { body: { challenge } });
      return [again.statusCode, 'retry-after' in again.headers];
    },
    right: [429, true],
    broken: [429, false],
  },
  'crash-on-malformed-json': {
    async look({ backend, send }) {
      const refused = await send(await backend.newCustomer(0), 'POST', '/quotes', {
        body: '{"a":',
      });
      return refused.statusCode;
    },
    right: 400,
    broken: 500,
  },
};

function problemOf(response: LightMyRequestResponse): Schemas['Problem'] {
  return response.json<Schemas['Problem']>();
}

async function pointer(backend: TestBackend, wrong: object): Promise<string | undefined> {
  const body = { ...testParcel(), ...wrong };
  const refused = await backend.post(await backend.newCustomer(0), '/quotes', body);
  return problemOf(refused).errors?.[0]?.pointer;
}
