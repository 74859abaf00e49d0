import styled from '@emotion/styled';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useGetReport } from '../../../api/generated/reports/reports.ts';
import { asApiError } from '../../../api/errors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { WorkingLine } from '../../../ui/feedback/working-line.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { addDays, problemOf } from '../address/days.ts';
import { filterParams } from '../address/filters.ts';
import { useReportAddress } from '../address/use-report-address.ts';
import type { ReportDeclaration } from '../declared/report.ts';
import { CompaniesOnly } from './companies-only.tsx';
import { PrintStyle } from './print-style.tsx';
import { Refusal, refusalOf } from './refusal.tsx';
import { drawingMark } from '../chart/plot.ts';
import { ReportBody } from './report-body.tsx';
import { ShownReportProvider } from './report-context.ts';
import { ReportTools } from './report-tools.tsx';
import { Toolbar } from './toolbar.tsx';
import { useClientName } from './use-client-name.ts';
import { useDaysText } from './use-days-text.ts';

const RowsDialog = lazy(async () => ({
  default: (await import('../rows/rows-dialog.tsx')).RowsDialog,
}));

const Shown = styled('div')({ position: 'relative' });
const Line = styled(WorkingLine)({ position: 'absolute', insetBlockStart: -8, insetInline: 0 });
/** What the toolbar says on the screen. */
const Printed = styled('p')({ display: 'none', '@media print': { display: 'block' } });

interface ReportFrameProps {
  declaration: ReportDeclaration;
  /** Between the header and the tools. */
  above?: ReactNode;
  below?: ReactNode;
}

/** The page of every report: its days and filters, its figures, their course, and its tables. */
export function ReportFrame({ declaration, above, below }: ReportFrameProps) {
  const text = useText();
  const daysText = useDaysText();
  const { name } = declaration;
  const place = useReportAddress(declaration);
  const [isWhole, setWhole] = useState(false);
  const { days, compare, filters, opened } = place;
  const problem = problemOf(days);
  const params = {
    from: days.from,
    to: addDays(days.last, 1),
    ...(compare && { compare }),
    ...filterParams(filters),
  };
  const { data, error, isPlaceholderData, refetch } = useGetReport(name, params, {
    query: {
      enabled: problem === undefined,
      staleTime: 0,
      // Never that of another report, which has other figures.
      placeholderData: (previous, query) =>
        query?.queryKey.includes(name) ? keepPreviousData(previous) : undefined,
      meta: { handledCodes: ['validation_failed', 'company_account_required'] },
    },
  });
  const clientName = useClientName(filters.client);
  const refusal = problem ?? refusalOf(error);
  if (asApiError(error)?.problem.code === 'company_account_required') return <CompaniesOnly />;
  return (
    <>
      <PrintStyle />
      <PageHeader
        title={text(`reports.title.${name}`)}
        description={text(`reports.lead.${name}`)}
        actions={
          <ReportTools
            place={place}
            declaration={declaration}
            report={data}
            onPrint={() => {
              setWhole(true);
              void whenDrawn().then(() => {
                window.print();
              });
            }}
          />
        }
      />
      {above}
      <Printed>{daysText(days)}</Printed>
      <Toolbar place={place} declaration={declaration} clientName={clientName} />
      {refusal !== undefined ? (
        <Refusal reason={refusal} days={days} onReset={place.reset} />
      ) : error ? (
        <Panel>
          <FailedState onRetry={() => void refetch()} />
        </Panel>
      ) : data ? (
        <ShownReportProvider value={{ report: data, place, isWhole }}>
          <Shown aria-busy={isPlaceholderData}>
            {isPlaceholderData && <Line />}
            <ReportBody declaration={declaration} />
          </Shown>
          {opened && (
            <Suspense>
              <RowsDialog opened={opened} onClose={place.close} />
            </Suspense>
          )}
        </ShownReportProvider>
      ) : (
        <Panel>
          <LinesSkeleton lines={8} height={32} />
        </Panel>
      )}
      {below}
    </>
  );
}

/** Milliseconds that a chart is waited for. */
const patience = 5_000;

/** Once the chart has been drawn, or its code could not be loaded. */
async function whenDrawn(): Promise<void> {
  await import('../chart/course-chart.tsx').catch(() => undefined);
  const end = performance.now() + patience;
  const frame = () => new Promise(requestAnimationFrame);
  do await frame();
  while (document.querySelector(`[${drawingMark}]:empty`) && performance.now() < end);
  await frame();
}
