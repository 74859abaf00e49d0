import type { Currency } from '../../../common/money.ts';
import type { DimensionUnit, WeightUnit } from '../../../common/units.ts';
import type { PackagingType } from '../../api/generated/model/packaging-type.ts';
import type { Product } from '../../api/generated/model/product.ts';
import type { ProductShipmentType } from '../../api/generated/model/product-shipment-type.ts';
import type { Figure } from '../../shared/pricing/parcel.ts';

/** Form values of a product, with the paths of the contract. */
export interface ProductForm {
  sku: string;
  name_ar: string;
  name_en: string;
  price: { amount: Figure; currency: Currency };
  weight: Figure;
  weight_unit: WeightUnit;
  length: Figure;
  width: Figure;
  height: Figure;
  dimension_unit: DimensionUnit;
  shipment_type: ProductShipmentType;
  packaging_type: PackagingType | '';
  hs_code: string;
  origin_country: string | null;
  /** The new photo; empty if it stays. */
  photo: File[];
}

export const emptyProduct: ProductForm = {
  sku: '',
  name_ar: '',
  name_en: '',
  price: { amount: null, currency: 'SAR' },
  weight: null,
  weight_unit: 'kg',
  length: null,
  width: null,
  height: null,
  dimension_unit: 'cm',
  shipment_type: 'parcel',
  packaging_type: '',
  hs_code: '',
  origin_country: null,
  photo: [],
};

/** The form for a product. */
export function productForm(product: Product): ProductForm {
  const { sku, price, weight, weight_unit, dimension_unit, shipment_type } = product;
  return {
    ...{ sku, price, weight, weight_unit, dimension_unit, shipment_type },
    name_ar: product.name_ar ?? '',
    name_en: product.name_en ?? '',
    length: product.length ?? null,
    width: product.width ?? null,
    height: product.height ?? null,
    packaging_type: product.packaging_type ?? '',
    hs_code: product.hs_code ?? '',
    origin_country: product.origin_country ?? null,
    photo: [],
  };
}
