import { useCallback } from 'react';
import type { CourierChoice } from '../../../../api/generated/model/courier-choice.ts';
import { useText } from '../../../../i18n/use-text.ts';

/** Why a parcel goes with its courier, in a few words. */
export function useReasonText(): (choice: CourierChoice) => string {
  const text = useText();
  return useCallback(
    ({ by, rule }) =>
      rule
        ? text('shipments.booking.reason.rule', { position: rule.position, name: rule.name })
        : text(`shipments.booking.reason.${by}`),
    [text],
  );
}
