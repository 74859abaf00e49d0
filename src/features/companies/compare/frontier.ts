/** What a choice of a courier costs and how long it takes. */
export interface Tradeoff {
  /** Minor units. */
  cost: number;
  /** Days. */
  time: number;
}

/**
 * The choices that no other beats on both: none is cheaper without being slower, or faster without
 * being dearer (the Pareto front). Equal choices stay together.
 */
export function frontierOf<Choice extends Tradeoff>(choices: readonly Choice[]): Set<Choice> {
  const beats = (a: Tradeoff, b: Tradeoff) =>
    a.cost <= b.cost && a.time <= b.time && (a.cost < b.cost || a.time < b.time);
  return new Set(choices.filter((choice) => !choices.some((other) => beats(other, choice))));
}
