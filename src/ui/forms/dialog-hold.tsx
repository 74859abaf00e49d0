import { createContext, use, useEffect } from 'react';
import { LeaveQuestion } from './leave-question.tsx';

/** Tells the surrounding dialog whether it holds changes that would be lost. */
export const DialogHold = createContext<(isHeld: boolean) => void>(() => undefined);

/** `leaving` of a form in a HeldDialog: closing the dialog asks, just as leaving the page does. */
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
