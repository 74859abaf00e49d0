/** A store as its owner would enter it at its platform. */
export interface EnteredStore {
  platform: 'salla' | 'zid';
  name: string;
  /** Where its deliveries go. */
  url: string;
  /** With which Zid proves its deliveries, beside the secret. */
  username: string;
  secret: string;
}

/** The stores that demo mode plays. */
export interface StoreSimulator {
  /** Whether it plays stores of this platform. */
  plays(platform: EnteredStore['platform']): boolean;
  /**
   * Enters the store there, in place of one with the same address.
   *
   * @returns its page for browsers, and Zid's token of the store; Salla sends its tokens itself.
   * @throws Error if the simulator does not answer.
   */
  connect(store: EnteredStore): Promise<{ pageUrl: string; managerToken: string | null }>;
}
