import styled from '@emotion/styled';
import { initialsOf } from '../../ui/text/initials.ts';

const Tile = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
});

interface CourierMonogramProps {
  /** The courier's stable code. It determines the colours. */
  code: string;
  /** The courier's name in the reader's language. Its first letter is shown. */
  name: string;
  /** Pixels. */
  size?: number;
}

/** Takes the place of a courier's logo. The same courier always looks the same. */
export function CourierMonogram({ code, name, size = 40 }: CourierMonogramProps) {
  const hue = hueOf(code);
  return (
    <Tile
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: Math.round(size * 0.28),
        fontSize: Math.round(size * 0.46),
        color: `oklch(0.38 0.09 ${hue})`,
        background: `linear-gradient(150deg, oklch(0.95 0.035 ${hue}), oklch(0.89 0.06 ${hue}))`,
        boxShadow: `inset 0 0 0 1px oklch(0.5 0.08 ${hue} / 0.16)`,
      }}
    >
      {[...initialsOf(name)][0]}
    </Tile>
  );
}

/** Degrees. The golden angle spreads neighbouring codes far apart. */
function hueOf(code: string): number {
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return Math.round((sum * 137.508) % 360);
}
