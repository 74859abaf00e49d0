import styled from '@emotion/styled';
import { MizanMark } from '../../ui/brand/mizan-mark.tsx';

const Centre = styled('div')({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' });

/** Shown until the first screen has loaded. */
export function Splash() {
  return (
    <Centre>
      <MizanMark size={56} />
    </Centre>
  );
}
