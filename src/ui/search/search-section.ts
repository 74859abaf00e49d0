import type { ReactNode } from 'react';

/** One result, and what choosing it does. */
export interface SearchOption {
  /** Unique in the whole panel, and stable for the same thing. */
  id: string;
  content: ReactNode;
  onChoose: () => void;
}

/** Results of one kind, with the name of that kind. */
export interface SearchSection {
  id: string;
  title: string;
  options: readonly SearchOption[];
  /** Number of rows that are loading, shown in place of missing options. */
  expected?: number | undefined;
  /** Shown if there are no options. */
  note?: string | undefined;
}
