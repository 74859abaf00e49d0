import type { PackagingType } from '../../../api/generated/model/packaging-type.ts';
import type { ParcelValues } from '../../../shared/pricing/parcel.ts';

/** Form values of a saved parcel. */
export interface PresetValues extends Pick<
  ParcelValues,
  'weight' | 'weight_unit' | 'length' | 'width' | 'height' | 'dimension_unit' | 'shipment_type'
> {
  name: string;
  packaging_type: PackagingType | '';
}

/** Only the fields that are saved. */
export function presetValuesOf(parcel: PresetValues): PresetValues {
  const { name, weight, weight_unit, length, width, height } = parcel;
  const { dimension_unit, shipment_type, packaging_type } = parcel;
  return {
    ...{ name, weight, weight_unit, length, width, height },
    ...{ dimension_unit, shipment_type, packaging_type },
  };
}
