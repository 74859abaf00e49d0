import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { shipmentPaths } from '../../shipments/paths.ts';

/** Tells an individual that reports are for companies, and where their shipments are. */
export function CompaniesOnly() {
  const text = useText();
  return (
    <>
      <PageHeader title={text('reports.title')} />
      <Panel>
        <EmptyState
          title={text('reports.companies.title')}
          description={text('reports.companies.description')}
          action={
            <ButtonLink to={shipmentPaths.list} variant="outline">
              {text('reports.companies.shipments')}
            </ButtonLink>
          }
        />
      </Panel>
    </>
  );
}
