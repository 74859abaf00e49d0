import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ArrowBackIcon } from '../../ui/icons.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { isFromList } from './from-list.ts';

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

interface BackToProps {
  to: string;
  children: ReactNode;
}

/** Leads back to a list, in its previous state if the person came from it. */
export function BackTo({ to, children }: BackToProps) {
  const navigate = useNavigate();
  const cameFromList = isFromList(useLocation().state);
  return (
    <Back
      to={to}
      onClick={(event) => {
        if (!cameFromList || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowBackIcon size={16} />
      {children}
    </Back>
  );
}
