import styled from '@emotion/styled';
import { useLayoutEffect, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { colors, type, typeScale } from '../theme/tokens.ts';

const Root = styled('header')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '12px 24px',
  marginBlockEnd: 24,
  '@media (max-width: 599.95px)': { marginBlockEnd: 20 },
});
const Heading = styled('h1')({
  ...type.h1,
  '@media (max-width: 599.95px)': typeScale.figure,
});
const Description = styled('p')({ color: colors.inkMuted, maxInlineSize: '62ch' });
const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  '@media print': { display: 'none' },
});

interface PageHeaderProps {
  /**
   * The page's name, which may be a number: its h1 and, with the product's name, the title of the
   * tab.
   */
  title: string;
  description?: ReactNode;
  /** The page's main buttons. */
  actions?: ReactNode;
  /** Shown next to the name, such as a status. */
  aside?: ReactNode;
}

/** The top of every page. The heading gets the focus after navigation. */
export function PageHeader({ title, description, actions, aside }: PageHeaderProps) {
  return (
    <Root>
      <PageTitle title={title} />
      <div>
        <div style={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12 }}>
          <Heading tabIndex={-1}>
            <bdi>{title}</bdi>
          </Heading>
          {aside}
        </div>
        {description !== undefined && <Description>{description}</Description>}
      </div>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}

/** The title of the browser's tab, for pages whose h1 is not a PageHeader. */
export function PageTitle({ title }: { title: string }) {
  const text = useText();
  const full = text('ui.pageTitle', { title });
  // Set in an effect and not rendered, because the document has its own title until a screen is
  // shown.
  useLayoutEffect(() => {
    document.title = full;
  }, [full]);
  return null;
}
