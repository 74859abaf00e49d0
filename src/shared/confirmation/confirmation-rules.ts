import type { PasswordConfirmation } from '../../api/generated/model/password-confirmation.ts';
import { PasswordConfirmation as schema } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../ui/forms/check-resolver.ts';

export const confirmationResolver = ruledResolver<PasswordConfirmation, PasswordConfirmation>(
  schema,
  (wire) => ({ wire, violations: [] }),
);
