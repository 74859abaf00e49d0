import { Button } from '../../../ui/controls/button.tsx';
import styled from '@emotion/styled';
import { ToastCard } from '../../../ui/feedback/toast-card.tsx';
import { showToast, type Toast, type ToastContent } from '../../../ui/feedback/toast-store.ts';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Toasts', States };

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

function States() {
  const sample = useSample();
  const success: ToastContent = { tone: 'success', titleId: 'ui.copy.done' };
  const info: ToastContent = {
    tone: 'info',
    titleId: 'ui.brand',
    description: sample('أسعار اليوم محدَّثة.', 'Today’s prices are in.'),
  };
  const error: ToastContent = {
    tone: 'error',
    titleId: 'ui.failed.title',
    description: sample(
      'رفضت شركة الشحن هذا الطلب لأن عنوان المستلم خارج نطاق التغطية، ولم يُخصم من رصيدك شيء. صحّح العنوان ثم أعد المحاولة.',
      'The courier refused this booking because the receiver’s address is outside its area. Nothing was charged. Correct the address and try again.',
    ),
  };
  const undo: ToastContent = {
    tone: 'info',
    titleId: 'ui.copy.done',
    action: { labelId: 'ui.close', run: () => undefined },
  };
  return (
    <>
      <State name="opened by a button">
        <Buttons>
          <Button
            variant="outline"
            onClick={() => {
              showToast(success);
            }}
          >
            success
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              showToast(info);
            }}
          >
            info
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              showToast(error);
            }}
          >
            error
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              for (let each = 1; each <= 6; each += 1) {
                showToast({ ...error, description: `${each}. ${error.description ?? ''}` });
              }
            }}
          >
            six long ones
          </Button>
        </Buttons>
      </State>
      <State name="success">
        <Still content={success} />
      </State>
      <State name="info, with words">
        <Still content={info} />
      </State>
      <State name="with an action">
        <Still content={undo} />
      </State>
      <State name="error, long">
        <Still content={error} />
      </State>
    </>
  );
}

function Still({ content }: { content: ToastContent }) {
  const toast: Toast = { ...content, id: 0, open: true };
  return (
    <ol>
      <ToastCard toast={toast} gap={0} onClose={() => undefined} />
    </ol>
  );
}
