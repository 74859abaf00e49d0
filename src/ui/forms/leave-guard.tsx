import { useEffect, type ComponentType } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { guardUnload } from './unload-guard.ts';

/**
 * What leaving a form would lose:
 * - `LeaveQuestion`: what was typed, so leaving the page or the document asks first. The page
 *   passes it in because it needs the router, which sign-in does without;
 * - `keepsDraft`: this tab keeps what was typed, so only closing the document asks;
 * - `free`: nothing worth asking about.
 */
export type Leaving = ComponentType | 'keepsDraft' | 'free';

interface LeaveGuardProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  leaving: Leaving;
  /** Whether the form is being submitted. From then on what was typed is on its way. */
  loading: boolean;
}

/**
 * Asks before changes are lost. A page that stays after saving resets its form to the saved values.
 * A page that leaves after saving does so as soon as the answer arrives.
 */
export function LeaveGuard<Values extends FieldValues, Output = Values>({
  control,
  leaving,
  loading,
}: LeaveGuardProps<Values, Output>) {
  const { isDirty } = useFormState({ control });
  const hasSomethingToLose = leaving !== 'free' && isDirty && !loading;
  useEffect(() => (hasSomethingToLose ? guardUnload() : undefined), [hasSomethingToLose]);
  const Question = typeof leaving === 'string' ? null : leaving;
  return hasSomethingToLose && Question && <Question />;
}
