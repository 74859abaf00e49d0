import styled from '@emotion/styled';
import { useId } from 'react';
import { colors } from '../../ui/theme/tokens.ts';

const Marks = styled('svg')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  display: 'block',
});

/** The graduation marks of a scale along the edge of the band. */
export function ScaleMarks() {
  const patternId = useId();
  return (
    <Marks height={22} aria-hidden focusable="false">
      <defs>
        <pattern id={patternId} width="90" height="22" patternUnits="userSpaceOnUse">
          <path
            d="M9.5 16v6M18.5 16v6M27.5 16v6M36.5 16v6M45.5 11v11M54.5 16v6M63.5 16v6M72.5 16v6M81.5 16v6"
            stroke={colors.verdigrisGlow}
            strokeOpacity="0.45"
          />
          <path d="M.5 4v18" stroke={colors.brassBright} />
        </pattern>
      </defs>
      <rect width="100%" height={22} fill={`url(#${patternId})`} />
    </Marks>
  );
}
