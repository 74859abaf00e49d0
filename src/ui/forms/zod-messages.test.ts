import { afterAll, beforeAll, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { decodeFieldMessage } from './field-message.ts';
import { installZodMessages } from './zod-messages.ts';

beforeAll(installZodMessages);
afterAll(() => {
  zod.config({ customError: undefined });
});

const text = zod.string().check(zod.minLength(2), zod.maxLength(4));
const box = zod.enum(['box', 'bag']);
const hours = zod.union([zod.literal(0), zod.literal(24)]);
const served = zod.string().check(zod.refine(() => false, { params: { code: 'not_served_day' } }));
const whole = zod.int().check(zod.minimum(1), zod.maximum(50));

it.each([
  ['nothing', text, undefined, { code: 'required' }],
  ['null', whole, null, { code: 'required' }],
  ['an empty text', text, '', { code: 'required' }],
  ['an empty choice', box, '', { code: 'required' }],
  ['an empty e-mail', zod.email(), '', { code: 'required' }],
  ['another choice', box, 'tin', { code: 'invalid_value', params: { allowed: ['box', 'bag'] } }],
  ['another figure', hours, 1, { code: 'invalid_value', params: { allowed: ['0', '24'] } }],
  ['no e-mail', zod.email(), 'nobody', { code: 'email' }],
  ['another format', zod.string().check(zod.regex(/^\d$/)), 'x', { code: 'invalid_format' }],
  ['letters for a number', whole, 'abc', { code: 'number' }],
  ['a part for a whole', whole, 1.5, { code: 'number' }],
  ['too little', whole, 0, { code: 'min', params: { minimum: 1 } }],
  ['too much', whole, 51, { code: 'max', params: { maximum: 50 } }],
  ['not above zero', zod.number().check(zod.positive()), 0, { code: 'positive' }],
  ['too short', text, 'a', { code: 'min_length', params: { minimum: 2 } }],
  ['too long', text, 'abcde', { code: 'max_length', params: { maximum: 4 } }],
  ['an unknown field', zod.strictObject({}), { x: 1 }, { code: 'unknown_field' }],
  ['a rule of ours', served, 'sunday', { code: 'not_served_day' }],
])('a zod schema names %s by its code and bounds', (_case, schema, input, expected) => {
  const { error } = zod.safeParse<zod.core.$ZodType>(schema, input);
  const { params = {}, code } = decodeFieldMessage(error?.issues[0]?.message ?? '');
  expect({ code, params }).toEqual({ params: {}, ...expected });
});
