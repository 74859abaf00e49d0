import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** Stores events in the order in which they happened. */
export interface Journal {
  /**
   * Once this returns, the event survives the end of the process.
   *
   * @throws Error if it could not be written, for example on a full disk; then it did not happen.
   */
  append(event: object): void;
  close(): void;
}

/**
 * Stores one line of JSON for each event in `payments.jsonl` of the folder, which is created if
 * needed. Without a folder, events are kept in memory only.
 *
 * @param replay is called with every stored event, in order.
 * @throws SyntaxError for a file that another program wrote.
 */
export function openJournal(folder: string | null, replay: (event: unknown) => void): Journal {
  if (folder === null) return { append: () => undefined, close: () => undefined };
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, 'payments.jsonl');
  const kept = existsSync(name) ? readFileSync(name) : Buffer.alloc(0);
  // An incomplete last line was being written when the process was killed: it was never confirmed.
  const whole = kept.lastIndexOf('\n') + 1;
  for (const line of kept.toString('utf8', 0, whole).split('\n')) {
    if (line !== '') replay(JSON.parse(line));
  }
  const file = openSync(name, 'a', 0o600);
  let size = whole;
  let isOpen = true;
  ftruncateSync(file, size);
  return {
    append: (event) => {
      // The file descriptor of a closed file may belong to another file by now.
      if (!isOpen) throw new Error('the journal is closed');
      const line = Buffer.from(`${JSON.stringify(event)}\n`);
      try {
        if (writeSync(file, line) < line.length) throw new Error('the disk is full');
      } catch (error) {
        // Half a line would join the next one and make both unreadable.
        ftruncateSync(file, size);
        throw error;
      }
      size += line.length;
    },
    close: () => {
      isOpen = false;
      closeSync(file);
    },
  };
}
