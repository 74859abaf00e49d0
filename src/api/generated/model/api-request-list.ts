/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiRequest } from './api-request.ts';
import type { Page } from './page.ts';

export interface ApiRequestList {
  /** @maxItems 100 */
  data: ApiRequest[];
  page: Page;
}
