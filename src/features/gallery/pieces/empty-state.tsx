import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Empty state', States };

function States() {
  const sample = useSample();
  return (
    <>
      <State name="nothing yet, with the way on">
        <EmptyState
          title={sample('لم تشحن شيئًا بعد', 'Nothing shipped yet')}
          description={sample(
            'تظهر شحناتك هنا من أول شحنة تنشئها.',
            'Your shipments appear here from the first one on.',
          )}
          action={
            <>
              <Button>{sample('إنشاء شحنة', 'Create a shipment')}</Button>
              <Button variant="outline">{sample('قارن الأسعار', 'Compare prices')}</Button>
            </>
          }
        />
      </State>
      <State name="no results">
        <EmptyState
          art="search"
          title={sample('لا توجد شحنات بهذه الشروط', 'No shipments match')}
          action={<Button variant="outline">{sample('مسح الشروط', 'Clear the filters')}</Button>}
        />
      </State>
      <State name="no balance">
        <EmptyState
          art="unpaid"
          title={sample('ليس لديك رصيد', 'You don’t have a balance')}
          description={sample('أضف رصيدًا لتدفع منه أجرة الشحن.', 'Top up to pay for shipping.')}
          action={<Button>{sample('إضافة رصيد', 'Top up')}</Button>}
        />
      </State>
      <State name="done">
        <EmptyState
          art="level"
          title={sample('كل شيء على ما يرام', 'All is well')}
          description={sample('لا شيء يحتاج إلى انتباهك.', 'Nothing needs your attention.')}
        />
      </State>
    </>
  );
}
