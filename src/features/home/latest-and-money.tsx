import styled from '@emotion/styled';
import { BalancePanel } from './balance-panel.tsx';
import { CouriersPanel } from './couriers-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { QuestionnaireOffer } from './questionnaire-offer.tsx';
import { RatingInvitation } from './rating-invitation.tsx';
import { RecentShipments } from './recent-shipments.tsx';
import { WithSide } from './with-side.ts';

const Beside = styled('div')({ display: 'grid', gap: 16, minInlineSize: 0 });

/** The latest shipments, with the balance, the plan and the best couriers beside them. */
export function LatestAndMoney() {
  return (
    <WithSide>
      <RecentShipments />
      <Beside>
        <BalancePanel />
        <PlanPanel />
        <QuestionnaireOffer />
        <RatingInvitation />
        <CouriersPanel />
      </Beside>
    </WithSide>
  );
}
