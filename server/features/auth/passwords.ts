import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id (the default here), 19 MiB, two passes, one lane. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** A hash in PHC format, with its parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/**
 * Whether the password matches the hash. Without a hash, as for an unknown account, the answer is
 * false and takes just as long.
 */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  const matches = await verify(storedHash ?? DECOY, password);
  return matches && storedHash !== null;
}

/** The hash of a discarded random password, with the parameters above. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$ZmnYSNB1Aml1AwbiR10gKw$p3+Z8Nrj19BPVJumYWJo+nuTOQhuSrCx870eqyabLeY';
