import { useText } from '../../../i18n/use-text.ts';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { COMPANY_TABS, companyPaths, type CompanyTab } from '../paths.ts';

interface CompanyTabsProps {
  id: string;
  current: CompanyTab;
  /** The parcel in the address stays. */
  params: URLSearchParams;
}

/** Links between the parts of a company's page. */
export function CompanyTabs({ id, current, params }: CompanyTabsProps) {
  const text = useText();
  const tabs = COMPANY_TABS.map((tab) => {
    const next = new URLSearchParams(params);
    next.set('tab', tab);
    return {
      id: tab,
      label: text(`companies.tab.${tab}`),
      to: `${companyPaths.company(id)}?${next.toString()}`,
    };
  });
  return <TabLinks label={text('companies.tabs')} tabs={tabs} current={current} />;
}
