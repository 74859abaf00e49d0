import type { DimensionUnit, WeightUnit } from '../../../common/units.ts';

/** Names of the units in `Intl.NumberFormat`. */
export const intlUnits: Record<WeightUnit | DimensionUnit, string> = {
  kg: 'kilogram',
  g: 'gram',
  lb: 'pound',
  cm: 'centimeter',
  mm: 'millimeter',
  in: 'inch',
};
