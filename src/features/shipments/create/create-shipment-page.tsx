import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getGetShipmentDraftQueryKey } from '../../../api/generated/drafts/drafts.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useText } from '../../../i18n/use-text.ts';
import { draftParameter } from '../paths.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BookingForm } from './booking-form.tsx';
import { bookingTab } from './booking-tab.ts';
import { useBookingStart } from './use-booking-start.ts';

/** Books a shipment with the chosen price, or with one chosen here. */
export function Component() {
  const text = useText();
  const { data: profile, isError, refetch } = useGetProfile();
  return (
    <>
      <PageHeader title={text('shipments.create.title')} />
      {profile ? (
        <RequestedForm key={profile.id} profile={profile} />
      ) : (
        <FormPlaceholder isError={isError} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** The form that the address names, or later another one opened from within. */
function RequestedForm({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [{ turn, address }, setRequested] = useState({ turn: 0, address: params });
  const open = useCallback(
    (draft: string | null) => {
      bookingTab(profile).forget();
      if (draft) client.removeQueries({ queryKey: getGetShipmentDraftQueryKey(draft) });
      const next = new URLSearchParams(draft ? { [draftParameter]: draft } : {});
      setParams(next, { replace: true });
      setRequested((before) => ({ turn: before.turn + 1, address: next }));
    },
    [client, profile, setParams],
  );
  return <OpenedForm key={turn} profile={profile} address={address} onOpen={open} />;
}

interface OpenedFormProps {
  profile: Profile;
  address: URLSearchParams;
  onOpen: (draftId: string | null) => void;
}

function OpenedForm({ profile, address, onOpen }: OpenedFormProps) {
  const { start, isError, retry } = useBookingStart(profile, address);
  if (!start) return <FormPlaceholder isError={isError} onRetry={retry} />;
  return <BookingForm profile={profile} start={start} onOpen={onOpen} />;
}

/** Takes the form's place until it loads. */
function FormPlaceholder({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return (
    <Panel>
      {isError ? <FailedState onRetry={onRetry} /> : <LinesSkeleton lines={8} height={44} />}
    </Panel>
  );
}
