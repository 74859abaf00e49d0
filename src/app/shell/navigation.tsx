import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { homePath } from '../../features/home/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import type { NavigationEntry } from '../../feature.ts';
import { colors, motion, radius, typeScale } from '../../ui/theme/tokens.ts';
import { navigationEntries } from './navigation-entries.ts';
import { touched } from './touched.ts';

/** Without its code there is no number. */
const AttentionCount = lazy(() =>
  touched
    .then(() => import('../../shared/attention/attention-badge.ts'))
    .then(
      (loaded) => ({ default: loaded.AttentionCount }),
      () => ({ default: () => null }),
    ),
);

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

const buttons = navigationEntries.filter(({ isButton }) => isButton);
const listed = navigationEntries.filter(({ isButton, isOnlyFound }) => !isButton && !isOnlyFound);

interface NavigationProps {
  /** Called when an entry is chosen, so that menus can close. */
  onChosen?: (() => void) | undefined;
}

/** The main menu: the button for a new shipment, then links to the other screens. */
export function Navigation({ onChosen }: NavigationProps) {
  const text = useText();
  const { pathname } = useLocation();
  const isCompany = useGetProfile().data?.account_type === 'company';
  const linkTo = ({ path, below }: NavigationEntry) => ({
    to: path,
    'aria-current': currentOf(pathname, path, below),
    onClick: onChosen,
  });
  return (
    <div>
      {buttons.map((entry) => (
        <Create key={entry.path} {...linkTo(entry)}>
          <entry.icon />
          {text(entry.labelId)}
        </Create>
      ))}
      <List>
        {listed.map(
          (entry) =>
            (isCompany || !entry.isForCompanies) && (
              <li key={entry.path}>
                <Item {...linkTo(entry)}>
                  <entry.icon />
                  {text(entry.labelId)}
                  {entry.path === homePath && (
                    <Suspense>
                      <AttentionCount />
                    </Suspense>
                  )}
                </Item>
              </li>
            ),
        )}
      </List>
    </div>
  );
}

/** `page` on the entry's own page, `true` on a page below it. */
function currentOf(
  pathname: string,
  path: string,
  below: string | undefined,
): 'page' | 'true' | undefined {
  if (matchPath(path, pathname)) return 'page';
  return below !== undefined && matchPath(below, pathname) ? 'true' : undefined;
}
