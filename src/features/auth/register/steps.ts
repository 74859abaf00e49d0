import type { Registration } from '../../../api/generated/model/registration.ts';

/** The four steps in their order, as the specification names them. */
export const steps = ['client_data', 'account_data', 'code', 'extra_data'] as const;
export type Step = (typeof steps)[number];

/** Name of the query parameter with the step that a person went back to. */
export const stepParameter = 'step';

/** The step that comes next by what the server has. */
function nextStep(registration: Registration | null): Step {
  return registration?.step ?? 'client_data';
}

/** The step to show: the one that was asked for, unless one before it is missing. */
export function shownStep(registration: Registration | null, asked: string | null): Step {
  const next = nextStep(registration);
  const wanted = steps.find((step) => step === asked) ?? next;
  return steps.indexOf(wanted) <= steps.indexOf(next) ? wanted : next;
}
