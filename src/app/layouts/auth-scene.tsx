import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, motion } from '../../ui/theme/tokens.ts';

const settle = keyframes({
  '0%': { transform: 'rotate(-7deg)' },
  '45%': { transform: 'rotate(3.2deg)' },
  '72%': { transform: 'rotate(-1.2deg)' },
  '100%': { transform: 'rotate(0deg)' },
});

const Picture = styled('svg')({
  inlineSize: '100%',
  blockSize: 'auto',
  marginBlock: 'auto',
  overflow: 'visible',
});
const Beam = styled('g')({
  transformOrigin: '320px 268px',
  animation: `${settle} ${motion.settle} ${motion.enter} both`,
});

/** Parcels and coins come into balance. */
export function AuthScene() {
  return (
    <Picture viewBox="0 0 640 420" aria-hidden focusable="false">
      <g fill="none" stroke={colors.verdigrisGlow} strokeOpacity="0.1">
        {[120, 190, 260, 330, 410, 500].map((r) => (
          <circle key={r} cx="320" cy="268" r={r} />
        ))}
      </g>
      <path d="M320 276 372 360a9 9 0 0 1-7.7 13.8h-88.6A9 9 0 0 1 268 360z" fill={colors.onDark} />
      <ellipse cx="320" cy="392" rx="150" ry="7" fill={colors.ink} opacity="0.35" />
      <Beam>
        <rect x="92" y="258" width="456" height="16" rx="8" fill={colors.onDark} />
        <Parcel x={126} y={178} size={80} />
        <Parcel x={214} y={206} size={52} />
        <Parcel x={138} y={122} size={56} />
        <Coins x={430} count={5} />
        <Coins x={492} count={3} />
      </Beam>
      <circle cx="320" cy="266" r="8" fill={colors.brass} />
    </Picture>
  );
}

function Parcel({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={size} height={size} rx={size * 0.12} fill={colors.verdigrisGlow} />
      <path
        d={`M${size / 2} 0v${size * 0.34}l-${size * 0.09} -${size * 0.07}l-${size * 0.09} ${size * 0.07}V0z`}
        fill={colors.verdigris}
        opacity="0.7"
      />
      <rect
        x={size * 0.14}
        y={size * 0.76}
        width={size * 0.34}
        height={size * 0.08}
        rx="2"
        fill={colors.verdigrisDeep}
        opacity="0.45"
      />
    </g>
  );
}

function Coins({ x, count }: { x: number; count: number }) {
  return (
    <g>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`translate(${x} ${258 - (index + 1) * 19})`}>
          <rect x="-27" width="54" height="18" rx="5" fill={colors.brassBright} />
          <path d="M-18 4v10M-9 4v10M0 4v10M9 4v10M18 4v10" stroke={colors.brass} strokeWidth="2" />
        </g>
      ))}
    </g>
  );
}
