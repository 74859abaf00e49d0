export interface CloseValues {
  /** A word, so that nobody closes an account by a click. */
  confirmation: string;
  current_password: string;
}
