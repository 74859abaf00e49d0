import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { profileTabPath } from './paths.ts';
import { colors, motion, radius, typeScale } from '../../ui/theme/tokens.ts';

const Root = styled('nav')({
  position: 'sticky',
  insetBlockStart: 88,
  '@media (max-width: 959.95px)': { position: 'static', minInlineSize: 0 },
});
const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '@media (max-width: 959.95px)': { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
const Tab = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 40,
  paddingInline: 16,
  color: colors.inkMuted,
  borderRadius: radius.medium,
  ...typeScale.small,
  fontWeight: 500,
  textDecoration: 'none',
  transition: `color ${motion.quick}, background ${motion.quick}`,
  '&:hover': { color: colors.ink, background: colors.sunken },
  '&[aria-current]': { color: colors.verdigrisDark, background: colors.verdigrisSoft },
  '@media (max-width: 959.95px)': {
    background: colors.surface,
    border: `1px solid ${colors.line}`,
    borderRadius: radius.round,
    '&[aria-current]': { borderColor: colors.verdigris },
  },
});

interface ProfileTabsProps {
  ids: readonly string[];
  current: string | undefined;
}

/** Links between the parts of the profile, each with its own address. */
export function ProfileTabs({ ids, current }: ProfileTabsProps) {
  const text = useText();
  return (
    <Root aria-label={text('profile.tabs')}>
      <List>
        {ids.map((id) => (
          <li key={id}>
            <Tab to={profileTabPath(id)} aria-current={id === current ? 'page' : undefined}>
              {text(`profile.tab.${id}`)}
            </Tab>
          </li>
        ))}
      </List>
    </Root>
  );
}
