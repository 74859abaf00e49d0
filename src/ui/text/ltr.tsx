import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { figures } from '../theme/tokens.ts';

const Isolated = styled('bdi')({ ...figures, unicodeBidi: 'isolate', whiteSpace: 'nowrap' });

/** Keeps phone numbers, other numbers, e-mails and codes left to right inside Arabic. */
export function Ltr({ children }: { children: ReactNode }) {
  return <Isolated dir="ltr">{children}</Isolated>;
}
