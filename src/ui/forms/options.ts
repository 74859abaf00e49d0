/** One choice of a list: what the form keeps and what the person reads. */
export interface Option {
  value: string;
  label: string;
  /** A second line, where one choice needs explaining. */
  description?: string;
}
