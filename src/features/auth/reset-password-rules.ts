import { checkNewPassword } from '../../../common/password-rules.ts';
import type { PasswordReset } from '../../api/generated/model/password-reset.ts';
import { PasswordReset as schema } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../ui/forms/check-resolver.ts';

export const resetPasswordResolver = ruledResolver<PasswordReset, PasswordReset>(
  schema,
  (wire) => ({
    wire,
    violations: checkNewPassword(wire),
  }),
);
