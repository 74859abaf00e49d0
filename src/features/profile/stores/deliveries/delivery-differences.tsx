import type { StoreDifference } from '../../../../api/generated/model/store-difference.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';

/** What became different when a delivery was read again. */
export function DeliveryDifferences({ differences }: { differences: readonly StoreDifference[] }) {
  const text = useText();
  if (differences.length === 0) {
    return <Notice tone="info">{text('profile.stores.delivery.same')}</Notice>;
  }
  return (
    <>
      <Notice tone="success">{text('profile.stores.delivery.different')}</Notice>
      <Facts
        facts={differences.map(({ part, from, to }) => ({
          label: text(`profile.stores.delivery.part.${nameOf(part)}`),
          value: (
            <>
              <del>
                <bdi>{from}</bdi>
              </del>{' '}
              <ins>
                <bdi>{to}</bdi>
              </ins>
            </>
          ),
          wide: true,
        }))}
      />
    </>
  );
}

const WHOLE: ReadonlySet<string> = new Set(['number', 'status', 'payment', 'lines']);
const OF_PRODUCT: ReadonlySet<string> = new Set(['sku', 'product_name', 'quantity', 'price']);

/** Fields of an order are named by what they are of. */
function nameOf(part: string): string {
  if (WHOLE.has(part)) return part;
  if (part.startsWith('receiver.')) return 'receiver';
  return OF_PRODUCT.has(part) ? 'product' : 'shipment';
}
