import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { BalanceArt } from '../../ui/brand/balance-art.tsx';
import { PageTitle } from '../../ui/layout/page-header.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { colors } from '../../ui/theme/tokens.ts';
import { PlainPage } from '../shell/plain-page.tsx';

const Code = styled('p')({
  color: colors.brassText,
  fontSize: 15,
  fontWeight: 600,
  marginBlockStart: 16,
});
const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1 }));
const Description = styled('p')({
  color: colors.inkMuted,
  maxInlineSize: '52ch',
  overflowWrap: 'anywhere',
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginBlockStart: 18 });

interface ErrorViewProps {
  status: number;
  title: string;
  description: string;
}

/** A page of its own for what went wrong: status code, status message and description. */
export function ErrorView({ status, title, description }: ErrorViewProps) {
  const text = useText();
  return (
    <PlainPage>
      <PageTitle title={title} />
      <BalanceArt pose={status === 404 ? 'empty' : 'tilted'} width={220} />
      <Code>
        <Ltr>{status}</Ltr>
      </Code>
      <Heading tabIndex={-1}>{title}</Heading>
      <Description>{description}</Description>
      <Actions>
        <Button component={Link} to={paths.home}>
          {text('app.toHome')}
        </Button>
        {status !== 404 && (
          <Button
            variant="outlined"
            onClick={() => {
              location.reload();
            }}
          >
            {text('app.error.reload')}
          </Button>
        )}
      </Actions>
    </PlainPage>
  );
}
