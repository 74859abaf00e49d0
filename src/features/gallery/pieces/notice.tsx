import { Button } from '../../../ui/controls/button.tsx';
import { Notice, type NoticeTone } from '../../../ui/feedback/notice.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Notice', States };

const tones: readonly NoticeTone[] = ['info', 'success', 'warning', 'danger'];

function States() {
  const sample = useSample();
  const title = sample('تغيّر السعر', 'The price has changed');
  const words = sample(
    'انتهت مدة السعر السابق، وهذا هو السعر الجديد قبل أن تدفع.',
    'The earlier price has expired; this is the new one before you pay.',
  );
  return (
    <>
      {tones.map((tone) => (
        <State key={tone} name={tone}>
          <Notice tone={tone} title={title}>
            {words}
          </Notice>
        </State>
      ))}
      <State name="words alone">
        <Notice tone="info">{words}</Notice>
      </State>
      <State name="with a button, across the page" wide>
        <Notice
          tone="warning"
          title={title}
          action={<Button size="small">{sample('تحديث الأسعار', 'Refresh prices')}</Button>}
        >
          {words}
        </Notice>
      </State>
      <State name="with a button, narrow">
        <Notice
          tone="danger"
          title={title}
          action={<Button size="small">{sample('تحديث الأسعار', 'Refresh prices')}</Button>}
        >
          {words}
        </Notice>
      </State>
    </>
  );
}
