export interface CloseValues {
  /** A typed word, so that nobody closes an account by accident. */
  confirmation: string;
  current_password: string;
}
