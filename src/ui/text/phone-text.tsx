import { useEffect } from 'react';
import { Ltr } from './ltr.tsx';
import { loadPhones, usePhones } from './phones.ts';
import { saudiGroups } from './saudi-groups.ts';

/**
 * A phone number (E.164) in international groups. For foreign numbers it loads the numbering plans.
 */
export function PhoneText({ value }: { value: string }) {
  const saudi = saudiGroups(value);
  const phones = usePhones();
  useEffect(() => {
    if (saudi === null) loadPhones();
  }, [saudi]);

  const phone = saudi === null ? phones?.parsePhone(value) : undefined;
  return <Ltr>{saudi ?? (phone?.ok ? phone.international : value)}</Ltr>;
}
