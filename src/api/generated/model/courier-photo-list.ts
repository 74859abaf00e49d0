/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierPhoto } from './courier-photo.ts';

/**
 * The photos of a courier.
 */
export interface CourierPhotoList {
  /**
     * The photos, in the order that the courier chose.
     * @maxItems 12
     */
  data: CourierPhoto[];
}
