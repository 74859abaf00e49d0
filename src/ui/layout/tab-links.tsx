import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { colors, motion, typeScale } from '../theme/tokens.ts';

const Root = styled('nav')({
  marginBlockEnd: 20,
  borderBlockEnd: `1px solid ${colors.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
const List = styled('ul')({ display: 'flex', gap: 4 });
const Tab = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 16,
  color: colors.inkMuted,
  borderBlockEnd: '2px solid transparent',
  ...typeScale.body,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  '&:hover': { color: colors.ink },
  '&[aria-current]': { color: colors.verdigrisDark, borderBlockEndColor: colors.verdigris },
  '&:focus-visible': { outlineOffset: -2 },
});

interface TabLinksProps {
  /** Names the links as a group. */
  label: string;
  tabs: readonly { id: string; label: string; to: string }[];
  /** The id of the open one. */
  current: string;
}

/** Links between the parts of a page, each with its own address. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <Root aria-label={label}>
      <List>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Tab
              to={tab.to}
              aria-current={tab.id === current ? 'page' : undefined}
              preventScrollReset
            >
              {tab.label}
            </Tab>
          </li>
        ))}
      </List>
    </Root>
  );
}
