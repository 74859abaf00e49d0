import type { KitApi } from '../api.ts';
import type { ConformanceConfig } from '../config.ts';
import type { Operation } from '../contract.ts';
import type { Draw } from '../draw.ts';
import type { Lists } from '../places.ts';

/** What a law works with. */
export interface Bench {
  api: KitApi;
  config: ConformanceConfig;
  draw: Draw;
  lists: Lists;
  /** Those that the run is about. */
  operations: readonly Operation[];
}

/** A promise of the contract across several requests. */
export interface Law {
  /** For `--only` and `results.json`. */
  id: string;
  title: string;
  /** The place or the words of the contract that promise it. */
  clause: string;
  /** Why it cannot be held at this backend; absent where it always can. */
  unless?: (config: ConformanceConfig) => string | undefined;
  /** Which operations it judges, of a law that judges each by itself. */
  isAbout?: (operation: Operation) => boolean;
  /** @throws BrokenLaw where it is not kept. */
  run: (bench: Bench) => Promise<void>;
}
