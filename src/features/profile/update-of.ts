import type { Profile } from '../../api/generated/model/profile.ts';
import type { ProfileUpdate } from '../../api/generated/model/profile-update.ts';

/** What the profile says by now of all that a person may change, to send with single changes. */
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
    ...rest
  } = profile;
  return rest;
}
