import { createContext, use, useEffect } from 'react';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';

/** Tells the dialog around whether it holds something that would be lost. */
export const DialogHold = createContext<(isHeld: boolean) => void>(() => undefined);

/** `leaving` of a form in a SavedDialog: closing the dialog asks as leaving the page does. */
export function LeaveDialogQuestion() {
  const hold = use(DialogHold);
  useEffect(() => {
    hold(true);
    return () => {
      hold(false);
    };
  }, [hold]);
  return <LeaveQuestion />;
}
