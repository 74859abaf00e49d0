import { colors } from '../theme/tokens.ts';

/**
 * What the balance expresses, always with the same beam, parcel and coin:
 * - `empty`: nothing has been put on it yet;
 * - `search`: searched for and not found;
 * - `unpaid`: the parcel weighs more than the coin;
 * - `offline`: no signal from the other side;
 * - `tilted`: out of balance, something went wrong;
 * - `level`: parcel and coin balance, all is well.
 */
export type BalanceArtPose = 'empty' | 'search' | 'unpaid' | 'offline' | 'tilted' | 'level';

/** Degrees, clockwise. */
const tilt: Record<BalanceArtPose, number> = {
  empty: 0,
  search: 0,
  unpaid: -9,
  offline: 0,
  tilted: 11,
  level: 0,
};

interface BalanceArtProps {
  pose: BalanceArtPose;
  /** Pixels. */
  width?: number;
}

/** The Mizan mark as a picture: a beam on its pivot, and what it weighs. */
export function BalanceArt({ pose, width = 168 }: BalanceArtProps) {
  return (
    <svg width={width} viewBox="0 0 168 104" aria-hidden focusable="false">
      <ellipse cx="84" cy="97" rx="62" ry="5" fill={colors.verdigrisDeep} opacity="0.07" />
      <path d="M84 60 104 92a3 3 0 0 1-2.6 4.5H66.6A3 3 0 0 1 64 92z" fill={colors.verdigrisDeep} />
      <g transform={`rotate(${tilt[pose]} 84 58)`}>
        <rect x="14" y="53" width="140" height="7" rx="3.5" fill={colors.verdigrisDeep} />
        <Parcel missing={pose === 'empty' || pose === 'search'} />
        {pose === 'search' && <Lens />}
        {pose === 'offline' && <Signal />}
        {pose !== 'search' && pose !== 'offline' && (
          <Coin x={pose === 'tilted' ? 138 : 124} missing={pose === 'empty' || pose === 'unpaid'} />
        )}
      </g>
      <circle cx="84" cy="56.5" r="3" fill={colors.brassBright} />
    </svg>
  );
}

/** Missing things are drawn with dashes. */
const dashes = { fill: 'none', strokeDasharray: '5 5' };

function Parcel({ missing }: { missing: boolean }) {
  const line = { stroke: colors.verdigris, strokeWidth: 2, ...(missing && dashes) };
  return (
    <g>
      <rect x="26" y="15" width="37" height="37" rx="7" fill={colors.verdigris} {...line} />
      {missing ? (
        <path d="M44.5 15v13" {...line} />
      ) : (
        <>
          <path d="M40 15h9v13.5l-4.5-3.5-4.5 3.500z" fill={colors.verdigrisGlow} />
          <path d="M32 44.500h11" stroke={colors.verdigrisGlow} strokeWidth="3" opacity="0.6" />
        </>
      )}
    </g>
  );
}

function Coin({ x, missing }: { x: number; missing: boolean }) {
  return (
    <g transform={`translate(${x} 34)`} stroke={colors.brass} strokeWidth="2">
      <circle r="17" fill={colors.brassBright} {...(missing && dashes)} />
      {!missing && <circle r="10.5" fill="none" opacity="0.55" />}
    </g>
  );
}

/** A magnifying glass on the beam. */
function Lens() {
  return (
    <g transform="translate(122 27)">
      <path
        d="M10.5 12.5 19 23"
        stroke={colors.verdigrisDeep}
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <circle r="15" fill={colors.brassSoft} stroke={colors.brass} strokeWidth="3" />
      <path
        d="M-7.5-2.500a8 8 0 0 1 5-5"
        fill="none"
        stroke={colors.brassBright}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A signal that gets no further than its first wave. */
function Signal() {
  const wave = { fill: 'none', strokeWidth: 4, strokeLinecap: 'round' } as const;
  return (
    <g transform="translate(123 46)">
      <circle r="4.5" fill={colors.brass} />
      <path d="M-9-8a13 13 0 0 1 18 0" {...wave} stroke={colors.brass} />
      <g stroke={colors.brass} strokeDasharray="0.1 7.4" opacity="0.8">
        <path d="M-17-16a24 24 0 0 1 34 0" {...wave} />
        <path d="M-25-24a35 35 0 0 1 50 0" {...wave} />
      </g>
    </g>
  );
}
