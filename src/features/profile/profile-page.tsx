import styled from '@emotion/styled';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import type { Profile } from '../../api/generated/model/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmationHost } from '../../shared/confirmation/confirmation-host.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { tabsOf } from './tabs.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 32,
  '@media (max-width: 959.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxInlineSize: 760,
  minInlineSize: 0,
});

/** The account's data and settings, one tab at a time. */
export function Component() {
  const text = useText();
  const { data: profile, isError, refetch } = useGetProfile();
  return (
    <>
      <PageHeader title={text('profile.title')} />
      {profile ? (
        <>
          <Tabbed profile={profile} />
          <ConfirmationHost profile={profile} />
        </>
      ) : (
        <Panel>
          {isError ? (
            <FailedState onRetry={() => void refetch()} />
          ) : (
            <LinesSkeleton lines={8} height={44} />
          )}
        </Panel>
      )}
    </>
  );
}

function Tabbed({ profile }: { profile: Profile }) {
  const [params] = useSearchParams();
  const tabs = tabsOf(profile);
  const current = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  return (
    <Columns>
      <ProfileTabs ids={tabs.map(({ id }) => id)} current={current?.id} />
      <Parts>
        <Suspense
          key={current?.id}
          fallback={
            <Panel>
              <LinesSkeleton lines={6} height={44} />
            </Panel>
          }
        >
          {current && <current.Part profile={profile} />}
        </Suspense>
      </Parts>
    </Columns>
  );
}
