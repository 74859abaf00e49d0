import { checkRegistrationClient } from '../../../../common/registration-rules.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import type { RegistrationClient } from '../../../api/generated/model/registration-client.ts';
import { RegistrationClient as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import type { ClientValues } from './values.ts';

export const clientDataResolver = ruledResolver<ClientValues, RegistrationClient>(
  schema,
  ({ company_name, ...rest }) => {
    const isCompany = rest.account_type === 'company';
    const wire = dropBlanks({ ...rest, ...(isCompany && { company_name }) });
    return { wire, violations: checkRegistrationClient(wire as Partial<RegistrationClient>) };
  },
);
