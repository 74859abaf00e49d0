import type { Arguments } from '../arguments.ts';
import type { ConformanceConfig } from '../config.ts';

/** What a report says of its run. */
export interface About {
  options: Arguments;
  config: ConformanceConfig;
  baseUrl: string;
  seconds: number;
  /** What requests were proved with, by its name. */
  credentials: ReadonlyMap<string, string>;
  /** Why the run ended before it was through. */
  cutShort?: string;
}
