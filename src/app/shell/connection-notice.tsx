import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useConnection } from '../../api/use-connection.ts';
import { useText } from '../../i18n/use-text.ts';
import { OfflineIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, motion, typeScale } from '../../ui/theme/tokens.ts';

const unfold = keyframes({ from: { minBlockSize: 0, maxBlockSize: 0 }, to: { maxBlockSize: 64 } });
const Strip = styled('p')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: 32,
  overflow: 'hidden',
  padding: '4px 16px',
  color: colors.warning,
  background: colors.warningSoft,
  borderBlockEnd: `1px solid ${colors.line}`,
  ...typeScale.caption,
  fontWeight: 500,
  textWrap: 'balance',
  animation: `${unfold} ${motion.calm} ${motion.enter}`,
});

/** Says above the content that the server cannot be reached; hidden when it is back. */
export function ConnectionNotice() {
  const text = useText();
  const connection = useConnection();
  const [wasAway, setWasAway] = useState(false);
  const away = connection !== 'online';
  if (away && !wasAway) setWasAway(true);
  return (
    <div role="status">
      {away && (
        <Strip>
          <OfflineIcon size={16} />
          {text(`app.connection.${connection}`)}
        </Strip>
      )}
      {!away && wasAway && <VisuallyHidden>{text('app.connection.back')}</VisuallyHidden>}
    </div>
  );
}
