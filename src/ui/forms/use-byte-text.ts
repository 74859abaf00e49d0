import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Formats the size of a file in a suitable unit: `useByteText()(5_000_000)` is "5 MB". */
export function useByteText(): (bytes: number) => string {
  const intl = useIntl();
  return useCallback(
    (bytes) => {
      const [unit, size] =
        bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const);
      return intl.formatNumber(Math.max(0.1, bytes / size), {
        style: 'unit',
        unit,
        // Arabic has a short form for one of the units only.
        unitDisplay: intl.locale.startsWith('ar') ? 'long' : 'short',
        maximumFractionDigits: 1,
      });
    },
    [intl],
  );
}
