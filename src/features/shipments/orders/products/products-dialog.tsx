import { useState } from 'react';
import { useListUnknownSkus } from '../../../../api/generated/store-orders/store-orders.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { FailedState } from '../../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { HeldDialog } from '../../../../ui/forms/held-dialog.tsx';
import { AddProduct } from './add-product.tsx';
import { UnknownList } from './unknown-list.tsx';

interface ProductsDialogProps {
  /** The code to add at once; without it, the codes are listed. */
  sku?: string;
  onClose: () => void;
}

/** Product codes in orders of which the account has no product, and the form that adds one. */
export function ProductsDialog({ sku, onClose }: ProductsDialogProps) {
  const text = useText();
  const { data, isError, refetch } = useListUnknownSkus();
  const [chosen, setChosen] = useState(sku ?? null);
  const toList = () => {
    setChosen(null);
  };
  if (chosen === null) {
    return (
      <HeldDialog title={text('shipments.orderProducts.title')} onClose={onClose}>
        {data ? (
          <UnknownList skus={data.data} onAdd={setChosen} />
        ) : isError ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton lines={4} height={44} />
        )}
      </HeldDialog>
    );
  }
  return (
    <HeldDialog
      title={text('shipments.orderProducts.add')}
      back={
        sku === undefined
          ? { label: text('shipments.orderProducts.back'), onBack: toList }
          : undefined
      }
      onClose={onClose}
    >
      {data || isError ? (
        <AddProduct
          key={chosen}
          sku={chosen}
          known={data?.data.find((each) => each.sku === chosen)}
          onDone={sku === undefined ? toList : onClose}
        />
      ) : (
        <LinesSkeleton lines={4} height={44} />
      )}
    </HeldDialog>
  );
}
