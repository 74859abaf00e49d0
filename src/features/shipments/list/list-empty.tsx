import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { pricingPath } from '../../pricing/paths.ts';
import { shipmentPaths } from '../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** The list of an account that has not shipped yet, with the way to its first shipment. */
export function NeverShipped() {
  const text = useText();
  return (
    <EmptyState
      title={text('shipments.list.none.title')}
      description={text('shipments.list.none.description')}
      action={
        <>
          <ButtonLink to={shipmentPaths.create}>{text('shipments.list.create')}</ButtonLink>
          <ButtonLink to={pricingPath} variant="outline">
            {text('shipments.list.none.price')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Nothing matches; lets go of what narrows the list. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const text = useText();
  return (
    <EmptyState
      art="search"
      title={text('shipments.list.notFound.title')}
      description={text('shipments.list.notFound.description')}
      action={
        <Button variant="outline" onClick={onClear}>
          {text('ui.filters.clearAll')}
        </Button>
      }
    />
  );
}
