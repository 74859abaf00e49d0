import { expect, it } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

const owner = { first_name: 'Reem', company_name: 'Alwaha', email: 'reem@alwaha.example' };

it.each([
  ['123', []],
  ['aaaaaaaaaaaa', ['/password guessable_password']],
  ['reemalwaha2026', ['/password guessable_password']],
  ['palm-lantern', []],
])('of the password %s: %j', (password, violations) => {
  const found = checkNewPassword({ password, password_confirmation: password }, owner);
  expect(found.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(violations);
});

it('both times it is the same', () => {
  expect(checkNewPassword({ password: '123', password_confirmation: '124' })).toEqual([
    { pointer: '/password_confirmation', code: 'passwords_differ' },
  ]);
});
