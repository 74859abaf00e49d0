import { expect, it } from 'vitest';
import { maskedTokens } from './masked-tokens.ts';

const masked = (text: string) => maskedTokens(Buffer.from(text)).toString();

it.each([
  [
    '{"access_token":"eyJ.a-b_c","refresh_token" : "d\\"e","expires":1}',
    '{"access_token":"••••","refresh_token" : "••••","expires":1}',
  ],
  ['{"data":{"Access_Token":"cut sho', '{"data":{"Access_Token":"••••'],
  ['{"note":"متجر العيّنة","token":"kept"}', '{"note":"متجر العيّنة","token":"kept"}'],
])('masks the tokens of %s', (body, due) => {
  expect(masked(body)).toBe(due);
});

it('leaves bytes that are no text as they are', () => {
  const bytes = Buffer.from([0x22, 0xff, 0xfe, 0x00, 0x80]);
  expect(maskedTokens(bytes)).toEqual(bytes);
});
