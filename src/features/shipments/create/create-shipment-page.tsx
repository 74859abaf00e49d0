import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BookingForm } from './booking-form.tsx';

/** Books a shipment with the price that was chosen, or with one chosen here. */
export function CreateShipmentPage() {
  const text = useText();
  const { data: profile, isError, refetch } = useGetProfile();
  return (
    <>
      <PageHeader title={text('shipments.create.title')} />
      {profile ? (
        <BookingForm key={profile.id} profile={profile} />
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
