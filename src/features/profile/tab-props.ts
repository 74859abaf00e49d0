import type { Profile } from '../../api/generated/model/profile.ts';

/** What every tab of the profile is given. */
export interface TabProps {
  profile: Profile;
}
