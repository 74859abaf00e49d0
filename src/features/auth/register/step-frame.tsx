import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Stepper } from '../../../shared/journey/stepper.tsx';
import { steps, type Step } from './steps.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24 });

/** A step of registration below the row of all four steps. */
export function StepFrame({ step, children }: { step: Step; children: ReactNode }) {
  const text = useText();
  const here = steps.indexOf(step);
  return (
    <Root>
      <Stepper
        numbered
        steps={steps.map((each, index) => ({
          key: each,
          label: text(`auth.register.step.${each}`),
          state: index < here ? 'done' : index === here ? 'current' : 'ahead',
        }))}
      />
      <div>{children}</div>
    </Root>
  );
}
