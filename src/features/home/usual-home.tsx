import styled from '@emotion/styled';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { AttentionPanel } from '../../shared/attention/attention-panel.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { useNear } from '../../ui/use-near.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { Below } from './below.ts';
import { HomeFrame } from './home-frame.tsx';
import { QuestionnaireOffer } from './questionnaire-offer.tsx';
import { QuickPriceForm } from './quick-price-form.tsx';
import { TodayPanel } from './today/today-panel.tsx';

const LatestAndMoney = lazy(async () => ({
  default: (await import('./latest-and-money.tsx')).LatestAndMoney,
}));

const Greeting = styled('p')({
  color: colors.inkMuted,
  ...typeScale.lead,
  // There the heading and the button fill the line.
  '@media (max-width: 599.95px)': { display: 'none' },
});

// On wide screens the navigation beside it has the same button.
const Create = styled('div')({ '@media (min-width: 1024px)': { display: 'none' } });

/** Home of an account with shipments. */
export function UsualHome() {
  const text = useText();
  const { data: profile } = useGetProfile();
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => {
    setShown(true);
  }, []);
  return (
    <HomeFrame>
      <PageHeader
        title={text('home.title')}
        aside={
          <Greeting>{profile && text('home.greeting', { name: profile.first_name })}</Greeting>
        }
        actions={
          <Create>
            <ButtonLink to={shipmentPaths.create} startIcon={<PlusIcon />}>
              {text('home.create')}
            </ButtonLink>
          </Create>
        }
      />
      <QuickPriceForm isLine />
      <QuestionnaireOffer />
      <AttentionPanel isBrief onShown={show} />
      <Below hidden={!isShown}>
        <TodayPanel />
        <Later />
      </Below>
    </HomeFrame>
  );
}

/** What loads once it comes near. */
function Later() {
  const [place, isNear] = useNear<HTMLDivElement>();
  const loading = <LinesSkeleton lines={6} height={62} />;
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={loading}>
          <LatestAndMoney />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
