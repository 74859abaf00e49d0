import { lazy, Suspense, useEffect } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { guardUnload } from './unload-guard.ts';

const loadDialog = async () => ({
  default: (await import('../feedback/confirm-dialog.tsx')).ConfirmDialog,
});
const ConfirmDialog = lazy(loadDialog);

/**
 * What leaving a form costs:
 * - `asks`: what was typed would be lost, so leaving the page or the document asks first;
 * - `keepsDraft`: this tab keeps what was typed, so only closing the document asks;
 * - `free`: nothing that is worth a question.
 */
export type Leaving = 'asks' | 'keepsDraft' | 'free';

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
  return hasSomethingToLose && leaving === 'asks' ? <LeaveQuestion /> : null;
}

function LeaveQuestion() {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    // The question must be at hand when the connection is not.
    void loadDialog();
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        title={text('ui.leave.title')}
        confirmLabel={text('ui.leave.leave')}
        cancelLabel={text('ui.leave.stay')}
        danger
        loading={false}
        error={null}
        onConfirm={() => {
          blocker.proceed();
        }}
        onClose={() => {
          blocker.reset();
        }}
      >
        <p>{text('ui.leave.description')}</p>
      </ConfirmDialog>
    </Suspense>
  );
}
