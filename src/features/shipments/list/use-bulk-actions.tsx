import { lazy, Suspense, useState } from 'react';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { CloseIcon, CopyIcon, LabelIcon } from '../../../ui/icons.tsx';
import { useKeptOnDevice } from '../../../ui/kept-on-device.ts';
import type { BulkAction } from '../../../ui/table/bulk-bar.tsx';
import { readKeptBatch } from '../labels/kept-batch.ts';
import type { BulkTask } from './bulk-work.tsx';

// One module: listing the dependencies of each dialog separately would cost the page more than it
// saves.
const BulkWork = lazy(async () => ({
  default: (await withTexts(['shipments/list', 'shipments/labels'], import('./bulk-work.tsx')))
    .BulkWork,
}));

/**
 * Actions on several shipments at once, and the dialogs that show their progress.
 *
 * @param owner the account that a file of labels is stored for.
 */
export function useBulkActions(owner: string | undefined) {
  const text = useText();
  const [task, setTask] = useState<BulkTask>();
  const [kept, keepBatch] = useKeptOnDevice('labels.batch', owner, readKeptBatch);
  const bulkActions: readonly BulkAction<Shipment>[] = [
    {
      id: 'labels',
      label: text('shipments.bulkLabels'),
      icon: <LabelIcon size={16} />,
      run: (shipments) => {
        setTask({ kind: 'labels', shipments });
      },
    },
    {
      id: 'again',
      label: text('shipments.bulkAgain'),
      icon: <CopyIcon size={16} />,
      run: (shipments) => {
        setTask({ kind: 'again', shipments });
      },
    },
    {
      id: 'cancel',
      label: text('shipments.bulkCancel'),
      icon: <CloseIcon size={16} />,
      danger: true,
      run: (shipments, unselect) => {
        setTask({ kind: 'cancel', shipments, unselect });
      },
    },
  ];
  const work = (task ?? kept) && (
    <Suspense>
      <BulkWork task={task} onTask={setTask} kept={kept} keepBatch={keepBatch} />
    </Suspense>
  );
  return { bulkActions, work };
}
