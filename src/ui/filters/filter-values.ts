/** One value of a filter. */
export interface FilterOption {
  value: string;
  label: string;
  /** Also searched: the name in the other language. */
  keywords?: string;
}

/** Days as `2026-11-21`, inclusive. A missing end is open. */
export interface DayRange {
  from: string | undefined;
  to: string | undefined;
}
