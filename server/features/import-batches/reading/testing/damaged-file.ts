import type { Verdict } from './judge-file.ts';

/** A file by construction, with the verdict that it deserves. */
export interface DamagedFile {
  name: string;
  /** Made when it is wanted: some are large. */
  make: () => Uint8Array;
  verdict: Verdict;
}

export function damaged(name: string, make: () => Uint8Array, verdict: Verdict): DamagedFile {
  return { name, make, verdict };
}
