import { checkNewPassword } from '../../../../common/password-rules.ts';
import type { PasswordChange } from '../../../api/generated/model/password-change.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import { PasswordChange as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';

export function passwordResolver(owner: Profile) {
  return ruledResolver<PasswordChange, PasswordChange>(schema, (wire) => ({
    wire,
    violations: checkNewPassword(wire, owner),
  }));
}
