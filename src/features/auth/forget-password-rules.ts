import type { PasswordResetRequest } from '../../api/generated/model/password-reset-request.ts';
import { PasswordResetRequest as schema } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../ui/forms/check-resolver.ts';
import { readLogin } from './read-login.ts';

export const forgetPasswordResolver = ruledResolver<PasswordResetRequest, PasswordResetRequest>(
  schema,
  (values) => {
    const { login, violations } = readLogin(values.login);
    return { wire: { login }, violations };
  },
);
