import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
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
          <Button component={Link} to={paths.createShipment}>
            {text('shipments.list.create')}
          </Button>
          <Button component={Link} to={paths.priceShipment} variant="outlined">
            {text('shipments.list.none.price')}
          </Button>
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
        <Button variant="outlined" onClick={onClear}>
          {text('shipments.list.clear')}
        </Button>
      }
    />
  );
}
