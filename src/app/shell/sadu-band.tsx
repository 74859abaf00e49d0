import { useId } from 'react';
import { colors } from '../../ui/theme/tokens.ts';

/**
 * A decorative band in the style of Sadu weaving, the triangles of Arabian tents and saddlebags.
 */
export function SaduBand({ height = 18 }: { height?: number }) {
  const patternId = useId();
  return (
    <svg width="100%" height={height} aria-hidden focusable="false" style={{ display: 'block' }}>
      <defs>
        <pattern id={patternId} width="36" height="18" patternUnits="userSpaceOnUse">
          <path d="M0 18 9 4l9 14z" fill={colors.brassBright} />
          <path d="M18 18 27 4l9 14z" fill={colors.verdigrisGlow} opacity="0.55" />
          <path
            d="M5.5 18 9 12.500l3.5 5.500zM23.5 18 27 12.500l3.5 5.500z"
            fill={colors.verdigrisDeep}
          />
          <path d="M13.5 0h9L18 7z" fill={colors.onDarkMuted} opacity="0.35" />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${patternId})`} />
    </svg>
  );
}
