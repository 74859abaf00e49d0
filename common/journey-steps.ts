import {
  type ProgressStep,
  type TrackedEvent,
  stepOfScan,
  trackingProgress,
} from './tracking-progress.ts';

export interface JourneyStep<Event extends TrackedEvent> extends ProgressStep {
  /** What the step's heading tells: when it was reached or, where the parcel is now, its last scan. */
  head: Event | undefined;
  /** Every scan while the parcel was at this step, oldest first. */
  events: Event[];
}

/**
 * The steps of {@link trackingProgress} with every scan below the step that it belongs to. Scans go
 * forward only: one that repeats an earlier step belongs to the step that the parcel had come to.
 *
 * @param events in any order.
 */
export function journeySteps<Event extends TrackedEvent>(
  status: ProgressStep['status'],
  events: readonly Event[],
): JourneyStep<Event>[] {
  const steps = trackingProgress(status, events);
  const reached = steps.findLastIndex(({ state }) => state !== 'ahead');
  const oldestFirst = events.toSorted(
    (a, b) => Date.parse(a.occurred_at) - Date.parse(b.occurred_at),
  );
  const places = oldestFirst.reduce<number[]>((before, event) => {
    const own = steps.findIndex(
      (step) => stepOfScan(step.status) === stepOfScan(event.tracking_status),
    );
    return [...before, Math.min(Math.max(own, before.at(-1) ?? 0), reached)];
  }, []);
  return steps.map((step, index) => {
    const own = oldestFirst.filter((_, at) => places[at] === index);
    const first = own.find(({ occurred_at }) => occurred_at === step.reachedAt);
    const last = own.findLast(({ tracking_status }) => tracking_status === step.status);
    return { ...step, events: own, head: step.state === 'current' ? (last ?? first) : first };
  });
}
