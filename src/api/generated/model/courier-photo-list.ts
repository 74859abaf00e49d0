/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierPhoto } from './courier-photo.ts';

export interface CourierPhotoList {
  /**
     * In the courier's order.
     * @maxItems 12
     */
  data: CourierPhoto[];
}
