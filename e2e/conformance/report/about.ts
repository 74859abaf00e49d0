import type { Arguments } from '../arguments.ts';
import type { ConformanceConfig } from '../config.ts';

/** The facts about a run that its report states. */
export interface About {
  options: Arguments;
  config: ConformanceConfig;
  baseUrl: string;
  seconds: number;
  /** Tokens and keys that requests used, by name. */
  credentials: ReadonlyMap<string, string>;
  /** Why the run ended early. */
  cutShort?: string;
}
