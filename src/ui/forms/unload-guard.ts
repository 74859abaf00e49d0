let waived = false;

/**
 * Has the browser ask, in its own words, before this document is closed, reloaded or left for
 * another site. Returns the way to stop.
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

/** From now on this document may be left unasked: staying would help nobody. */
export function leaveUnasked(): void {
  waived = true;
}
