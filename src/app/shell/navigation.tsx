import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { BalanceIcon, HomeIcon, ParcelIcon, PlusIcon, RouteIcon } from '../../ui/icons.tsx';
import type { IconProps } from '../../ui/icons.tsx';
import { colors, radius } from '../../ui/theme/tokens.ts';

interface NavigationEntry {
  path: string;
  labelId: string;
  icon: (props: IconProps) => React.ReactNode;
}

/** The places of the product, in the order of the menu. Only what exists stands here. */
const entries: readonly NavigationEntry[] = [
  { path: paths.home, labelId: 'app.navigation.home', icon: HomeIcon },
  { path: paths.priceShipment, labelId: 'app.navigation.priceShipment', icon: BalanceIcon },
  { path: paths.myShipments, labelId: 'app.navigation.myShipments', icon: ParcelIcon },
  { path: paths.trace, labelId: 'app.navigation.trace', icon: RouteIcon },
];

const List = styled('ul')({ display: 'flex', flexDirection: 'column', gap: 4 });
const Item = styled(NavLink)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingInline: 14,
  color: colors.onDarkMuted,
  borderRadius: radius.medium,
  fontSize: 15,
  fontWeight: 500,
  textDecoration: 'none',
  transition: 'color 120ms, background 120ms',
  '&:hover': { color: colors.onDark, background: 'rgb(255 255 255 / 5%)' },
  '&:focus-visible': { outlineColor: colors.brassBright },
  '&.active': { color: colors.onDark, background: 'rgb(255 255 255 / 9%)' },
  '&.active::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -14,
    insetBlock: 10,
    inlineSize: 4,
    background: colors.brassBright,
    borderStartEndRadius: 4,
    borderEndEndRadius: 4,
  },
  '&.active svg': { color: colors.brassBright },
});
const Create = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: 46,
  marginBlockEnd: 18,
  color: colors.verdigrisDeep,
  background: colors.brassBright,
  borderRadius: radius.medium,
  fontWeight: 600,
  textDecoration: 'none',
  transition: 'background 120ms',
  '&:hover': { background: '#f2c365' },
  '&:focus-visible': { outlineColor: colors.onDark },
});

interface NavigationProps {
  /** Called when a place was chosen, for menus that close then. */
  onChosen?: () => void;
}

/** What the main menu leads to: the one thing people come for, then the places. */
export function Navigation({ onChosen }: NavigationProps) {
  const text = useText();
  return (
    <div>
      <Create to={paths.createShipment} onClick={onChosen}>
        <PlusIcon />
        {text('app.navigation.createShipment')}
      </Create>
      <List>
        {entries.map(({ path, labelId, icon: EntryIcon }) => (
          <li key={path}>
            <Item to={path} end={path === paths.home} onClick={onChosen}>
              <EntryIcon />
              {text(labelId)}
            </Item>
          </li>
        ))}
      </List>
    </div>
  );
}
