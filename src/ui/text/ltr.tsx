import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { figures } from '../theme/tokens.ts';

const Isolated = styled('bdi')({ ...figures, unicodeBidi: 'isolate', whiteSpace: 'nowrap' });

/** Keeps phones, numbers, e-mails and codes in their own left-to-right order inside Arabic. */
export function Ltr({ children }: { children: ReactNode }) {
  return <Isolated dir="ltr">{children}</Isolated>;
}
