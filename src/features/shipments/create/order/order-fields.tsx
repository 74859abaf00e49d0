import { OrderExtras } from './order-extras.tsx';
import { OrderLine } from './order-line.tsx';
import { ProductAdder } from './product-adder.tsx';

/** The products of an order, with all that may be said of them. */
export function OrderFields() {
  return (
    <>
      <OrderLine />
      <ProductAdder />
      <OrderExtras />
    </>
  );
}
