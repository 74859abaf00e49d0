import styled from '@emotion/styled';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { shipmentPaths } from '../paths.ts';
import { ArrowBackIcon } from '../../../ui/icons.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { isFromList } from '../from-list.ts';

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 28,
  marginBlockEnd: 8,
  color: colors.inkMuted,
  ...typeScale.small,
  textDecoration: 'none',
  '&:hover': { color: colors.verdigris },
});

/** Leads back to the list, in its previous state if the person came from it. */
export function BackToList() {
  const text = useText();
  const navigate = useNavigate();
  const cameFromList = isFromList(useLocation().state);
  return (
    <Back
      to={shipmentPaths.list}
      onClick={(event) => {
        if (!cameFromList || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowBackIcon size={16} />
      {text('shipments.list.title')}
    </Back>
  );
}
