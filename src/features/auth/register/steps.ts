import type { Registration } from '../../../api/generated/model/registration.ts';
import { authPaths } from '../paths.ts';

/** The four steps in order, named as in the specification. */
export const steps = ['client_data', 'account_data', 'code', 'extra_data'] as const;
export type Step = (typeof steps)[number];

/** Name of the query parameter with the step that is shown, if the registration has come that far. */
export const stepParameter = 'step';

/** The address of a step, so that the browser's own buttons lead from step to step. */
export function stepPath(step: Step): string {
  return `${authPaths.register}?${stepParameter}=${step}`;
}

/** The next step, according to the registration on the server. */
function nextStep(registration: Registration | null): Step {
  return registration?.step ?? 'client_data';
}

/** The step to show: the requested one, unless an earlier one is missing. */
export function shownStep(registration: Registration | null, asked: string | null): Step {
  const next = nextStep(registration);
  const wanted = steps.find((step) => step === asked) ?? next;
  return steps.indexOf(wanted) <= steps.indexOf(next) ? wanted : next;
}
