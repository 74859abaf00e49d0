import { useText } from '../../../i18n/use-text.ts';
import { BackTo } from '../back-to.tsx';
import { shipmentPaths } from '../paths.ts';

/** Leads back to the list, in its previous state if the person came from it. */
export function BackToList() {
  const text = useText();
  return <BackTo to={shipmentPaths.list}>{text('shipments.list.title')}</BackTo>;
}
