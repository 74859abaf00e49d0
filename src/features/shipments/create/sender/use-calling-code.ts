import type { PhoneResult } from '../../../../../common/phone.ts';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Figure } from '../../../../shared/pricing/parcel.ts';
import { loadPhones, usePhones } from '../../../../ui/text/phones.ts';
import type { BookingForm } from '../use-booking-form.ts';

type Derived = 'sender.volume' | 'sender.gross_weight' | 'sender.phone_code';

/**
 * Fills in values that follow from other fields, until the person changes them. The calling code is
 * filled in only if the courier requires it.
 */
export function useSenderDefaults(form: BookingForm, wantsCode: boolean): void {
  const { control } = form;
  const volume = useWatch({ control, compute: volumeOf });
  const weight = useWatch({ control, name: 'weight' });
  const [phone, country] = useWatch({ control, name: ['sender.contact_number', 'origin.country'] });
  const phones = usePhones();
  useEffect(() => {
    if (wantsCode) loadPhones();
  }, [wantsCode]);
  const code = callingCodeOf(phones?.parsePhone(phone, country));
  useFollow(form, 'sender.volume', volume);
  useFollow(form, 'sender.gross_weight', typeof weight === 'number' ? weight : null);
  useFollow(form, 'sender.phone_code', code);
}

function useFollow(form: BookingForm, field: Derived, value: Figure): void {
  const followed = useRef<Figure>(null);
  useEffect(() => {
    const current = form.getValues(field);
    if (current === null || current === '' || current === followed.current) {
      form.setValue(field, value);
    }
    followed.current = value;
  }, [form, field, value]);
}

interface Piece {
  length: Figure;
  width: Figure;
  height: Figure;
  pieces: Figure;
}

/**
 * Cubic centimetres of all pieces (dimensions in millimetres), rounded up; null while a dimension
 * is missing.
 */
export function volumeOf({ length, width, height, pieces }: Piece): number | null {
  const factors = [length, width, height, pieces];
  if (!factors.every((factor) => typeof factor === 'number' && factor > 0)) return null;
  return Math.ceil(factors.reduce((product: number, factor) => product * Number(factor), 1) / 1000);
}

/** The calling code of a phone number, with its plus sign; null if the number is invalid. */
export function callingCodeOf(phone: PhoneResult | undefined): string | null {
  return phone?.ok ? `+${phone.callingCode}` : null;
}
