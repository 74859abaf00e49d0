/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiRequest } from './api-request.ts';
import type { Page } from './page.ts';

/**
 * A page of the request log.
 */
export interface ApiRequestList {
  /**
     * The requests of the page.
     * @maxItems 100
     */
  data: ApiRequest[];
  page: Page;
}
