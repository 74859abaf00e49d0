import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { lazyModule } from '../../../../ui/lazy-module.ts';
import type { OrderForm } from './product-values.ts';

const [useFurther, loadFurther] = lazyModule(() => import('./further-products.tsx'));

/** The products after the first. Most orders have none, so the code loads when needed. */
export function ProductAdder() {
  const { control } = useFormContext<OrderForm>();
  const text = useText();
  const further = useFurther();
  const hasSome = useWatch({ control, name: 'further_products' }).length > 0;
  const [isWanted, setWanted] = useState(false);
  if (hasSome && !isWanted) setWanted(true);
  useEffect(() => {
    if (isWanted) loadFurther();
  }, [isWanted]);

  if (isWanted && further) return <further.FurtherProducts />;
  return (
    <Button
      variant="outline"
      startIcon={<PlusIcon size={16} />}
      loading={isWanted && further === undefined}
      onClick={() => {
        setWanted(true);
        loadFurther();
      }}
    >
      {text('shipments.create.product.add')}
    </Button>
  );
}
