import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DimensionUnit, WeightUnit } from '../../../../common/units.ts';
import { DimensionsInput } from '../../../ui/forms/dimensions-input.tsx';
import { WeightInput } from '../../../ui/forms/weight-input.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Weight and dimensions', States };

interface Parcel {
  weight: number | null;
  weight_unit: WeightUnit;
  length: number | null;
  width: number | null;
  height: number | null;
  dimension_unit: DimensionUnit;
}

const empty: Parcel = {
  weight: null,
  weight_unit: 'kg',
  length: null,
  width: null,
  height: null,
  dimension_unit: 'cm',
};
const filled: Parcel = { ...empty, weight: 2500, length: 350, width: 250, height: 200 };
const wrong: Parcel = { ...filled, weight: 1_200_000, height: 0 };
const wrongFields = [
  ['weight', 'max {"maximum":1000000}'],
  ['height', 'positive'],
] as const;

const none: [] = [];

function States() {
  return (
    <>
      <State name="empty" wide>
        <Measures parcel={empty} />
      </State>
      <State name="filled" wide>
        <Measures parcel={filled} />
      </State>
      <State name="in other units" wide>
        <Measures parcel={{ ...filled, weight: 907, weight_unit: 'lb', dimension_unit: 'in' }} />
      </State>
      <State name="with errors" wide>
        <Measures parcel={wrong} faults={wrongFields} />
      </State>
      <State name="optional" wide>
        <Measures parcel={empty} state={{ optional: true }} />
      </State>
      <State name="disabled" wide>
        <Measures parcel={filled} state={{ disabled: true }} />
      </State>
    </>
  );
}

interface MeasuresProps {
  parcel: Parcel;
  faults?: typeof wrongFields | [];
  state?: { optional?: boolean; disabled?: boolean };
}

function Measures({ parcel, faults = none, state }: MeasuresProps): ReactNode {
  const sample = useSample();
  const form = useForm<Parcel>({ defaultValues: parcel });
  const { setError } = form;
  useEffect(() => {
    for (const [field, message] of faults) setError(field, { type: 'sample', message });
  }, [setError, faults]);
  return (
    <FormProvider {...form}>
      <div style={{ display: 'grid', gap: 16 }}>
        <WeightInput
          control={form.control}
          name="weight"
          unitName="weight_unit"
          label={sample('الوزن', 'Weight')}
          help={sample('وزن كل القطع معًا', 'Of all pieces together')}
          {...state}
        />
        <DimensionsInput
          control={form.control}
          names={{ length: 'length', width: 'width', height: 'height', unit: 'dimension_unit' }}
          {...state}
        />
      </div>
    </FormProvider>
  );
}
