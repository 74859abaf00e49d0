import styled from '@emotion/styled';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { shipmentPaths } from '../shipments/paths.ts';

const Greeting = styled('p')({
  color: colors.inkMuted,
  ...typeScale.lead,
  // There the heading and the button fill the line.
  '@media (max-width: 599.95px)': { display: 'none' },
});

// On wide screens the navigation beside it has the same button.
const Create = styled('div')({ '@media (min-width: 1024px)': { display: 'none' } });

/** One line above everything: the name of the page, a greeting and the main button. */
export function HomeHeader() {
  const text = useText();
  const { data: profile } = useGetProfile();
  return (
    <PageHeader
      title={text('home.title')}
      aside={<Greeting>{profile && text('home.greeting', { name: profile.first_name })}</Greeting>}
      actions={
        <Create>
          <ButtonLink to={shipmentPaths.create} startIcon={<PlusIcon />}>
            {text('home.create')}
          </ButtonLink>
        </Create>
      }
    />
  );
}
