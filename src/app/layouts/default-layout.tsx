import styled from '@emotion/styled';
import { Outlet } from 'react-router-dom';
import { layout } from '../../ui/theme/tokens.ts';
import { AppShell } from '../shell/app-shell.tsx';

const Content = styled('div')({
  maxInlineSize: layout.content + 64,
  marginInline: 'auto',
  padding: '32px 32px 64px',
  '@media (max-width: 599.95px)': { padding: '20px 16px 48px' },
});

/** The layout of most screens: one column of content next to the menu. */
export function Component() {
  return (
    <AppShell>
      <Content>
        <Outlet />
      </Content>
    </AppShell>
  );
}
