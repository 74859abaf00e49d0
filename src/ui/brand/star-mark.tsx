import { colors } from '../theme/tokens.ts';

interface StarMarkProps {
  /** Pixels. */
  size?: number;
  /** Draws a star that was not given. */
  empty?: boolean;
  /** Draws only the outline: a star that can be given. */
  outlined?: boolean;
}

/** One star of a rating. */
export function StarMark({ size = 12, empty = false, outlined = false }: StarMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="2 2 20 20"
      aria-hidden
      focusable="false"
      style={{ display: 'block', flexShrink: 0 }}
    >
      <path
        fill={outlined ? 'none' : empty ? colors.line : colors.brass}
        stroke={outlined ? colors.lineStrong : 'none'}
        strokeWidth={1.2}
        strokeLinejoin="round"
        d="M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.3l-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z"
      />
    </svg>
  );
}
