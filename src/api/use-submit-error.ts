import { useText } from '../i18n/use-text.ts';
import { asApiError } from './errors.ts';
import { treatFailure } from './failure-policy.ts';

/**
 * What a form says above its button about a failed try; null when it did not fail, when the fields
 * already say it, or when a toast does.
 *
 * @param textIds message ids of the problem codes that this form explains in its own words. Pass
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
