import { useEffect, type ComponentType } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { guardUnload } from './unload-guard.ts';

/**
 * What leaving a form costs:
 * - `LeaveQuestion`: what was typed would be lost, so leaving the page or the document asks first.
 *   The page brings it along: it needs the router, which sign-in does without;
 * - `keepsDraft`: this tab keeps what was typed, so only closing the document asks;
 * - `free`: nothing that is worth a question.
 */
export type Leaving = ComponentType | 'keepsDraft' | 'free';

interface LeaveGuardProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  leaving: Leaving;
  /** Whether the form is being sent: from then on what was typed is on its way. */
  loading: boolean;
}

/**
 * Asks before changes are lost. A page that stays after it has saved resets its form to what was
 * saved, and a page that leaves then does so in the very answer to the saving.
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
