import type { TabProps } from '../tab-props.ts';
import { ChoicesPanel } from './choices-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';

/** Names and address, e-mail and phone number, and language. */
export function PersonalTab({ profile }: TabProps) {
  return (
    <>
      <PicturePanel profile={profile} />
      <PersonPanel profile={profile} />
      <ContactPanel profile={profile} />
      <ChoicesPanel profile={profile} />
    </>
  );
}
