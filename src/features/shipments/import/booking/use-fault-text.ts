import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceRefusal } from '../../../../api/generated/model/choice-refusal.ts';
import { ExclusionReason } from '../../../../api/generated/model/exclusion-reason.ts';
import type { ImportFault } from '../../../../api/generated/model/import-fault.ts';
import { useLocalized } from '../../../../i18n/localized-text.ts';
import { useText } from '../../../../i18n/use-text.ts';

/** The codes that have a text of their own. */
const known: readonly string[] = [
  ...Object.values(ExclusionReason),
  ...Object.values(ChoiceRefusal),
];

/** Why no courier takes a parcel, without naming one. */
export function useRefusalText(): (code: string) => string {
  const text = useText();
  return useCallback(
    (code) => text(`shipments.booking.refusal.${known.includes(code) ? code : 'other'}`),
    [text],
  );
}

/** Why no courier takes the parcel of a row: the reason, with its limit and the courier. */
export function useFaultText(): (fault: ImportFault) => string {
  const text = useText();
  const intl = useIntl();
  const localized = useLocalized();
  const refusalText = useRefusalText();
  return useCallback(
    ({ code, courier, params }) => {
      const reason = refusalText(code);
      const most = params?.maximum;
      const limit =
        code === 'overweight' && most !== undefined
          ? text('shipments.booking.refusal.limit', {
              reason,
              most: intl.formatNumber(most / 1000, { style: 'unit', unit: 'kilogram' }),
            })
          : reason;
      if (!courier) return limit;
      return text('shipments.booking.refusal.of', {
        reason: limit,
        courier: localized(courier.name),
      });
    },
    [text, intl, localized, refusalText],
  );
}
