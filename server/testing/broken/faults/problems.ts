import { type Faults, inProblems } from '../fault.ts';

/** Errors that differ from the contract. */
export const problemFaults = {
  'problem-without-code': {
    does: 'Problems with status 422 have no `code`.',
    answer: inProblems(({ code, ...problem }) =>
      problem.status === 422 ? problem : { ...problem, code },
    ),
  },
  'problem-as-json': {
    does: 'Problems are sent as `application/json` instead of `application/problem+json`.',
    answer: inProblems((problem, { reply }) => {
      reply.type('application/json; charset=utf-8');
      return problem;
    }),
  },
  'pointer-with-dots': {
    does: 'Invalid fields are named `receiver.city` instead of `/receiver/city`.',
    answer: inProblems(({ errors, ...problem }) => ({
      ...problem,
      ...(errors && {
        errors: errors.map((error) => ({
          ...error,
          pointer: error.pointer.slice(1).replaceAll('/', '.'),
        })),
      }),
    })),
  },
  'pointer-to-the-whole': {
    does: 'Every invalid field is reported as an error of the whole body.',
    answer: inProblems(({ errors, ...problem }) => ({
      ...problem,
      ...(errors && {
        errors: errors.map((error) => (problem.status === 422 ? { ...error, pointer: '' } : error)),
      }),
    })),
  },
  'english-only': {
    does: 'Problems are always in English, whatever `Accept-Language` says.',
    request: ({ headers }) => {
      headers['accept-language'] = 'en';
    },
  },
  'no-retry-after': {
    does: 'Answers with status 429 have no `Retry-After`.',
    answer: inProblems((problem, { reply }) => {
      reply.removeHeader('retry-after');
      return problem;
    }),
  },
  'crash-on-malformed-json': {
    does: 'A body that is not JSON leads to 500.',
    answer: inProblems((problem, { reply }) => {
      if (problem.code !== 'malformed_request') return problem;
      reply.code(500);
      return {
        ...problem,
        status: 500,
        type: 'urn:mizan:problem:internal_error',
        code: 'internal_error',
      };
    }),
  },
} satisfies Faults;
