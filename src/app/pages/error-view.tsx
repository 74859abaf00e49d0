import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { homePath } from '../../features/home/paths.ts';
import { BalanceArt } from '../../ui/brand/balance-art.tsx';
import { ButtonAnchor } from '../../ui/controls/button-anchor.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PageTitle } from '../../ui/layout/page-header.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { colors, type, typeScale } from '../../ui/theme/tokens.ts';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 10,
  paddingBlock: '5vh',
  textAlign: 'center',
});
const Code = styled('p')({
  color: colors.brassText,
  ...typeScale.body,
  fontWeight: 600,
  marginBlockStart: 16,
});
const Heading = styled('h1')({ ...type.h1 });
const Description = styled('p')({
  color: colors.inkMuted,
  maxInlineSize: '52ch',
  overflowWrap: 'anywhere',
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  marginBlockStart: 20,
});

interface ErrorViewProps {
  status: number;
  title: string;
  description: string;
}

/** An error in place of a screen: status code, status message and description. */
export function ErrorView({ status, title, description }: ErrorViewProps) {
  const text = useText();
  return (
    <Root>
      <PageTitle title={title} />
      <BalanceArt pose={status === 404 ? 'search' : 'tilted'} width={220} />
      <Code>
        <Ltr>{status}</Ltr>
      </Code>
      <Heading tabIndex={-1}>{title}</Heading>
      <Description>{description}</Description>
      <Actions>
        <ButtonAnchor href={homePath}>{text('app.toHome')}</ButtonAnchor>
        {status !== 404 && (
          <Button
            variant="outline"
            onClick={() => {
              location.reload();
            }}
          >
            {text('app.error.reload')}
          </Button>
        )}
      </Actions>
    </Root>
  );
}
