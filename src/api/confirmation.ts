type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Sets who asks the person to confirm the session. Returns a function that unsets it. */
export function onConfirmationNeeded(asker: Ask): () => void {
  ask = asker;
  return () => {
    ask = undefined;
  };
}

/** Whether the person has just confirmed the session. Simultaneous calls ask once. */
export function confirmed(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => (asked = undefined));
  return asked;
}
