/**
 * `waiting` is typed but not sent yet; `failed` is kept and sent with the next change or `flush`.
 */
export type SaveState = 'rest' | 'waiting' | 'saved' | 'failed';

interface AutosaverOptions<Content> {
  save: (content: Content) => Promise<unknown>;
  onState: (state: SaveState) => void;
  /** Milliseconds without a change before it is sent. */
  delay?: number;
}

interface Autosaver<Content> {
  /** Sets the newest content, which replaces content that still waits. */
  change: (content: Content) => void;
  /** Sends waiting content now. Resolves when nothing is in flight. */
  flush: () => Promise<void>;
  /** Discards waiting content. */
  discard: () => void;
  /** Sends nothing more until `release`. Resolves when nothing is in flight. */
  hold: () => Promise<void>;
  /** Goes on, with what has been waiting. */
  release: () => void;
}

/**
 * Sends changes after a pause in typing. It sends one request at a time, so that an older one never
 * overtakes a newer one. Failed content is kept until newer content replaces it.
 */
export function createAutosaver<Content>({
  save,
  onState,
  delay = 800,
}: AutosaverOptions<Content>): Autosaver<Content> {
  let waiting: { content: Content } | null = null;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  async function send() {
    while (waiting && !isHeld) {
      const current: { content: Content } = waiting;
      waiting = null;
      try {
        await save(current.content);
      } catch {
        waiting ??= current;
        onState('failed');
        return;
      }
    }
    if (!waiting) onState('saved');
  }

  const flush = () => {
    clearTimeout(timer);
    if (waiting && !isHeld) sending ??= send().finally(() => (sending = null));
    return sending ?? Promise.resolve();
  };

  return {
    change(content) {
      waiting = { content };
      onState('waiting');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delay);
    },
    flush,
    discard() {
      clearTimeout(timer);
      waiting = null;
    },
    hold() {
      isHeld = true;
      return flush();
    },
    release() {
      isHeld = false;
      timer = setTimeout(() => void flush(), delay);
    },
  };
}
