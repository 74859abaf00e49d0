/** One request to the API and the answer it got. */
export interface Exchange {
  method: string;
  /** Path after the base path, with its query: `/website/shipments?limit=25`. */
  path: string;
  requestHeaders: Record<string, string>;
  /** Empty when there is none. */
  requestBody: string;
  status: number;
  responseHeaders: Record<string, string>;
  /** Empty when there is none. */
  responseBody: string;
}
