import type { SignIn } from '../../api/generated/model/sign-in.ts';

/** What was typed for a sign-in that has to wait; in memory only, because of the password. */
let kept: SignIn | null = null;

export function keepHeldUp(credentials: SignIn): void {
  kept = credentials;
}

/** Returns it once. */
export function takeHeldUp(): SignIn | null {
  const taken = kept;
  kept = null;
  return taken;
}
