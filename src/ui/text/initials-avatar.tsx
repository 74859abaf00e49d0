import styled from '@emotion/styled';
import { colors, radius } from '../theme/tokens.ts';

const Circle = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  color: colors.verdigrisDeep,
  background: colors.brassBright,
  borderRadius: radius.round,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
});

interface InitialsAvatarProps {
  /** A person's or company's name. */
  name: string;
  /** Pixels, 16 to 48. */
  size?: number;
}

/** At most two initials in a circle; the name itself stands beside it. */
export function InitialsAvatar({ name, size = 32 }: InitialsAvatarProps) {
  return (
    <Circle
      aria-hidden
      style={{ width: size, height: size, fontSize: Math.max(9, Math.round(size * 0.38)) }}
    >
      {initialsOf(name)}
    </Circle>
  );
}

/**
 * First letters of the first and last word that begin with one; Arabic letters are kept from
 * joining. What stands in brackets is no name.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    // The article begins too many names to tell them apart.
    .map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]?.toLocaleUpperCase() ?? '').join('\u200c');
}
