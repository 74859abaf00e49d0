export interface SortChoice {
  /** In the contract's notation. */
  sort: string;
  label: string;
}
