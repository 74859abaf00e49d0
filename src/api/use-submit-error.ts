import { useText } from '../i18n/use-text.ts';
import { asApiError } from './errors.ts';
import { treatFailure } from './failure-policy.ts';

/**
 * The message above a form's button after a failed try; null if nothing failed, or if the fields or
 * a toast already show it.
 *
 * @param textIds message ids for the problem codes that this form explains itself. Pass
 *   `Object.keys(textIds)` as `meta.handledCodes` of the mutation, so that no toast repeats them.
 */
export function useSubmitError(
  error: unknown,
  textIds: Readonly<Record<string, string>> = {},
): string | null {
  const text = useText();
  if (error === null || error === undefined) return null;
  const code = asApiError(error)?.problem.code;
  const textId = code === undefined ? undefined : textIds[code];
  if (textId !== undefined) return text(textId);
  return treatFailure(error, undefined) === 'screen' ? text('api.failed') : null;
}
