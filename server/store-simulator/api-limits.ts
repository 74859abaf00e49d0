/** Milliseconds in which requests are counted. */
const WINDOW = 60_000;

/** Requests of each store within the last minute. */
export class RequestLimit {
  readonly #most: number;
  readonly #times = new WeakMap<object, number[]>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a request. @returns null, or the whole seconds to wait if there were too many. */
  take(store: object, now: number): number | null {
    const recent = (this.#times.get(store) ?? []).filter((time) => time > now - WINDOW);
    this.#times.set(store, recent);
    const [oldest = now] = recent;
    if (recent.length >= this.#most) return Math.max(1, Math.ceil((oldest + WINDOW - now) / 1_000));
    recent.push(now);
    return null;
  }
}

/** Makes the platforms' APIs fail for a while. */
export class Failure {
  #status = 503;
  #times = 0;

  /** @param times requests that fail from now on; 0 for none. */
  begin(status: number, times: number): void {
    this.#status = status;
    this.#times = times;
  }

  /** The status of this request if it is to fail, otherwise null. */
  next(): number | null {
    if (this.#times === 0) return null;
    this.#times -= 1;
    return this.#status;
  }
}
