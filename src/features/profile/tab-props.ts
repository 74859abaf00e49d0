import type { Profile } from '../../api/generated/model/profile.ts';

/** Props of every profile tab. */
export interface TabProps {
  profile: Profile;
}
