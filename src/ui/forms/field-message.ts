/** Why a field is wrong: a code of the contract's `FieldErrorCode` and the bounds its text names. */
export interface FieldMessage {
  code: string;
  params?: Record<string, unknown> | undefined;
}

/**
 * React Hook Form keeps one string per error, and a text would be stale after a change of language:
 * code and bounds travel in that string and become words where they are shown.
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
