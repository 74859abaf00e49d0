import { useEffect, useState } from 'react';
import { Ltr } from './ltr.tsx';

/** A phone number (E.164) in international groups; the grouping rules load on demand. */
export function PhoneText({ value }: { value: string }) {
  const [grouped, setGrouped] = useState<{ of: string; text: string }>();

  useEffect(() => {
    let current = true;
    void import('../../../common/phone.ts').then(({ parsePhone }) => {
      const phone = parsePhone(value);
      if (current && phone.ok) setGrouped({ of: value, text: phone.international });
    });
    return () => {
      current = false;
    };
  }, [value]);

  return <Ltr>{grouped?.of === value ? grouped.text : value}</Ltr>;
}
