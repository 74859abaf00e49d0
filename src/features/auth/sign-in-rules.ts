import type { SignIn } from '../../api/generated/model/sign-in.ts';
import { SignInBody } from '../../api/generated/zod/auth/auth.zod.ts';
import { schemaResolver } from '../../ui/forms/check-resolver.ts';

export const signInResolver = schemaResolver<SignIn, SignIn>(SignInBody);
