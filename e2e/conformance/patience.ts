/** Milliseconds without an answer after which a run is of no use. */
const LIMIT = 120_000;

/** Requests that have to be without one by then. */
const LEAST = 5;

/** Watches for a server that answers nothing, or nothing but that there were too many requests. */
export class Patience {
  #since: number;
  #inVain = 0;

  /** @param now milliseconds, as all that follow. */
  constructor(now: number) {
    this.#since = now;
  }

  /** @returns why to give up, once it is time. */
  note(isUseful: boolean, now: number): string | undefined {
    if (isUseful) {
      this.#since = now;
      this.#inVain = 0;
      return undefined;
    }
    this.#inVain += 1;
    if (this.#inVain < LEAST || this.silence(now) < LIMIT) return undefined;
    return `Given up: the last ${this.#inVain} requests, over ${LIMIT / 60_000} minutes, had no answer or 429. Raise the rate limits for the address of the kit, or see what the server waits for.`;
  }

  silence(now: number): number {
    return now - this.#since;
  }
}
