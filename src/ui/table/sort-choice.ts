export interface SortChoice {
  /** As the contract writes it. */
  sort: string;
  label: string;
}
