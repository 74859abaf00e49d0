import type { components } from '../../../../openapi/generated/types.ts';
import { testParcel } from '../../test-backend.ts';
import { type Faults, inProblems } from '../fault.ts';
import { type Client, sees } from '../probe.ts';

/** Errors that differ from the contract. */
export const problemFaults = {
  'problem-without-code': {
    does: 'Problems with status 422 have no `code`.',
    answer: inProblems((problem) => {
      if (problem.status === 422) delete problem.code;
    }),
    probe: sees('validation_failed', undefined, async (client) => (await refusal(client)).code),
  },
  'problem-as-json': {
    does: 'Problems are sent as `application/json` instead of `application/problem+json`.',
    answer: inProblems((_, reply) => reply.type('application/json; charset=utf-8')),
    probe: sees(
      'application/problem+json; charset=utf-8',
      'application/json; charset=utf-8',
      async ({ send }) => (await send('POST /quotes', {})).headers['content-type'],
    ),
  },
  'pointer-with-dots': {
    does: 'Invalid fields are named `receiver.city` instead of `/receiver/city`.',
    answer: inProblems(({ errors = [] }) => {
      for (const error of errors) error.pointer = error.pointer.slice(1).replaceAll('/', '.');
    }),
    probe: sees('/origin/city', 'origin.city', async (client) => {
      return (await refusal(client, { origin: { country: 'SA' } })).errors?.[0]?.pointer;
    }),
  },
  'pointer-to-the-whole': {
    does: 'Every invalid field is reported as an error of the whole body.',
    answer: inProblems(({ status, errors = [] }) => {
      if (status === 422) for (const error of errors) error.pointer = '';
    }),
    probe: sees('/weight', '', async (client) => (await refusal(client)).errors?.[0]?.pointer),
  },
  'english-only': {
    does: 'Problems are always in English, whatever `Accept-Language` says.',
    request: ({ headers }) => {
      headers['accept-language'] = 'en';
    },
    probe: sees(true, false, async (client) => {
      return /[\u0600-\u06ff]/.test((await refusal(client)).title);
    }),
  },
  'no-retry-after': {
    does: 'Answers with status 429 have no `Retry-After`.',
    answer: inProblems((_, reply) => reply.removeHeader('retry-after')),
    probe: sees([429, true], [429, false], async ({ nobody }) => {
      const login = `${crypto.randomUUID()}@mizan.example`;
      const { challenge } = await nobody.read<Schemas['CodeChallenge']>(
        'POST /auth/forgotten-password',
        { login },
      );
      const again = await nobody.send('POST /auth/codes', { challenge });
      return [again.statusCode, 'retry-after' in again.headers];
    }),
  },
  'crash-on-malformed-json': {
    does: 'A body that is not JSON leads to 500.',
    answer: inProblems((problem, reply) => {
      if (problem.code !== 'malformed_request') return;
      reply.code(500);
      const code = 'internal_error';
      Object.assign(problem, { status: 500, type: `urn:mizan:problem:${code}`, code });
    }),
    probe: sees(400, 500, ({ status }) => status('POST /quotes', '{"a":')),
  },
} satisfies Faults;

type Schemas = components['schemas'];

/** How an invalid parcel is refused, in Arabic. */
function refusal({ read }: Client, wrong: object = { weight: 0 }): Promise<Schemas['Problem']> {
  return read('POST /quotes', { ...testParcel(), ...wrong }, { 'accept-language': 'ar' });
}
