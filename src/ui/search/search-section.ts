import type { ReactNode } from 'react';

/** One thing that was found, and what choosing it does. */
export interface SearchOption {
  /** Unique in the whole panel, and the same for the same thing. */
  id: string;
  content: ReactNode;
  onChoose: () => void;
}

/** Things of one kind under their name. */
export interface SearchSection {
  id: string;
  title: string;
  options: readonly SearchOption[];
  /** Rows that are on their way; shown in place of the options that are not there yet. */
  expected?: number | undefined;
  /** Said where there are no options. */
  note?: string | undefined;
}
