import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { loadPhones, usePhones } from '../../../../ui/text/phones.ts';
import type { BookingValues } from '../booking-values.ts';

/**
 * Fills in the calling code of the sender's phone, until the person changes it. It loads the
 * numbering plans only if the courier requires the code.
 */
export function useCallingCode(isRequired: boolean): void {
  const { control, getValues, setValue } = useFormContext<BookingValues>();
  const [phone, country] = useWatch({ control, name: ['sender.contact_number', 'origin.country'] });
  const parsed = usePhones()?.parsePhone(phone, country);
  const code = parsed?.ok ? `+${parsed.callingCode}` : null;
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (isRequired) loadPhones();
  }, [isRequired]);
  useEffect(() => {
    if ([null, '', followed.current].includes(getValues('sender.phone_code') as string | null)) {
      setValue('sender.phone_code', code);
    }
    followed.current = code;
  }, [code, getValues, setValue]);
}
