import { expect, it } from 'vitest';
import { DECOY, hashPassword, isPassword } from './passwords.ts';

const parametersOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

it('passwords match their own hash only', async () => {
  const hash = await hashPassword('palm-lantern');
  expect(await isPassword('palm-lantern', hash)).toBe(true);
  expect(await isPassword('palm-lanterm', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

it('passwords are hashed with a salt each', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

it('passwords take as long for an unknown account as for a known one', async () => {
  expect(parametersOf(DECOY)).toBe('$argon2id$v=19$m=19456,t=2,p=1');
  expect(parametersOf(await hashPassword('any'))).toBe(parametersOf(DECOY));
  expect(await isPassword('any', null)).toBe(false);
});
