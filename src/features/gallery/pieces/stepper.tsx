import { Stepper, type Step } from '../../../shared/journey/stepper.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Stepper', States };

function States() {
  const sample = useSample();
  const labels = [
    sample('بيانات العميل', 'Client data'),
    sample('بيانات الحساب', 'Account data'),
    sample('رمز التحقق', 'Verification code'),
    sample('بيانات إضافية', 'Extra data'),
  ];
  const stepsAt = (here: number, state: Step['state'] = 'current'): Step[] =>
    labels.map((label, index) => ({
      key: label,
      label,
      state: index < here ? 'done' : index === here ? state : 'ahead',
    }));
  return (
    <>
      <State name="across, numbered, at the first step" wide>
        <Stepper numbered steps={stepsAt(0)} />
      </State>
      <State name="across, numbered, at the third" wide>
        <Stepper numbered steps={stepsAt(2)} />
      </State>
      <State name="across, the third has failed" wide>
        <Stepper numbered steps={stepsAt(2, 'failed')} />
      </State>
      <State name="down">
        <Stepper direction="down" steps={stepsAt(1)} />
      </State>
      <State name="down, failed, with notes">
        <Stepper
          direction="down"
          steps={stepsAt(2, 'failed').map((step) => ({
            ...step,
            note:
              step.state === 'failed'
                ? sample('انتهت صلاحية الرمز', 'The code has expired')
                : undefined,
          }))}
        />
      </State>
      <State name="all done">
        <Stepper direction="down" steps={stepsAt(4)} />
      </State>
      <State name="across, ended" wide>
        <Stepper steps={stepsAt(2, 'ended').filter(({ state }) => state !== 'ahead')} />
      </State>
    </>
  );
}
