import { useEffect, useState } from 'react';
import { Ltr } from './ltr.tsx';
import { saudiGroups } from './saudi-groups.ts';

/** A phone number (E.164) in international groups; for numbers from abroad the plans load. */
export function PhoneText({ value }: { value: string }) {
  const saudi = saudiGroups(value);
  const [abroad, setAbroad] = useState<{ of: string; text: string }>();

  useEffect(() => {
    if (saudi !== null) return undefined;
    let current = true;
    void import('../../../common/phone.ts').then(({ parsePhone }) => {
      const phone = parsePhone(value);
      if (current && phone.ok) setAbroad({ of: value, text: phone.international });
    });
    return () => {
      current = false;
    };
  }, [value, saudi]);

  return <Ltr>{saudi ?? (abroad?.of === value ? abroad.text : value)}</Ltr>;
}
