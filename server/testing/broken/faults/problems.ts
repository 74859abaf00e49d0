import { type Faults, inProblems } from '../fault.ts';

/** Errors that are told otherwise than the contract says. */
export const problemFaults = {
  'problem-without-code': {
    does: 'Problems of status 422 come without their `code`.',
    answer: inProblems(({ code, ...problem }) =>
      problem.status === 422 ? problem : { ...problem, code },
    ),
  },
  'problem-as-json': {
    does: 'Problems come as `application/json` in place of `application/problem+json`.',
    answer: inProblems((problem, { reply }) => {
      reply.type('application/json; charset=utf-8');
      return problem;
    }),
  },
  'pointer-with-dots': {
    does: 'Wrong fields are named `receiver.city` in place of `/receiver/city`.',
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
    does: 'Every wrong field of a body is told as a fault of the whole body.',
    answer: inProblems(({ errors, ...problem }) => ({
      ...problem,
      ...(errors && {
        errors: errors.map((error) => (problem.status === 422 ? { ...error, pointer: '' } : error)),
      }),
    })),
  },
  'english-only': {
    does: 'Problems are written in English whatever `Accept-Language` says.',
    request: ({ headers }) => {
      headers['accept-language'] = 'en';
    },
  },
  'no-retry-after': {
    does: 'Answers of status 429 do not say how long to wait.',
    answer: inProblems((problem, { reply }) => {
      reply.removeHeader('retry-after');
      return problem;
    }),
  },
  'crash-on-malformed-json': {
    does: 'A body that is no JSON leads to 500.',
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
