import { useCallback, useState } from 'react';
import { AttentionPanel } from '../../shared/attention/attention-panel.tsx';
import { Below } from './below.ts';
import { CouriersPanel } from './couriers-panel.tsx';
import { Hero } from './hero.tsx';
import { HomeFrame } from './home-frame.tsx';
import { WithSide } from './with-side.ts';
import { PlanPanel } from './plan-panel.tsx';
import { QuestionnaireOffer } from './questionnaire-offer.tsx';
import { FirstSteps } from './steps/first-steps.tsx';

/** Home of an account without shipments: prices, and the way to the first one. */
export function NewHome() {
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => {
    setShown(true);
  }, []);
  return (
    <>
      <Hero />
      <HomeFrame>
        <AttentionPanel isBrief ifAny onShown={show} />
        <Below hidden={!isShown}>
          <FirstSteps />
          <QuestionnaireOffer />
          <WithSide>
            <CouriersPanel />
            <PlanPanel />
          </WithSide>
        </Below>
      </HomeFrame>
    </>
  );
}
