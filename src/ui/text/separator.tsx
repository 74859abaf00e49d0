const dot = ' · ';

/** A dot between short facts on one line. */
export function Separator() {
  return <span aria-hidden>{dot}</span>;
}
