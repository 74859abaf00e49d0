/** One request to the API and its response. */
export interface Exchange {
  method: string;
  /** Path after the base path, including the query: `/website/shipments?limit=25`. */
  path: string;
  requestHeaders: Record<string, string>;
  /** Empty if there is none. */
  requestBody: string;
  status: number;
  responseHeaders: Record<string, string>;
  /** Empty if there is none. */
  responseBody: string;
}
