import { DateInput } from '../../../ui/forms/date-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Date and time', States };

function States() {
  const sample = useSample();
  return (
    <>
      <FieldStates
        label={sample('يوم الاستلام', 'Day of collection')}
        help={sample('من الغد إلى آخر الشهر', 'From tomorrow to the end of the month')}
        empty=""
        filled="2026-11-24"
        wrong="2026-11-27"
        fault="not_served_day"
      >
        {(field) => <DateInput {...field} kind="day" from="2026-11-22" to="2026-11-30" />}
      </FieldStates>
      <FieldStates
        label={sample('وقت الاستلام', 'Time of collection')}
        help={sample('بين التاسعة والخامسة', 'Between nine and five')}
        empty=""
        filled="09:30"
      >
        {(field) => <DateInput {...field} kind="time" from="09:00" to="17:00" />}
      </FieldStates>
    </>
  );
}
