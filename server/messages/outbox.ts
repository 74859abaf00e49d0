import type { Letter } from './message.ts';
import type { Carrier } from './messenger.ts';

/** Messages kept; the oldest are dropped first. */
const KEPT = 200;

export interface SentLetter extends Letter {
  id: number;
  sentAt: Date;
}

/** Keeps messages in memory instead of sending them, for demo mode and tests. */
export class Outbox implements Carrier {
  #letters: SentLetter[] = [];
  #sent = 0;
  readonly #clock: () => Date;

  constructor(clock: () => Date = () => new Date()) {
    this.#clock = clock;
  }

  deliver(letter: Letter): Promise<void> {
    this.#sent += 1;
    const sent = { ...letter, id: this.#sent, sentAt: this.#clock() };
    this.#letters = [sent, ...this.#letters].slice(0, KEPT);
    return Promise.resolve();
  }

  /** Takes over what another outbox keeps. */
  copy(letters: readonly SentLetter[]): void {
    this.#letters = [...letters];
  }

  /** Newest first. */
  get letters(): readonly SentLetter[] {
    return this.#letters;
  }
}
