/** Milliseconds without a useful answer after which the run is given up. */
const LIMIT = 120_000;

/** Minimum number of requests without a useful answer by then. */
const LEAST = 5;

/** Detects a server that answers nothing, or nothing but 429. */
export class Patience {
  #since: number;
  #inVain = 0;

  /** @param now milliseconds, like all later times. */
  constructor(now: number) {
    this.#since = now;
  }

  /** @returns the reason to give up, if it is time to. */
  note(isUseful: boolean, now: number): string | undefined {
    if (isUseful) {
      this.#since = now;
      this.#inVain = 0;
      return undefined;
    }
    this.#inVain += 1;
    if (this.#inVain < LEAST || this.silence(now) < LIMIT) return undefined;
    return `Given up: the last ${this.#inVain} requests, over ${LIMIT / 60_000} minutes, got 429 or no answer. Raise the rate limits for the kit's address, or find out what the server is waiting for.`;
  }

  silence(now: number): number {
    return now - this.#since;
  }
}
