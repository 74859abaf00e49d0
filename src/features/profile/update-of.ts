import type { Profile } from '../../api/generated/model/profile.ts';
import type { ProfileUpdate } from '../../api/generated/model/profile-update.ts';

/** The profile's current editable values, to send with a single change. */
export function updateOf(profile: Profile): ProfileUpdate {
  const {
    id,
    picture,
    account_type,
    full_name,
    email,
    email_verified,
    phone,
    phone_verified,
    second_step,
    ...rest
  } = profile;
  return rest;
}
