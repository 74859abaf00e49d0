import { lazy, Suspense, type ReactNode } from 'react';
import type { ImportBatch } from '../../../api/generated/model/import-batch.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { ImportStep } from './steps.ts';

const FileStep = lazy(async () => ({
  default: (await withTexts('shipments/import/start', import('./start/file-step.tsx'))).FileStep,
}));
const MatchStep = lazy(async () => ({
  default: (await withTexts('shipments/import/match', import('./match/match-step.tsx'))).MatchStep,
}));
const CheckStep = lazy(async () => ({
  default: (await import('./check/check-step.tsx')).CheckStep,
}));
const texts = 'shipments/import/booking';
const ChooseStep = lazy(async () => ({
  default: (await withTexts(texts, import('./booking/choose-step.tsx'))).ChooseStep,
}));
const PayStep = lazy(async () => ({
  default: (await withTexts(texts, import('./booking/pay-step.tsx'))).PayStep,
}));
const BookStep = lazy(async () => ({
  default: (await withTexts(texts, import('./booking/book-step.tsx'))).BookStep,
}));
const ResultStep = lazy(async () => ({
  default: (await withTexts(texts, import('./booking/result-step.tsx'))).ResultStep,
}));

interface ShownStepProps {
  batch: ImportBatch;
  step: ImportStep;
  onGo: (step: ImportStep) => void;
}

/** The content of a step, which loads when the step is reached. */
export function ShownStep(props: ShownStepProps) {
  return (
    <Suspense
      fallback={
        <Panel>
          <LinesSkeleton lines={6} height={28} />
        </Panel>
      }
    >
      {contentOf(props)}
    </Suspense>
  );
}

function contentOf({ batch, step, onGo }: ShownStepProps): ReactNode {
  switch (step) {
    case 'file':
      return <FileStep batch={batch} />;
    case 'columns':
      return <MatchStep key={batch.version} batch={batch} />;
    case 'check':
      return (
        <CheckStep
          batch={batch}
          onContinue={() => {
            onGo('couriers');
          }}
        />
      );
    case 'couriers':
      return <ChooseStep batch={batch} />;
    case 'payment':
      return <PayStep batch={batch} />;
    case 'booking':
      return batch.status === 'booked' ? <ResultStep batch={batch} /> : <BookStep batch={batch} />;
  }
}
