import { useRef, type SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * The submit handler of a form. However often it is called, the form is sent only once until the
 * answer arrives. An invalid form is not sent; its first invalid field gets the focus.
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
      // `loading` is rendered one turn after sending starts, no earlier.
      setTimeout(() => {
        sending.current = false;
      });
    });
  };
}

/**
 * A field corrects its value when it loses the focus, but submitting leaves the focus where it is,
 * so this triggers the same correction.
 */
function endTyping(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
