import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation, type LoaderFunction } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { InvalidParameterError } from '../../shared/addresses/invalid-parameter-error.ts';
import { readablePath } from '../../shared/addresses/readable-path.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ArrowBackIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { useNear } from '../../ui/use-near.ts';
import { typeScale } from '../../ui/theme/tokens.ts';
import { reportPaths, viewParameter } from './address/report-paths.ts';
import { declarationOf, readView, reportAt, views, type View } from './declared/reports.ts';
import { reportsPath } from './paths.ts';
import { ReportFrame } from './frame/report-frame.tsx';
import { OverviewLinks } from './overview-links.tsx';

const AttentionPanel = lazy(async () => ({
  default: (await import('../../shared/attention/attention-panel.tsx')).AttentionPanel,
}));

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  marginBlockEnd: 8,
  textDecoration: 'none',
  ...typeScale.small,
  '&:hover': { textDecoration: 'underline' },
  '@media print': { display: 'none' },
});

const Queue = styled('div')({
  minBlockSize: 1,
  marginBlockStart: 24,
  '@media print': { display: 'none' },
});

const Tabs = styled('div')({ '@media print': { display: 'none' } });

/** Refuses addresses below the overview that no report has. */
export const loader: LoaderFunction = ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname === reportsPath || reportAt(pathname)) return null;
  throw new InvalidParameterError(readablePath(pathname));
};

/** `/reports` with its views, and every report below it. */
export function Component() {
  const text = useText();
  const { pathname, search } = useLocation();
  const name = reportAt(pathname);
  if (name === undefined)
    return <Overview written={new URLSearchParams(search).get(viewParameter)} />;
  return (
    <>
      <Back to={reportPaths.overview}>
        <ArrowBackIcon size={16} />
        {text('reports.title')}
      </Back>
      <ReportFrame key={name} declaration={declarationOf(name)} />
    </>
  );
}

function Overview({ written }: { written: string | null }) {
  const text = useText();
  const { search } = useLocation();
  const view = readView(written);
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On phones the tabs scroll.
    tabs.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [view]);
  if (view === null) {
    return (
      <>
        <PageHeader title={text('reports.title')} />
        <Panel>
          <EmptyState
            art="search"
            title={text('reports.refused.view')}
            action={
              <ButtonLink to={reportPaths.overview} variant="outline">
                {text('reports.title.couriers')}
              </ButtonLink>
            }
          />
        </Panel>
        <OverviewLinks />
      </>
    );
  }
  return (
    <ReportFrame
      key={view}
      declaration={declarationOf(views[view])}
      above={
        <Tabs ref={tabs}>
          <TabLinks
            label={text('reports.views')}
            current={view}
            tabs={(Object.keys(views) as View[]).map((id) => ({
              id,
              label: text(`reports.view.${views[id]}`),
              to: `${reportPaths.overview}?${sameDays(search, id)}`,
            }))}
          />
        </Tabs>
      }
      below={
        <>
          <Urgent />
          <OverviewLinks />
        </>
      }
    />
  );
}

/** Another view of the same days. Its filters may be others. */
function sameDays(search: string, view: View): string {
  const before = new URLSearchParams(search);
  const next = new URLSearchParams({ [viewParameter]: view });
  for (const name of ['from', 'to', 'period', 'compare']) {
    const value = before.get(name);
    if (value !== null) next.set(name, value);
  }
  return next.toString();
}

/** What needs attention, loaded once it comes near. */
function Urgent() {
  const [place, isNear] = useNear<HTMLDivElement>();
  return (
    <Queue ref={place}>
      {isNear && (
        <Suspense>
          <AttentionPanel />
        </Suspense>
      )}
    </Queue>
  );
}
