/** The finer state of a shipment, as the courier's scans have it. */
export type TrackingState =
  | 'created'
  | 'picked_up'
  | 'in_transit'
  | 'at_hub'
  | 'out_for_delivery'
  | 'delivery_attempted'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'cancelled'
  | 'failed';

export interface TrackedEvent {
  tracking_status: TrackingState;
  /** RFC 3339. */
  occurred_at: string;
}

/** `current`: here now; `ended`: where a journey stopped short of the receiver. */
export type StepState = 'done' | 'current' | 'ahead' | 'ended';

export interface ProgressStep {
  /** Names the step. */
  status: TrackingState;
  state: StepState;
  /** When it was first reached (RFC 3339); undefined if it is still ahead or was never scanned. */
  reachedAt: string | undefined;
}

const way = ['created', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const;
type Stage = (typeof way)[number];

/** Which stage of the way a scan belongs to; the others leave it. */
const stageOf: Partial<Record<TrackingState, Stage>> = {
  created: 'created',
  picked_up: 'picked_up',
  in_transit: 'in_transit',
  at_hub: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  delivery_attempted: 'out_for_delivery',
  delivered: 'delivered',
};

/** The step that a scan belongs to, named by its first scan. */
export function stepOfScan(status: TrackingState): TrackingState {
  return stageOf[status] ?? status;
}

/**
 * The few steps that tell where a shipment is: the five of every way, or, where it left that way,
 * the ones it reached and how it ended (cancelled, failed, on its way back, returned).
 *
 * @param events in any order.
 */
export function trackingProgress(
  status: TrackingState,
  events: readonly TrackedEvent[],
): ProgressStep[] {
  const stage = stageOf[status];
  if (stage === undefined) return [...reachedStages(events), ...endOf(status, events)];
  const here = way.indexOf(stage);
  return way.map((each, index) => ({
    status: index === here ? status : each,
    state: stepState(index, here),
    reachedAt: index <= here ? reachedAt(events, each) : undefined,
  }));
}

function stepState(index: number, here: number): StepState {
  if (index < here || here === way.length - 1) return 'done';
  return index === here ? 'current' : 'ahead';
}

function reachedStages(events: readonly TrackedEvent[]): ProgressStep[] {
  return way
    .filter((stage) => stage === 'created' || reachedAt(events, stage) !== undefined)
    .map((stage) => ({ status: stage, state: 'done', reachedAt: reachedAt(events, stage) }));
}

function endOf(status: TrackingState, events: readonly TrackedEvent[]): ProgressStep[] {
  const at = (state: TrackingState) => firstTime(events, (event) => event === state);
  switch (status) {
    case 'returning':
      return [
        { status: 'returning', state: 'current', reachedAt: at('returning') },
        { status: 'returned', state: 'ahead', reachedAt: undefined },
      ];
    case 'returned':
      return [
        { status: 'returning', state: 'done', reachedAt: at('returning') },
        { status: 'returned', state: 'ended', reachedAt: at('returned') },
      ];
    default:
      return [{ status, state: 'ended', reachedAt: at(status) }];
  }
}

function reachedAt(events: readonly TrackedEvent[], stage: Stage): string | undefined {
  return firstTime(events, (status) => stageOf[status] === stage);
}

function firstTime(
  events: readonly TrackedEvent[],
  matches: (status: TrackingState) => boolean,
): string | undefined {
  return events
    .filter(({ tracking_status }) => matches(tracking_status))
    .map(({ occurred_at }) => occurred_at)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
}
