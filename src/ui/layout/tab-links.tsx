import styled from '@emotion/styled';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useLocale } from '../../i18n/locale-context.ts';
import { Frame } from '../table/table-style.ts';
import { useScrollEdges } from '../table/use-scroll-edges.ts';
import { colors, figures, motion, radius, typeScale } from '../theme/tokens.ts';

const Root = styled('nav')({
  marginBlockEnd: 20,
  borderBlockEnd: `1px solid ${colors.line}`,
  '&[data-panel="true"]': { marginBlockEnd: 0, paddingBlockStart: 4 },
});
const ScrollBox = styled('div')({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '[data-panel="true"] > * > &': {
    paddingInline: 12,
    '@media (max-width: 759.95px)': { paddingInline: 4 },
  },
});
const List = styled('ul')({ display: 'flex', gap: 4, inlineSize: 'max-content' });
const Tab = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  paddingInline: 16,
  color: colors.inkMuted,
  borderBlockEnd: '2px solid transparent',
  ...typeScale.body,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  '[data-panel="true"] &': { paddingInline: 12 },
  '&:hover': { color: colors.ink },
  '&[aria-current]': { color: colors.verdigrisDark, borderBlockEndColor: colors.verdigris },
  '&:focus-visible': { outlineOffset: -2 },
});
const Count = styled('bdi')({
  ...typeScale.caption,
  ...figures,
  minInlineSize: 24,
  minBlockSize: 20,
  paddingInline: 6,
  textAlign: 'center',
  background: colors.sunken,
  borderRadius: radius.round,
  '[aria-current] > &': { background: colors.verdigrisSoft },
});

interface TabLink {
  id: string;
  label: string;
  to: string;
  /** How much is behind it; empty while that loads. */
  count?: string;
}

interface TabLinksProps {
  /** Names the links as a group. */
  label: string;
  tabs: readonly TabLink[];
  /** The id of the open one. */
  current: string;
  /** At the top of a panel whose content reaches its edges. */
  isOfPanel?: boolean;
}

/** Links between the parts of a page, each with its own address. What has no room scrolls. */
export function TabLinks({ label, tabs, current, isOfPanel = false }: TabLinksProps) {
  const box = useRef<HTMLDivElement>(null);
  const isRtl = useLocale().direction === 'rtl';
  useScrollEdges(box);
  return (
    <Root aria-label={label} data-panel={isOfPanel}>
      <Frame
        style={{
          ['--covered-start' as string]: '0px',
          ['--covered-end' as string]: '0px',
          ['--onward' as string]: isRtl ? 'to left' : 'to right',
          ['--back' as string]: isRtl ? 'to right' : 'to left',
        }}
      >
        <ScrollBox ref={box}>
          <List>
            {tabs.map(({ id, label: name, to, count }) => (
              <li key={id}>
                <Tab to={to} aria-current={id === current ? 'page' : undefined} preventScrollReset>
                  {name} {count !== undefined && <Count dir="ltr">{count}</Count>}
                </Tab>
              </li>
            ))}
          </List>
        </ScrollBox>
      </Frame>
    </Root>
  );
}
