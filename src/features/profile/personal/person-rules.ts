import { checkAddress } from '../../../../common/address-rules.ts';
import type { KnownPlaces } from '../../../../common/place-rules.ts';
import { checkRegistrationClient } from '../../../../common/registration-rules.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { ProfileUpdate } from '../../../api/generated/model/profile-update.ts';
import { ProfileUpdate as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { shownAddress } from '../../../ui/forms/address-values.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import type { PersonValues } from './person-values.ts';

export function personResolver(profile: Profile, places: KnownPlaces) {
  return ruledResolver<PersonValues, ProfileUpdate>(schema, (values) => {
    const { locale, delivery_emails, statement_emails, vat_number, low_balance_threshold } =
      profile;
    const kept = { locale, delivery_emails, statement_emails, vat_number, low_balance_threshold };
    const wire = dropBlanks({ ...kept, ...shownAddress(values) }) as Partial<ProfileUpdate>;
    return {
      wire,
      violations: [
        ...checkRegistrationClient({ ...wire, account_type: profile.account_type }),
        ...checkAddress('', wire, places),
      ],
    };
  });
}
