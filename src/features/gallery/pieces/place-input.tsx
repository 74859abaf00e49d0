import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { PlaceInput } from '../../../ui/forms/place-input.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Place (city at home, or country and city)', States };

interface Place {
  country: string;
  city: string | null;
}

function States() {
  return (
    <>
      <State name="empty">
        <OnePlace place={{ country: 'SA', city: null }} />
      </State>
      <State name="a city at home">
        <OnePlace place={{ country: 'SA', city: 'jeddah' }} />
      </State>
      <State name="abroad, the city in words">
        <OnePlace place={{ country: 'AE', city: 'Dubai' }} />
      </State>
      <State name="with an error">
        <OnePlace place={{ country: 'SA', city: null }} fault="required" />
      </State>
      <State name="abroad, with an error">
        <OnePlace place={{ country: 'AE', city: '' }} fault="required" />
      </State>
    </>
  );
}

function OnePlace({ place, fault }: { place: Place; fault?: string }) {
  const sample = useSample();
  const { control, setError } = useForm<Place>({ defaultValues: place });
  useEffect(() => {
    if (fault !== undefined) setError('city', { type: 'sample', message: fault });
  }, [setError, fault]);
  return (
    <PlaceInput
      control={control}
      names={{ country: 'country', city: 'city' }}
      label={sample('إلى', 'To')}
      homeCountry="SA"
      cities={[
        { value: 'riyadh', label: sample('الرياض', 'Riyadh') },
        { value: 'jeddah', label: sample('جدة', 'Jeddah') },
      ]}
      countries={[
        { value: 'SA', label: sample('السعودية', 'Saudi Arabia') },
        { value: 'AE', label: sample('الإمارات العربية المتحدة', 'United Arab Emirates') },
      ]}
    />
  );
}
