import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { SIZE_PRESETS, type SizePreset } from '../../../../../common/sizes.ts';
import type { BookingForm } from '../use-booking-form.ts';

const sides = ['length', 'width', 'height'] as const;

/** Choosing a named size fills in the dimensions. Typing dimensions makes it `custom`. */
export function useSizePresets(form: BookingForm): void {
  const { control, getValues, setValue } = form;
  const size = useWatch({ control, name: 'size' });
  const typed = useWatch({ control, name: sides });
  const typedKey = typed.join('x');

  useEffect(() => {
    const preset = presetOf(size);
    if (!preset) return;
    for (const side of sides) {
      if (getValues(side) === preset[side]) continue;
      setValue(side, preset[side], { shouldValidate: true });
    }
  }, [size, getValues, setValue]);

  useEffect(() => {
    const preset = presetOf(getValues('size'));
    const isTyped = typedKey !== 'xx';
    if (preset ? sides.some((side) => getValues(side) !== preset[side]) : isTyped) {
      setValue('size', 'custom', { shouldValidate: true });
    }
  }, [typedKey, getValues, setValue]);
}

function presetOf(size: string) {
  return Object.hasOwn(SIZE_PRESETS, size) ? SIZE_PRESETS[size as SizePreset] : null;
}
