import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getGetShipmentDraftQueryKey } from '../../../api/generated/drafts/drafts.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useText } from '../../../i18n/use-text.ts';
import { draftParameter } from '../paths.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BookingForm, loadCreated } from './booking-form.tsx';
import { bookingTab } from './booking-tab.ts';
import { useBookingStart } from './use-booking-start.ts';

const CreatedDialog = lazy(loadCreated);

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
  const [booked, setBooked] = useState<Shipment | null>(null);
  const show = useCallback(
    (next: URLSearchParams) => {
      bookingTab(profile).forget();
      setRequested((before) => ({ turn: before.turn + 1, address: next }));
    },
    [profile],
  );
  const open = useCallback(
    (draft: string | null) => {
      if (draft) client.removeQueries({ queryKey: getGetShipmentDraftQueryKey(draft) });
      const next = new URLSearchParams(draft ? { [draftParameter]: draft } : {});
      setParams(next, { replace: true });
      show(next);
    },
    [client, setParams, show],
  );
  const book = (shipment: Shipment) => {
    setBooked(shipment);
    show(new URLSearchParams());
  };
  return (
    <>
      <OpenedForm key={turn} profile={profile} address={address} onOpen={open} onBooked={book} />
      {booked && (
        <Suspense>
          <CreatedDialog
            shipment={booked}
            onClose={() => {
              setBooked(null);
              window.scrollTo({ top: 0 });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface OpenedFormProps {
  profile: Profile;
  address: URLSearchParams;
  onOpen: (draftId: string | null) => void;
  onBooked: (shipment: Shipment) => void;
}

function OpenedForm({ address, ...rest }: OpenedFormProps) {
  const { start, isError, retry } = useBookingStart(rest.profile, address);
  if (!start) return <FormPlaceholder isError={isError} onRetry={retry} />;
  return <BookingForm start={start} {...rest} />;
}

/** Takes the form's place until it loads. */
function FormPlaceholder({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return (
    <Panel>
      {isError ? <FailedState onRetry={onRetry} /> : <LinesSkeleton lines={8} height={44} />}
    </Panel>
  );
}
