import { useText } from '../../../i18n/use-text.ts';
import { decodeFieldMessage } from '../field-message.ts';
import { useFieldText } from '../use-field-text.ts';

/** For these errors an example number of the country helps. */
const helped = ['too_short', 'too_long', 'invalid_phone'];

/** Turns a phone field's error into text, with an example where it helps. */
export function usePhoneError() {
  const text = useText();
  const fieldText = useFieldText();
  return (message: string | undefined, example: string | undefined) => {
    const error = fieldText(message);
    const isHelped = message && helped.includes(decodeFieldMessage(message).code);
    if (error === undefined || example === undefined || !isHelped) return error;
    return text('ui.phone.error', {
      error,
      example: `\u2066${example.replaceAll(' ', '\u00a0')}\u2069`,
    });
  };
}
