import type { KitApi } from '../api.ts';
import type { Hooks } from '../config.ts';
import type { Operation } from '../contract.ts';
import type { Draw } from '../draw.ts';
import type { Lists } from '../places.ts';

/** What a law needs to run. */
export interface Bench {
  api: KitApi;
  config: Hooks;
  draw: Draw;
  lists: Lists;
  /** The operations that the run covers. */
  operations: readonly Operation[];
}

/** A promise of the contract across several requests. */
export interface Law {
  /** For `--only` and `results.json`. */
  id: string;
  title: string;
  /** The part or the wording of the contract that promises it. */
  clause: string;
  /** Why it cannot be checked on this backend; absent if it always can. */
  unless?: (config: Hooks) => string | undefined;
  /** Which operations it concerns, for a law that checks single operations. */
  isAbout?: (operation: Operation) => boolean;
  /** @throws BrokenLaw if it is broken. */
  run: (bench: Bench) => Promise<void>;
}
