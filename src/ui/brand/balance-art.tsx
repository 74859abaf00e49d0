import { colors } from '../theme/tokens.ts';

/** `empty`: nothing on the beam; `tilted`: it lost its balance; `level`: parcel and coin agree. */
export type BalanceArtPose = 'empty' | 'tilted' | 'level';

const tilt: Record<BalanceArtPose, number> = { empty: 0, tilted: 11, level: 0 };

interface BalanceArtProps {
  pose: BalanceArtPose;
  /** Pixels. */
  width?: number;
}

/** The mark of Mizan as a picture: a beam on its point, with or without its weights. */
export function BalanceArt({ pose, width = 168 }: BalanceArtProps) {
  const outlined = pose === 'empty';
  return (
    <svg width={width} viewBox="0 0 168 104" aria-hidden focusable="false">
      <ellipse cx="84" cy="97" rx="62" ry="5" fill={colors.sunken} />
      <path
        d="M84 60 104 92a3 3 0 0 1-2.6 4.500H66.600A3 3 0 0 1 64 92z"
        fill={colors.verdigrisDeep}
      />
      <g transform={`rotate(${tilt[pose]} 84 58)`}>
        <rect x="14" y="53" width="140" height="7" rx="3.5" fill={colors.verdigrisDeep} />
        <rect
          x="26"
          y="15"
          width="37"
          height="37"
          rx="7"
          fill={outlined ? 'none' : colors.verdigris}
          stroke={colors.verdigris}
          strokeWidth="2"
          strokeDasharray={outlined ? '5 5' : undefined}
        />
        <path
          d="M44.5 15v13"
          stroke={outlined ? colors.verdigris : colors.verdigrisGlow}
          strokeWidth="2"
          strokeDasharray={outlined ? '5 5' : undefined}
        />
        <circle
          cx={pose === 'tilted' ? 138 : 124}
          cy="33.5"
          r="17.5"
          fill={outlined ? 'none' : colors.brassBright}
          stroke={colors.brass}
          strokeWidth="2"
          strokeDasharray={outlined ? '5 5' : undefined}
        />
      </g>
      <circle cx="84" cy="56.5" r="3" fill={colors.brassBright} />
    </svg>
  );
}
