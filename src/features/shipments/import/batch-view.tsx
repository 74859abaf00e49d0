import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors.ts';
import type { ImportBatch } from '../../../api/generated/model/import-batch.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { shipmentPaths, stepParameter } from '../paths.ts';
import { BatchName } from './batch-name.tsx';
import { ShownStep } from './shown-step.tsx';
import { StepBar } from './step-bar.tsx';
import { shownStep, type ImportStep } from './steps.ts';
import { useImportBatch } from './use-import-batch.ts';

/** Statuses of an address that leads to no batch. */
const gone: readonly (number | undefined)[] = [400, 404];

/** A batch: what it is, the step that it has reached or that the person went back to. */
export function BatchView({ id }: { id: string }) {
  const text = useText();
  const { data: batch, error, refetch } = useImportBatch(id);
  // The router sees one page in the list, the start and all batches.
  useEffect(focusHeading, []);
  const isGone = gone.includes(asApiError(error)?.status);
  return (
    <>
      <PageHeader
        title={text('shipments.import.title')}
        description={batch && <BatchName batch={batch} rows={batch.counts.rows} />}
        actions={
          <ButtonLink to={shipmentPaths.import} variant="outline">
            {text('shipments.import.others')}
          </ButtonLink>
        }
      />
      {batch && <Steps batch={batch} />}
      {!batch && (
        <Panel>
          {error === null && <LinesSkeleton lines={6} height={28} />}
          {error !== null && !isGone && <FailedState onRetry={() => void refetch()} />}
          {isGone && (
            <EmptyState
              art="search"
              title={text('shipments.import.gone.title')}
              description={text('shipments.import.gone.lead')}
              action={
                <ButtonLink to={shipmentPaths.import}>{text('shipments.import.others')}</ButtonLink>
              }
            />
          )}
        </Panel>
      )}
    </>
  );
}

function Steps({ batch }: { batch: ImportBatch }) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(stepParameter);
  const step = shownStep(batch, wanted);
  const go = (next: ImportStep) => {
    setParams((now) => {
      now.set(stepParameter, next);
      return now;
    });
  };
  const { status } = batch;
  const before = useRef({ status, step });
  useEffect(() => {
    const { current } = before;
    before.current = { status, step };
    // Where the person went to has led on.
    if (current.status !== status && wanted !== null) {
      setParams(
        (now) => {
          now.delete(stepParameter);
          return now;
        },
        { replace: true },
      );
    }
    if (current.step !== step) focusHeading();
  }, [status, step, wanted, setParams]);
  return (
    <>
      <StepBar batch={batch} current={step} onGo={go} />
      <ShownStep batch={batch} step={step} onGo={go} />
    </>
  );
}
