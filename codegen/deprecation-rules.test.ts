import { expect, test } from 'vitest';
import { findingsIn } from './lint-contract.ts';

const headers = { Deprecation: {}, Sunset: {} };
const announced = { deprecated: true, 'x-deprecated-since': '2026-11-22', 'x-replaced-by': 'y' };
const paths = {
  '/current': { get: { responses: { '200': {} } } },
  '/merely-deprecated': { get: { deprecated: true, responses: { '200': {} } } },
  '/too-short': {
    get: { ...announced, 'x-sunset': '2027-05-21', responses: { '200': { headers } } },
  },
  '/long-enough': {
    get: { ...announced, 'x-sunset': '2027-05-22', responses: { '200': { headers } } },
  },
};

test('a deprecated operation says since when, until when and what replaces it', async () => {
  const found = await findingsIn({ openapi: '3.1.0', paths });
  const broken = Object.keys(paths).map((name) => {
    const own = found.filter(
      ({ code: rule, path: [, at] }) => at === name && /^deprecated-/.test(rule),
    );
    return [name, [...new Set(own.map(({ code: rule }) => rule))].sort()];
  });
  expect(Object.fromEntries(broken)).toEqual({
    '/current': [],
    '/merely-deprecated': [
      ...['deprecated-operation-headers', 'deprecated-replaced-by'],
      ...['deprecated-since', 'deprecated-sunset'],
    ],
    '/too-short': ['deprecated-long-enough'],
    '/long-enough': [],
  });
}, 120_000);
