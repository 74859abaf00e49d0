import * as zod from 'zod/mini';
import { QuoteCreate, WeightUnit } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import type { ParcelValues } from '../../shared/pricing/parcel.ts';
import { schemaResolver } from '../../ui/forms/check-resolver.ts';

export type QuickParcel = Pick<ParcelValues, 'origin' | 'destination' | 'weight' | 'weight_unit'>;

const { origin, destination, weight } = QuoteCreate.shape;
const schema = zod.object({ origin, destination, weight, weight_unit: WeightUnit });

/** Validates the form of home against the contract. */
export const quickPriceResolver = schemaResolver<QuickParcel, zod.output<typeof schema>>(schema);
