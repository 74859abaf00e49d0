import { safeReturnPath } from '../../../common/return-path.ts';
import { useText } from '../../i18n/use-text.ts';
import { billingPaths } from '../billing/paths.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { ButtonAnchor } from '../../ui/controls/button-anchor.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import type { ButtonStyle } from '../../ui/controls/button-style.ts';

interface ContinueButtonProps extends ButtonStyle {
  /** The page that the person came from, as accepted by the server. */
  returnUrl: string | undefined;
}

/** Continues to the page that the person came from, or else to the balance. */
export function ContinueButton({ returnUrl = '', ...look }: ContinueButtonProps) {
  const text = useText();
  const path = safeReturnPath(returnUrl);
  if (path === null && /^https?:\/\//.test(returnUrl)) {
    return (
      <ButtonAnchor {...look} href={returnUrl}>
        {text('checkout.continue')}
      </ButtonAnchor>
    );
  }
  return (
    <ButtonLink {...look} to={path ?? billingPaths.overview}>
      {text(labelOf(path))}
    </ButtonLink>
  );
}

function labelOf(path: string | null): string {
  if (path === null || path === billingPaths.overview) return 'checkout.toBilling';
  if (path.startsWith(shipmentPaths.create)) return 'checkout.toShipment';
  return path.startsWith(shipmentPaths.import) ? 'checkout.toImport' : 'checkout.continue';
}
