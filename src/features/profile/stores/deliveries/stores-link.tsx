import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { ArrowBackIcon } from '../../../../ui/icons.tsx';
import { profileTabPath } from '../../paths.ts';

/** Back to all stores. */
export function StoresLink() {
  const text = useText();
  return (
    <ButtonLink
      to={profileTabPath('integrations')}
      variant="outline"
      size="small"
      startIcon={<ArrowBackIcon size={16} />}
    >
      {text('profile.stores.all')}
    </ButtonLink>
  );
}
