/**
 * Why a field is invalid: a code of the contract's `FieldErrorCode` and the limits that its text
 * names.
 */
export interface FieldMessage {
  code: string;
  params?: Record<string, unknown> | undefined;
}

/**
 * React Hook Form stores one string per error, and a translated text would be outdated after a
 * change of language. The string therefore holds the code and limits, which become text where they
 * are shown.
 */
export function encodeFieldMessage({ code, params }: FieldMessage): string {
  return params && Object.keys(params).length > 0 ? `${code} ${JSON.stringify(params)}` : code;
}

/** The opposite of {@link encodeFieldMessage}. */
export function decodeFieldMessage(text: string): FieldMessage {
  const end = text.indexOf(' ');
  if (end === -1) return { code: text };
  return {
    code: text.slice(0, end),
    params: JSON.parse(text.slice(end + 1)) as Record<string, unknown>,
  };
}
