import type { TabProps } from '../tab-props.ts';
import { ChoicesPanel } from './choices-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { TaxPanel } from './tax-panel.tsx';

/** Names and address, tax data, e-mail and phone number, and choices. */
export function PersonalTab({ profile }: TabProps) {
  return (
    <>
      <PicturePanel profile={profile} />
      <PersonPanel profile={profile} />
      <TaxPanel profile={profile} />
      <ContactPanel profile={profile} />
      <ChoicesPanel profile={profile} />
    </>
  );
}
