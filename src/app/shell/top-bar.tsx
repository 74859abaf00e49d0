import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { homePath } from '../../features/home/paths.ts';
import { MizanMark } from '../../ui/brand/mizan-mark.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { colors, layers, layout } from '../../ui/theme/tokens.ts';
import { AccountMenu } from './account-menu.tsx';
import { BalanceBadge } from './balance-badge.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SearchButton } from './search-button.tsx';
import { useLazyPart } from './use-lazy-part.ts';

const Root = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.bar,
  '@media print': { display: 'none' },
});
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: layout.topBar,
  paddingInline: 32,
  background: colors.surface,
  borderBlockEnd: `1px solid ${colors.line}`,
  '@media (max-width: 1023.95px)': { paddingInline: 16 },
  '@media (max-width: 599.95px)': { gap: 4, paddingInline: 8 },
});
/** Not needed next to the menu of wide screens. */
const Narrow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '@media (min-width: 1024px)': { display: 'none' },
  '& > a': { display: 'inline-flex', padding: 7 },
  '@media (max-width: 359.95px)': { '& > a': { display: 'none' } },
});
const Wide = styled('span')({ '@media (max-width: 599.95px)': { display: 'none' } });
const Space = styled('span')({ flex: 1 });

const loadDrawer = async () => (await import('./navigation-drawer.tsx')).NavigationDrawer;

/** Always visible: menu button, search, balance and account. */
export function TopBar() {
  const text = useText();
  const { Part: NavigationDrawer, ...drawer } = useLazyPart(loadDrawer);
  return (
    <Root>
      <Bar>
        <Narrow>
          <IconButton
            aria-label={text('app.navigation.open')}
            aria-haspopup="dialog"
            aria-expanded={drawer.isOpen}
            onPointerEnter={drawer.prepare}
            onFocus={drawer.prepare}
            onClick={drawer.open}
          >
            <MenuIcon size={22} />
          </IconButton>
          <Link to={homePath} aria-label={text('app.toHome')}>
            <MizanMark size={30} />
          </Link>
        </Narrow>
        <SearchButton />
        <Space />
        <Wide>
          <LanguageSwitch />
        </Wide>
        <BalanceBadge />
        <AccountMenu />
      </Bar>
      <ConnectionNotice />
      {NavigationDrawer && <NavigationDrawer open={drawer.isOpen} onClose={drawer.close} />}
    </Root>
  );
}
