/** `waiting` is typed and not sent yet; `failed` is kept and sent with the next change or `flush`. */
export type SaveState = 'rest' | 'waiting' | 'saved' | 'failed';

interface AutosaverOptions<Content> {
  save: (content: Content) => Promise<unknown>;
  onState: (state: SaveState) => void;
  /** Milliseconds of rest after which a change is sent. */
  delay?: number;
}

interface Autosaver<Content> {
  /** Takes the newest content, in place of what still waits. */
  change: (content: Content) => void;
  /** Sends what waits now. Resolves when nothing is under way any more. */
  flush: () => Promise<void>;
  /** Forgets what waits. */
  discard: () => void;
}

/**
 * Sends changes once typing rests. One request at a time, so that an older one never overtakes a
 * newer one; what fails is kept until newer content takes its place.
 */
export function createAutosaver<Content>({
  save,
  onState,
  delay = 800,
}: AutosaverOptions<Content>): Autosaver<Content> {
  let waiting: { content: Content } | null = null;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send() {
    while (waiting) {
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
    onState('saved');
  }

  const flush = () => {
    clearTimeout(timer);
    if (waiting) sending ??= send().finally(() => (sending = null));
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
  };
}
