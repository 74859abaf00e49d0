import { colors } from '../theme/tokens.ts';

interface MizanMarkProps {
  /** Pixels. */
  size?: number;
  /** The background: `dark` is verdigris, `light` is paper. */
  tone?: 'light' | 'dark';
}

/** A parcel and a coin balanced on one beam. */
export function MizanMark({ size = 32, tone = 'light' }: MizanMarkProps) {
  const beam = tone === 'dark' ? colors.onDark : colors.verdigrisDeep;
  const parcel = tone === 'dark' ? colors.verdigrisGlow : colors.verdigris;
  const coin = tone === 'dark' ? colors.brassBright : colors.brass;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect x="2" y="16" width="28" height="2.8" rx="1.4" fill={beam} />
      <path d="M16 19.2 21.6 27a1 1 0 0 1-.8 1.6h-9.6a1 1 0 0 1-.8-1.6z" fill={beam} />
      <rect x="4.6" y="5.4" width="9.4" height="9.4" rx="2.1" fill={parcel} />
      <circle cx="22.7" cy="10" r="4.8" fill={coin} />
    </svg>
  );
}
