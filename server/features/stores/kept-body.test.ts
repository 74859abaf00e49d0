import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { keptBody, maskedTokens, wholeBody } from './kept-body.ts';

const TELLING = '{"access_token":"eyJ.a-b_c","refresh_token" : "d\\"e","note":"متجر"}';

it.each([
  [TELLING, '{"access_token":"••••","refresh_token" : "••••","note":"متجر"}'],
  ['{"data":{"Access_Token":"cut sho', '{"data":{"Access_Token":"••••'],
  ['{"note":"متجر العيّنة","token":"kept"}', '{"note":"متجر العيّنة","token":"kept"}'],
])('masks the tokens of %s', (body, due) => {
  expect(maskedTokens(Buffer.from(body)).toString()).toBe(due);
});

const key = randomBytes(32);

it.each([
  ['tokens', Buffer.from(TELLING), true],
  ['no tokens', Buffer.from('{"id":1}'), false],
  ['bytes that are no text', Buffer.from([0x22, 0xff, 0xfe, 0x00, 0x80]), false],
])('keeps a body with %s, sealed only if it must be', (_, whole, isSealed) => {
  const kept = keptBody(key, whole);
  expect(kept.sealed !== null).toBe(isSealed);
  expect(Buffer.from(kept.body).includes('eyJ')).toBe(false);
  expect(Buffer.from(wholeBody(key, kept))).toEqual(whole);
});
