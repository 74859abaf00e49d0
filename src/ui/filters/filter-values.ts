/** One value that a filter can hold to. */
export interface FilterOption {
  value: string;
  label: string;
  /** Also found: the name in the other language. */
  keywords?: string;
}

/** Days as `2026-11-21`, both included; a missing end is open. */
export interface DayRange {
  from: string | undefined;
  to: string | undefined;
}
