import type { PasswordOwner } from '../../../../common/password-rules.ts';
import { checkRegistrationAccount } from '../../../../common/registration-rules.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import type { RegistrationAccount } from '../../../api/generated/model/registration-account.ts';
import { RegistrationAccount as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import type { AccountValues } from './values.ts';

export function accountDataResolver(names: PasswordOwner) {
  return ruledResolver<AccountValues, RegistrationAccount>(
    schema,
    ({ password, password_confirmation, ...rest }) => {
      // Spaces around a password are part of it.
      const wire = { ...(dropBlanks(rest) as object), password, password_confirmation };
      return { wire, violations: checkRegistrationAccount(wire, names) };
    },
  );
}
