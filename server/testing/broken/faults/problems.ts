import { problem as problemOf } from '../../../http/problem.ts';
import { type Faults, inProblems } from '../fault.ts';

/** Errors that differ from the contract. */
export const problemFaults = {
  'problem-without-code': {
    does: 'Problems with status 422 have no `code`.',
    answer: inProblems((problem) => {
      if (problem.status === 422) delete problem.code;
    }),
  },
  'problem-as-json': {
    does: 'Problems are sent as `application/json` instead of `application/problem+json`.',
    answer: inProblems((_, reply) => reply.type('application/json; charset=utf-8')),
  },
  'pointer-with-dots': {
    does: 'Invalid fields are named `receiver.city` instead of `/receiver/city`.',
    answer: inProblems(({ errors = [] }) => {
      for (const error of errors) error.pointer = error.pointer.slice(1).replaceAll('/', '.');
    }),
  },
  'pointer-to-the-whole': {
    does: 'Every invalid field is reported as an error of the whole body.',
    answer: inProblems(({ status, errors = [] }) => {
      if (status === 422) for (const error of errors) error.pointer = '';
    }),
  },
  'english-only': {
    does: 'Problems are always in English, whatever `Accept-Language` says.',
    request: ({ headers }) => {
      headers['accept-language'] = 'en';
    },
  },
  'no-retry-after': {
    does: 'Answers with status 429 have no `Retry-After`.',
    answer: inProblems((_, reply) => reply.removeHeader('retry-after')),
  },
  'crash-on-malformed-json': {
    does: 'A body that is not JSON leads to 500.',
    answer: inProblems((problem, reply) => {
      if (problem.code !== 'malformed_request') return;
      reply.code(500);
      const code = 'internal_error';
      Object.assign(problem, { status: 500, type: `urn:mizan:problem:${code}`, code });
    }),
  },
  'other-methods-unknown': {
    does: 'Another method of a known path is an unknown path.',
    request: ({ is404 }) => {
      if (is404) throw problemOf(404, 'unknown_path');
    },
  },
  'head-unknown': {
    does: 'HEAD of one object is an unknown path.',
    request: ({ method, params }) => {
      const isOfOne = Object.keys(params as object).length > 0;
      if (method === 'HEAD' && isOfOne) throw problemOf(404, 'unknown_path');
    },
  },
  'shipments-not-told': {
    does: '`closeAccount` does not say that shipments are on their way.',
    answer: inProblems((problem) => {
      if (!('open' in problem)) return;
      const open = problem.open as { code: string }[];
      problem.open = open.filter(({ code }) => code !== 'shipments_under_way');
    }),
  },
} satisfies Faults;
