import { trackingProgress, type TrackingState } from '../../../../common/tracking-progress.ts';
import { EventTimeline, type HistoryEvent } from '../../../shared/journey/event-timeline.tsx';
import { ProgressSteps } from '../../../shared/journey/progress-steps.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Journey and history', States };

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
      courierText: 'Out for delivery',
    },
    {
      tracking_status: 'delivery_attempted',
      occurred_at: '2026-11-20T21:05:00Z',
      place: sample('أبها', 'Abha'),
      reason: sample('المستلم غير موجود', 'Receiver absent'),
      courierText: 'Consignee not available',
    },
    {
      tracking_status: 'in_transit',
      occurred_at: '2026-11-20T20:25:00Z',
      place: sample('الرياض', 'Riyadh'),
      courierText: 'غادرت مركز الفرز',
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
      <State name="on its way" wide>
        <ProgressSteps steps={trackingProgress('out_for_delivery', events)} nameOf={nameOf} />
      </State>
      <State name="delivered" wide>
        <ProgressSteps steps={trackingProgress('delivered', events)} nameOf={nameOf} />
      </State>
      <State name="returned" wide>
        <ProgressSteps steps={trackingProgress('returned', events)} nameOf={nameOf} />
      </State>
      <State name="history, newest first">
        <EventTimeline events={events} nameOf={nameOf} />
      </State>
      <State name="a single event">
        <EventTimeline events={events.slice(4)} nameOf={nameOf} />
      </State>
    </>
  );
}
