import type { Profile } from '../../../api/generated/model/profile.ts';
import type { ProfileUpdate } from '../../../api/generated/model/profile-update.ts';
import { ProfileUpdate as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import { updateOf } from '../update-of.ts';

/** Values of the form for tax data; an empty number is none. */
export interface TaxValues {
  vat_number: string;
}

export function taxResolver(profile: Profile) {
  const { vat_number, ...kept } = updateOf(profile);
  return ruledResolver<TaxValues, ProfileUpdate>(schema, (values) => ({
    wire: { ...kept, ...(values.vat_number !== '' && { vat_number: values.vat_number }) },
    violations: [],
  }));
}
