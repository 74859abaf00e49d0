import { colors } from '../theme/tokens.ts';

/** The filled star of a rating. */
export function StarMark() {
  return (
    <svg width={14} height={14} viewBox="0 0 24 24" aria-hidden focusable="false">
      <path
        fill={colors.brass}
        d="M12 2.500l2.900 6 6.600.9-4.800 4.600 1.200 6.500L12 17.300l-5.900 3.200 1.200-6.500L2.500 9.400l6.600-.9z"
      />
    </svg>
  );
}
