import type { ProgressStep, TrackingState } from '../../../common/tracking-progress.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { Stepper } from './stepper.tsx';

interface ProgressStepsProps {
  steps: readonly ProgressStep[];
  nameOf: (status: TrackingState) => string;
}

/** A parcel's progress in a few steps, each with the day it was reached. */
export function ProgressSteps({ steps, nameOf }: ProgressStepsProps) {
  return (
    <Stepper
      steps={steps.map(({ status, state, reachedAt }) => ({
        key: status,
        label: nameOf(status),
        state,
        note: reachedAt && <DateText value={reachedAt} format="short" />,
      }))}
    />
  );
}
