import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePhone } from '../../../common/phone.ts';
import { itForAll } from '../../../common/testing/it-for-all.ts';
import { saudiGroups } from './saudi-groups.ts';

const national = fc.stringMatching(/^(5\d|1[1-9])\d{7}$/);
itForAll('groups Saudi numbers as the numbering plans do', [national], (digits) => {
  const phone = parsePhone(`+966${digits}`);
  fc.pre(phone.ok);
  expect(saudiGroups(`+966${digits}`)).toBe(phone.ok && phone.international);
});

test.each(['+971501234567', '+966920012345', '+96651234567'])(
  'leaves %s to the numbering plans',
  (phone) => {
    expect(saudiGroups(phone)).toBeNull();
  },
);
