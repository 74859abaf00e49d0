import type { SignIn } from '../../api/generated/model/sign-in.ts';
import { SignIn as schema } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../ui/forms/check-resolver.ts';
import { readLogin } from './read-login.ts';

export const signInResolver = ruledResolver<SignIn, SignIn>(schema, ({ login: typed, ...rest }) => {
  const { login, violations } = readLogin(typed);
  return { wire: { ...rest, login }, violations };
});
