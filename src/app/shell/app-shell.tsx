import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../ui/use-media-query.ts';
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
  // Elsewhere the same opens from the top bar.
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  return (
    <>
      <SkipLink />
      <Frame>
        {hasRoom && (
          <Side>
            <SideContent />
          </Side>
        )}
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
