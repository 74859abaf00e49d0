import { Button } from '../../../ui/controls/button.tsx';
import { Facts, type FactEntry } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Panel and facts', States };

function States() {
  const sample = useSample();
  const facts: FactEntry[] = [
    { label: sample('الوزن', 'Weight'), value: <WeightText grams={22_800} /> },
    { label: sample('التغليف', 'Packaging'), value: sample('كيس', 'Bag') },
    {
      label: sample('قيمة البضاعة', 'Value of the goods'),
      value: <MoneyText value={{ amount: 51_500, currency: 'SAR' }} />,
    },
    { label: sample('غير معروف', 'Unknown'), value: undefined },
    {
      label: sample('ملاحظة', 'Note'),
      value: sample('يرجى الاتصال قبل التوصيل.', 'Please call before delivery.'),
      wide: true,
    },
  ];
  return (
    <>
      <State name="panel with facts side by side">
        <Panel title={sample('الطرد', 'Parcel')}>
          <Facts facts={facts} />
        </Panel>
      </State>
      <State name="facts line by line, with a button in the heading">
        <Panel
          title={sample('الطرد والطلب', 'Parcel and order')}
          description={sample('كما أُدخل', 'As it was typed')}
          actions={
            <Button variant="text" size="small">
              {sample('تعديل', 'Edit')}
            </Button>
          }
        >
          <Facts facts={facts} arrangement="rows" />
        </Panel>
      </State>
      <State name="panel without a heading">
        <Panel>{sample('ما في الورقة وحده.', 'Nothing but what lies on the sheet.')}</Panel>
      </State>
    </>
  );
}
