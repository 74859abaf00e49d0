import { useListStores } from '../../../../api/generated/stores/stores.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { profileTabPath } from '../../../profile/paths.ts';

/** Why there are no orders: no store is connected, or none has sent any. */
export function NoOrders() {
  const text = useText();
  const { data, isPending } = useListStores();
  if (isPending) return <LinesSkeleton lines={4} />;
  const why = data?.data.length === 0 ? 'noStore' : 'none';
  return (
    <EmptyState
      title={text(`shipments.orders.${why}.title`)}
      description={text(`shipments.orders.${why}.lead`)}
      action={
        <ButtonLink
          to={profileTabPath('integrations')}
          variant={why === 'noStore' ? 'solid' : 'outline'}
        >
          {text(`shipments.orders.${why}.action`)}
        </ButtonLink>
      }
    />
  );
}
