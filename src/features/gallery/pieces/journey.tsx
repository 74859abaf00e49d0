import type { TrackingState } from '../../../../common/tracking-progress.ts';
import type { HistoryEvent } from '../../../shared/journey/history-event.ts';
import { JourneyTimeline } from '../../../shared/journey/journey-timeline.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Journey', States };

function States() {
  const sample = useSample();
  const names: Partial<Record<TrackingState, string>> = {
    created: sample('تم إنشاء الشحنة', 'Shipment created'),
    picked_up: sample('استلمتها شركة الشحن', 'Collected'),
    in_transit: sample('في الطريق', 'In transit'),
    out_for_delivery: sample('خرجت للتوصيل', 'Out for delivery'),
    delivery_attempted: sample('محاولة توصيل', 'Delivery attempted'),
    delivered: sample('تم التوصيل', 'Delivered'),
    returning: sample('في طريق الإرجاع', 'On its way back'),
    returned: sample('تم الإرجاع إلى المرسل', 'Returned to sender'),
  };
  const nameOf = (status: TrackingState) => names[status] ?? status;
  const events: HistoryEvent[] = [
    {
      tracking_status: 'out_for_delivery',
      occurred_at: '2026-11-21T06:42:00Z',
      place: sample('أبها', 'Abha'),
      words: { text: sample('خرجت مع المندوب', 'With the driver') },
    },
    {
      tracking_status: 'delivery_attempted',
      occurred_at: '2026-11-20T21:05:00Z',
      place: sample('أبها', 'Abha'),
      reason: sample('المستلم غير موجود', 'Receiver absent'),
      words: { text: '“Consignee at work until 17:00”', language: 'en' },
    },
    {
      tracking_status: 'in_transit',
      occurred_at: '2026-11-20T20:25:00Z',
      place: sample('الرياض', 'Riyadh'),
      words: { text: sample('غادرت مركز الفرز', 'Left the sorting facility') },
    },
    { tracking_status: 'picked_up', occurred_at: '2026-11-20T15:50:00Z' },
    {
      tracking_status: 'created',
      occurred_at: '2026-11-19T09:32:00Z',
      place: sample('الرياض', 'Riyadh'),
    },
  ];
  return (
    <>
      <State name="on its way">
        <JourneyTimeline
          status="out_for_delivery"
          events={events}
          nameOf={nameOf}
          expectedOn="2026-11-22"
        />
      </State>
      <State name="returned">
        <JourneyTimeline status="returned" events={events} nameOf={nameOf} />
      </State>
      <State name="just booked">
        <JourneyTimeline status="created" events={events.slice(4)} nameOf={nameOf} />
      </State>
      <State name="loading">
        <JourneyTimeline status="in_transit" events={undefined} nameOf={nameOf} />
      </State>
    </>
  );
}
