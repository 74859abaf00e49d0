import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Confirm dialog', States };

const kinds = ['plain', 'danger', 'loading', 'failed'] as const;
type Kind = (typeof kinds)[number];

function States() {
  const sample = useSample();
  const [open, setOpen] = useState<Kind>();
  const close = () => {
    setOpen(undefined);
  };
  return (
    <>
      {kinds.map((kind) => (
        <State key={kind} name={kind}>
          <Button
            variant="outline"
            onClick={() => {
              setOpen(kind);
            }}
          >
            {`open ${kind}`}
          </Button>
          <ConfirmDialog
            open={open === kind}
            title={sample(
              'هل أنت متأكد من إلغاء هذه الشحنة؟',
              'Are you sure you want to cancel this shipment?',
            )}
            confirmLabel={sample('إلغاء الشحنة', 'Cancel the shipment')}
            cancelLabel={sample('إبقاؤها', 'Keep it')}
            danger={kind !== 'plain'}
            loading={kind === 'loading'}
            error={
              kind === 'failed'
                ? sample('استلمتها شركة الشحن قبل لحظات.', 'The courier has just collected it.')
                : null
            }
            onConfirm={close}
            onClose={close}
          >
            {sample(
              'يعود ما دُفع كاملًا إلى رصيدك.',
              'What was paid returns to your balance in full.',
            )}
          </ConfirmDialog>
        </State>
      ))}
    </>
  );
}
