import styled from '@emotion/styled';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { colors, motion, radius, typeScale } from '../../ui/theme/tokens.ts';
import { places, type Place } from '../../places.ts';

/** The order of the menu. */
const entries: readonly Place[] = [
  places.home,
  places.priceShipment,
  places.myShipments,
  places.trace,
  places.billing,
  places.profile,
];

const List = styled('ul')({ display: 'flex', flexDirection: 'column', gap: 4 });
const Item = styled(Link)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingInline: 12,
  color: colors.onDarkMuted,
  borderRadius: radius.medium,
  ...typeScale.body,
  fontWeight: 500,
  textDecoration: 'none',
  transition: `color ${motion.quick}, background ${motion.quick}`,
  '&:hover': { color: colors.onDark, background: colors.onDarkHover },
  '&:focus-visible': { outlineColor: colors.brassBright },
  '&[aria-current]': { color: colors.onDark, background: colors.onDarkChosen },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -12,
    insetBlock: 10,
    inlineSize: 4,
    background: colors.brassBright,
    borderStartEndRadius: 4,
    borderEndEndRadius: 4,
  },
  '&[aria-current] svg': { color: colors.brassBright },
});
const Create = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: 46,
  marginBlockEnd: 16,
  color: colors.verdigrisDeep,
  background: colors.brassBright,
  borderRadius: radius.medium,
  fontWeight: 600,
  textDecoration: 'none',
  transition: `background ${motion.quick}`,
  '&:hover': { background: colors.brassLit },
  '&:focus-visible': { outlineColor: colors.onDark },
  '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${colors.verdigrisDeep}` },
});

interface NavigationProps {
  /** Called when a place was chosen, for menus that close then. */
  onChosen?: (() => void) | undefined;
}

/** What the main menu leads to: the one thing people come for, then the places. */
export function Navigation({ onChosen }: NavigationProps) {
  const text = useText();
  const { pathname } = useLocation();
  const currentOf = ({ path, below }: Place) => {
    if (matchPath(path, pathname)) return 'page';
    return below !== undefined && matchPath(below, pathname) ? 'true' : undefined;
  };
  return (
    <div>
      <Create
        to={places.createShipment.path}
        aria-current={currentOf(places.createShipment)}
        onClick={onChosen}
      >
        <PlusIcon />
        {text(places.createShipment.labelId)}
      </Create>
      <List>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Item to={entry.path} aria-current={currentOf(entry)} onClick={onChosen}>
              <entry.icon />
              {text(entry.labelId)}
            </Item>
          </li>
        ))}
      </List>
    </div>
  );
}
