import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getGetShipmentDraftQueryKey } from '../../../api/generated/drafts/drafts.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useListShipments } from '../../../api/generated/shipments/shipments.ts';
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

/** Read anew each time the page is opened, and then not again. A form without it is as good. */
const newest = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/** Books a shipment with the chosen price, or with one chosen here. */
export function Component() {
  const text = useText();
  const { data: profile, isError, refetch } = useGetProfile();
  const { data: recent, isPending } = useListShipments({ limit: 1 }, { query: newest });
  return (
    <>
      <PageHeader title={text('shipments.create.title')} />
      {profile && !isPending ? (
        <RequestedForm key={profile.id} profile={profile} before={recent?.data[0]} />
      ) : (
        <FormPlaceholder isError={isError} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface RequestedFormProps {
  profile: Profile;
  /** The newest shipment, if there is one. */
  before: Shipment | undefined;
}

/** The form that the address names, or later another one opened from within. */
function RequestedForm({ profile, before }: RequestedFormProps) {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [{ turn, address }, setRequested] = useState({ turn: 0, address: params });
  const [booked, setBooked] = useState<Shipment | null>(null);
  const [last, setLast] = useState(before);
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
    setLast(shipment);
    show(new URLSearchParams());
  };
  return (
    <>
      <OpenedForm key={turn} {...{ profile, address, last }} onOpen={open} onBooked={book} />
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
  last: Shipment | undefined;
  onOpen: (draftId: string | null) => void;
  onBooked: (shipment: Shipment) => void;
}

function OpenedForm({ address, last, ...rest }: OpenedFormProps) {
  const { start, isError, retry } = useBookingStart(rest.profile, address, last);
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
