let waived = false;

/**
 * Makes the browser ask, in its own words, before this document is closed, reloaded or left for
 * another site. Returns a function that stops it.
 */
export function guardUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!waived) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => {
    window.removeEventListener('beforeunload', ask);
  };
}

/** From now on this document may be left without asking, because staying would not help. */
export function leaveUnasked(): void {
  waived = true;
}
