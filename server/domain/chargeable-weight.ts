import { divideUp } from '../../common/rounding.ts';
import type { ShipmentRequest } from './shipment-request.ts';

/**
 * Grams the courier charges for: the larger of the actual and the volumetric weight.
 *
 * Volumetric kilograms are cubic centimetres over the courier's own divisor, for all pieces. Both
 * units shrink by a thousand, so cubic millimetres over the same divisor are grams; a part of a
 * gram counts as one.
 */
export function chargeableWeight(
  request: Pick<ShipmentRequest, 'weight' | 'dimensions' | 'pieces'>,
  volumetricDivisor: number,
): number {
  if (request.dimensions === null) return request.weight;
  const { length, width, height } = request.dimensions;
  const volume = length * width * height * request.pieces;
  return Math.max(request.weight, divideUp(volume, volumetricDivisor));
}
