import { useCallback, useEffect } from 'react';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import type { LocationValues } from './parcel.ts';

/** A form with the place that a parcel comes from. */
interface OriginForm {
  getValues: (name: 'origin') => LocationValues;
  setValue: (name: 'origin', place: LocationValues) => void;
}

/**
 * Fills in the account's own place as the origin of a parcel, as soon as it is known, unless there
 * is an origin. Returns a function that does so again, for a form that was reset.
 */
export function useOwnOrigin(form: OriginForm): () => void {
  const { data: profile } = useGetProfile();
  const { getValues, setValue } = form;
  const fill = useCallback(() => {
    const { country, city } = getValues('origin');
    if (!profile || country !== HOME_COUNTRY || city !== null) return;
    setValue('origin', { country: profile.country, city: profile.city });
  }, [getValues, setValue, profile]);
  useEffect(fill, [fill]);
  return fill;
}
