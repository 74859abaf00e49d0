import type { TabProps } from '../tab-props.ts';
import { PasswordPanel } from './password-panel.tsx';
import { SecondStepPanel } from './second-step-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** What keeps the account its owner's: password, second step and where it is signed in. */
export function SecurityTab({ profile }: TabProps) {
  return (
    <>
      <PasswordPanel profile={profile} />
      <SecondStepPanel profile={profile} />
      <SessionsPanel />
    </>
  );
}
