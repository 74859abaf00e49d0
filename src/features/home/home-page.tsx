import styled from '@emotion/styled';
import { useCallback, useState } from 'react';
import { AttentionPanel } from '../../shared/attention/attention-panel.tsx';
import { layout } from '../../ui/theme/tokens.ts';
import { BalancePanel } from './balance-panel.tsx';
import { CouriersPanel } from './couriers-panel.tsx';
import { Hero } from './hero.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { QuestionnaireOffer } from './questionnaire-offer.tsx';
import { RatingInvitation } from './rating-invitation.tsx';
import { RecentShipments } from './recent-shipments.tsx';

const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: 24,
  maxInlineSize: layout.content + 64,
  marginInline: 'auto',
  padding: '32px 32px 64px',
  '@media (max-width: 1179.95px)': { gridTemplateColumns: '1fr' },
  '@media (max-width: 599.95px)': { padding: '20px 16px 48px', gap: 16 },
});
const Column = styled('div')({ display: 'grid', gap: 'inherit', minInlineSize: 0 });
/** What stands below another panel loads unseen until that has its height, and then stays in place. */
const Below = styled(Column)({ '&[hidden]': { display: 'none' } });
const Beside = styled(Column)({
  '&[hidden]': { '@media (max-width: 1179.95px)': { display: 'none' } },
});

/** Home: prices for a parcel, what needs attention, recent shipments and the balance. */
export function Component() {
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => {
    setShown(true);
  }, []);
  return (
    <>
      <Hero />
      <Content>
        <QuestionnaireOffer />
        <Column>
          <AttentionPanel onShown={show} />
          <Below hidden={!isShown}>
            <RecentShipments />
          </Below>
        </Column>
        <Beside hidden={!isShown}>
          <BalancePanel />
          <PlanPanel />
          <RatingInvitation />
          <CouriersPanel />
        </Beside>
      </Content>
    </>
  );
}
