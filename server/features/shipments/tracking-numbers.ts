import { randomInt } from 'node:crypto';
import { makeTrackingNumber } from '../../../common/tracking-number.ts';

/**
 * A tracking number of ten random digits: among ten billion numbers, two taken ones in a row mean
 * that something is wrong.
 */
export function drawTrackingNumber(): string {
  return makeTrackingNumber(String(randomInt(10 ** 10)).padStart(10, '0'));
}
