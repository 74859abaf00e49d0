import { useRef, type SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * The submit handler of a form. However often and however fast it is submitted, it is sent once
 * until the answer is there; a form with faults is not sent, and its first wrong field is focused.
 */
export function useSubmit<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  onSubmit: (values: Output) => void | Promise<unknown>,
  loading: boolean,
): (event: SyntheticEvent) => void {
  const sending = useRef(false);
  const send = form.handleSubmit(async (values) => {
    await onSubmit(values);
  });
  return (event) => {
    event.preventDefault();
    if (sending.current || loading) return;
    endTyping();
    sending.current = true;
    void send(event).finally(() => {
      // `loading` is on the screen one turn after the sending began, no earlier.
      setTimeout(() => {
        sending.current = false;
      });
    });
  };
}

/**
 * A field mends what was typed when it is left, and sending leaves the focus where it is: the field
 * is told as if it was left.
 */
function endTyping(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
