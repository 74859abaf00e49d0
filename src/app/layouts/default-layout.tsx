import styled from '@emotion/styled';
import { Outlet, useMatches } from 'react-router-dom';
import { layout } from '../../ui/theme/tokens.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { wideScreen } from './wide-screen.ts';

const Content = styled('div')({
  maxInlineSize: layout.content + 64,
  marginInline: 'auto',
  padding: '32px 32px 64px',
  '&[data-wide="true"]': { maxInlineSize: layout.window - layout.sideNavigation },
  '@media (max-width: 599.95px)': { padding: '20px 16px 48px' },
});

/** The layout of most screens: one column of content next to the menu. */
export function Component() {
  const isWide = useMatches().some(({ handle }) => handle === wideScreen);
  return (
    <AppShell>
      <Content data-wide={isWide}>
        <Outlet />
      </Content>
    </AppShell>
  );
}
