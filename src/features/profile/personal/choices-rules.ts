import type { Profile } from '../../../api/generated/model/profile.ts';
import type { ProfileUpdate } from '../../../api/generated/model/profile-update.ts';
import { ProfileUpdate as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import { updateOf } from '../update-of.ts';
import type { ChoicesValues } from './choices-values.ts';

export function choicesResolver(profile: Profile) {
  const { low_balance_threshold, ...kept } = updateOf(profile);
  return ruledResolver<ChoicesValues, ProfileUpdate>(
    schema,
    ({ warns, low_balance_threshold: { amount, currency }, ...chosen }) => ({
      wire: {
        ...kept,
        ...chosen,
        ...(warns && { low_balance_threshold: { ...(amount !== null && { amount }), currency } }),
      },
      violations: [],
    }),
  );
}
