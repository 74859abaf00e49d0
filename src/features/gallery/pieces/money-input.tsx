import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Money input', States };

function States() {
  const sample = useSample();
  return (
    <>
      <FieldStates
        label={sample('المبلغ المطلوب تحصيله', 'Amount to collect')}
        help={sample('تحصّله شركة الشحن من المستلم', 'The courier collects it from the receiver')}
        empty={null as number | null}
        filled={45_050}
        wrong={100_000_001}
        fault='max {"maximum":100000000}'
      >
        {(field) => <MoneyInput {...field} />}
      </FieldStates>
      <FieldStates
        label={sample('قيمة البضاعة', 'Value of the goods')}
        help={sample('بالدولار الأمريكي', 'In US dollars')}
        empty={null as number | null}
        filled={45_050}
        wrong={0}
        fault="positive"
      >
        {(field) => <MoneyInput {...field} currency="USD" />}
      </FieldStates>
    </>
  );
}
