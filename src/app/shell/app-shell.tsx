import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layout } from '../../ui/theme/tokens.ts';
import { DemoBanner } from './demo-banner.tsx';
import { SideContent } from './side-content.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const Frame = styled('div')({ display: 'flex', minBlockSize: '100dvh' });
const Side = styled('div')({
  '@media print': { display: 'none' },
  position: 'sticky',
  insetBlockStart: 0,
  flexShrink: 0,
  inlineSize: layout.sideNavigation,
  blockSize: '100dvh',
  '@media (max-width: 1023.95px)': { display: 'none' },
});
const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
});
const Main = styled('main')({ flex: 1, minInlineSize: 0, outline: 'none' });

/** Menu, top bar and page area of every signed-in screen. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Frame>
        <Side>
          <SideContent />
        </Side>
        <Column>
          <DemoBanner />
          <TopBar />
          <Main id={mainId} tabIndex={-1}>
            {children}
          </Main>
        </Column>
      </Frame>
    </>
  );
}
