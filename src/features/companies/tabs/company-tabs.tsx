import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { colors, motion, typeScale } from '../../../ui/theme/tokens.ts';
import { COMPANY_TABS, companyPaths, type CompanyTab } from '../paths.ts';

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

interface CompanyTabsProps {
  id: string;
  current: CompanyTab;
  /** The parcel in the address stays. */
  params: URLSearchParams;
}

/** Links between the parts of a company's page, each with its own address. */
export function CompanyTabs({ id, current, params }: CompanyTabsProps) {
  const text = useText();
  return (
    <Root aria-label={text('companies.tabs')}>
      <List>
        {COMPANY_TABS.map((tab) => {
          const next = new URLSearchParams(params);
          next.set('tab', tab);
          return (
            <li key={tab}>
              <Tab
                to={`${companyPaths.company(id)}?${next.toString()}`}
                aria-current={tab === current ? 'page' : undefined}
                preventScrollReset
              >
                {text(`companies.tab.${tab}`)}
              </Tab>
            </li>
          );
        })}
      </List>
    </Root>
  );
}
