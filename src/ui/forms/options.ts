/** One choice of a list: its value in the form and its text. */
export interface Option {
  value: string;
  label: string;
  /** A second line, for choices that need an explanation. */
  description?: string;
}
