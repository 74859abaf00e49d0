import styled from '@emotion/styled';
import { useState } from 'react';
import { PersonIcon } from '../icons.tsx';
import { colors, radius } from '../theme/tokens.ts';
import { initialsOf } from './initials.ts';

const Circle = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  color: colors.verdigrisDeep,
  background: colors.brassBright,
  borderRadius: radius.round,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  '&[data-nameless="true"]': { color: colors.inkMuted, background: colors.sunken },
});
const Picture = styled('img')({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Sizes from the specification (section 9), in pixels. */
const sizes = { least: 16, usual: 32, most: 48 } as const;

interface AvatarProps {
  /** A person's or company's name. */
  name: string;
  /** Address of a picture. If it fails to load, the initials are shown. */
  picture?: string | undefined;
  /** Pixels, clamped to 16 to 48. */
  size?: number;
}

/** A picture or at most two initials in a circle. The name is next to it. */
export function Avatar({ name, picture, size = sizes.usual }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const diameter = Math.min(sizes.most, Math.max(sizes.least, size));
  const both = initialsOf(name).split('\u200c');
  // Two letters are unreadable at the smallest size.
  const letters = diameter < 24 ? both.slice(0, 1) : both;
  const initials = letters.join('\u200c');
  return (
    <Circle
      aria-hidden
      data-nameless={initials === ''}
      style={{
        inlineSize: diameter,
        blockSize: diameter,
        fontSize: Math.round(diameter * (letters.length > 1 ? 0.38 : 0.5)),
      }}
    >
      {picture !== undefined && picture !== failed ? (
        <Picture
          src={picture}
          alt=""
          onError={() => {
            setFailed(picture);
          }}
        />
      ) : initials === '' ? (
        <PersonIcon size={Math.round(diameter * 0.62)} />
      ) : (
        initials
      )}
    </Circle>
  );
}
