import { encodeFieldMessage } from './field-message.ts';
import type { ServerFieldError } from './land-field-errors.ts';
import { useFieldText } from './use-field-text.ts';

/** The server's errors for which the form has no field, as list items. */
export function UnmatchedErrors({ errors }: { errors: readonly ServerFieldError[] }) {
  const fieldText = useFieldText();
  return errors.map((error) => (
    <li key={error.pointer}>
      {fieldText(encodeFieldMessage(error))} <bdi dir="ltr">{error.pointer}</bdi>
    </li>
  ));
}
