import { setTimeout as sleep } from 'node:timers/promises';
import type { CodeChannel } from './message.ts';
import type { Letter, Message } from './message.ts';
import { writeLetter } from './write-letter.ts';

/** Delivers messages to people. */
export interface Carrier {
  /** @throws when the message was not accepted. */
  deliver(letter: Letter): Promise<void>;
}

export interface Messenger {
  /**
   * Sends in the background, so that an answer takes as long whether or not somebody is reached. A
   * failed delivery is logged without the message's content.
   */
  send(message: Message): void;
  /**
   * Sends once, for a caller that keeps what could not be sent and tries again.
   *
   * @throws when the message was not accepted.
   */
  deliver(message: Message): Promise<void>;
  /** Messages that are being sent or wait to be retried. */
  underWay(): number;
  /** Waits for messages being sent; those waiting to be retried are lost. */
  close(): Promise<void>;
}

/** Milliseconds before each retry. */
const PAUSES = [1_000, 5_000, 20_000];

/**
 * Messages are kept in this process only: a queue in the database would store codes in plain text.
 * If a message is lost, its recipient requests another.
 */
export function newMessenger(
  carriers: Record<CodeChannel, Carrier>,
  {
    publicUrl,
    onLost,
    pauses = PAUSES,
  }: {
    publicUrl: string;
    onLost: (error: unknown, kind: string) => void;
    pauses?: readonly number[];
  },
): Messenger {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function bring(message: Message): Promise<void> {
    const letter = writeLetter(message, publicUrl);
    for (let attempt = 0; ; attempt += 1) {
      try {
        await carriers[message.channel].deliver(letter);
        return;
      } catch (error) {
        const pause = pauses[attempt];
        if (pause === undefined) throw error;
        await sleep(pause, undefined, { ref: false, signal: closing.signal });
      }
    }
  }

  async function deliver(message: Message): Promise<void> {
    const delivery = carriers[message.channel].deliver(writeLetter(message, publicUrl));
    const settled = delivery.catch(() => undefined).finally(() => underWay.delete(settled));
    underWay.add(settled);
    await delivery;
  }

  return {
    deliver,
    send(message) {
      const delivery = new Promise(setImmediate)
        .then(() => bring(message))
        .catch((error: unknown) => {
          onLost(error, message.kind);
        })
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    underWay: () => underWay.size,
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
