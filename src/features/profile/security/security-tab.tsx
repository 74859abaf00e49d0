import type { TabProps } from '../tab-props.ts';
import { PasswordPanel } from './password-panel.tsx';
import { SecondStepPanel } from './second-step-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** Security: password, second step and sessions. */
export function SecurityTab({ profile }: TabProps) {
  return (
    <>
      <PasswordPanel profile={profile} />
      <SecondStepPanel profile={profile} />
      <SessionsPanel />
    </>
  );
}
