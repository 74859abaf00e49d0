/** Why no test produces these answers. */
export interface Reason {
  reason: string;
  /** Such as `getShipment 404`. */
  answers: string[];
}

export function compareAnswers(
  documented: readonly string[],
  seen: ReadonlySet<string>,
  reasons: readonly Reason[],
): Record<'missing' | 'needless', string[]> {
  const explained = reasons.flatMap(({ answers }) => answers);
  return {
    missing: documented.filter((each) => !seen.has(each) && !explained.includes(each)),
    needless: explained.filter((each) => seen.has(each) || !documented.includes(each)),
  };
}
