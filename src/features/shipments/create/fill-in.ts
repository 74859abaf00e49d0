import { SIZE_PRESETS, type SizePreset } from '../../../../common/sizes.ts';
import type { Figure } from '../../../shared/pricing/parcel.ts';
import type { BookingValues } from './booking-values.ts';

const sides = ['length', 'width', 'height'] as const;

/** The fields that {@link fillIn} changes. */
export const filledIn = ['size', ...sides, 'sender.volume', 'sender.gross_weight'] as const;

/**
 * Fills in what follows from a change. A named size gives the dimensions, and other dimensions make
 * it `custom`. The sender's volume and weight follow the parcel until the person changes them.
 */
export function fillIn(values: BookingValues, before: BookingValues): BookingValues {
  const preset = Object.hasOwn(SIZE_PRESETS, values.size)
    ? SIZE_PRESETS[values.size as SizePreset]
    : null;
  const lacksSides = sides.every((side) => isBlank(values[side]));
  const next = { ...values, ...((values.size !== before.size || lacksSides) && preset) };
  const isTyped = (side: (typeof sides)[number]) =>
    preset ? next[side] !== preset[side] : !isBlank(next[side]);
  if (sides.some((side) => next[side] !== before[side]) && sides.some(isTyped)) {
    next.size = 'custom';
  }
  const { volume, gross_weight } = values.sender;
  return {
    ...next,
    sender: {
      ...values.sender,
      volume: follow(volume, volumeOf(next), volumeOf(before)),
      gross_weight: follow(gross_weight, numberOf(next.weight), numberOf(before.weight)),
    },
  };
}

/** The field's new value when the value that it follows changes. */
function follow(current: Figure, value: number | null, before: number | null): Figure {
  return value !== before && (isBlank(current) || current === before) ? value : current;
}

/**
 * Cubic centimetres of all pieces (dimensions in millimetres), rounded up; null while a dimension
 * is missing.
 */
function volumeOf({ length, width, height, pieces }: BookingValues): number | null {
  const factors = [length, width, height, pieces].map(numberOf);
  if (!factors.every((factor) => factor !== null && factor > 0)) return null;
  return Math.ceil(factors.reduce((product: number, factor) => product * Number(factor), 1) / 1000);
}

const isBlank = (figure: Figure) => figure === null || figure === '';
const numberOf = (figure: Figure) => (typeof figure === 'number' ? figure : null);
