import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import Drawer from '@mui/material/Drawer';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { MizanMark } from '../../ui/brand/mizan-mark.tsx';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { MuiTheme } from '../../ui/theme/mui-theme.tsx';
import { colors, layers, layout } from '../../ui/theme/tokens.ts';
import { AccountMenu } from './account-menu.tsx';
import { BalanceBadge } from './balance-badge.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Navigation } from './navigation.tsx';
import { SaduBand } from './sadu-band.tsx';
import { mainId, SkipLink } from './skip-link.tsx';

const narrow = '@media (max-width: 1023.95px)';
const wide = '@media (min-width: 1024px)';

const Frame = styled('div')({ display: 'flex', minBlockSize: '100dvh' });
const Side = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  flexShrink: 0,
  inlineSize: layout.sideNavigation,
  blockSize: '100dvh',
  [narrow]: { display: 'none' },
});
const SideContent = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  gap: 28,
  blockSize: '100%',
  padding: '20px 14px 0',
  color: colors.onDark,
  background: colors.verdigrisDeep,
  overflowY: 'auto',
  // The woven band reaches both edges.
  '& > :last-child': {
    flexShrink: 0,
    inlineSize: 'calc(100% + 28px)',
    marginBlockStart: 'auto',
    marginInline: -14,
  },
});
const SideHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 14,
  '& a': { position: 'relative', textDecoration: 'none' },
  '& button': { color: colors.onDark },
});
const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
});
const Bar = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.bar,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: layout.topBar,
  paddingInline: 32,
  background: colors.surface,
  borderBlockEnd: `1px solid ${colors.line}`,
  [narrow]: { paddingInline: 16 },
  '& > .space': { flex: 1 },
  '& > .phone': { [wide]: { display: 'none' } },
});
const OnWide = styled('span')({ '@media (max-width: 599.95px)': { display: 'none' } });
const OnPhone = styled('div')({
  padding: '0 14px 14px',
  '& button': { color: colors.onDarkMuted },
  '& button:hover': { color: colors.ink },
  '@media (min-width: 600px)': { display: 'none' },
});
const Main = styled('main')({ flex: 1, minInlineSize: 0, outline: 'none' });

/** Menu, top bar and the place of the page: what every signed-in screen stands in. */
export function AppShell({ children }: { children: ReactNode }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const home = (
    <Link to={paths.home} onClick={close}>
      <Wordmark tone="dark" />
      <VisuallyHidden>{text('app.toHome')}</VisuallyHidden>
    </Link>
  );
  return (
    <MuiTheme>
      <SkipLink />
      <Frame>
        <Side>
          <SideContent aria-label={text('app.navigation')}>
            <SideHead>{home}</SideHead>
            <Navigation />
            <SaduBand />
          </SideContent>
        </Side>
        <Column>
          <DemoBanner />
          <Bar>
            <IconButton
              className="phone"
              aria-label={text('app.navigation.open')}
              aria-expanded={open}
              onClick={() => {
                setOpen(true);
              }}
            >
              <MenuIcon size={22} />
            </IconButton>
            <Link className="phone" to={paths.home} aria-label={text('app.toHome')}>
              <MizanMark size={30} />
            </Link>
            <span className="space" />
            <OnWide>
              <LanguageSwitch />
            </OnWide>
            <BalanceBadge />
            <AccountMenu />
          </Bar>
          <Main id={mainId} tabIndex={-1}>
            {children}
          </Main>
        </Column>
      </Frame>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            'aria-label': text('app.navigation'),
            sx: { inlineSize: layout.sideNavigation + 28 },
          },
        }}
      >
        <SideContent aria-label={text('app.navigation')}>
          <SideHead>
            {home}
            <IconButton aria-label={text('app.navigation.close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </SideHead>
          <Navigation onChosen={close} />
          <OnPhone>
            <LanguageSwitch />
          </OnPhone>
          <SaduBand />
        </SideContent>
      </Drawer>
    </MuiTheme>
  );
}
