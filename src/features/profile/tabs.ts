import { lazy, type ComponentType } from 'react';
import type { Profile } from '../../api/generated/model/profile.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import type { TabProps } from './tab-props.ts';

interface ProfileTab {
  /** Value of `?tab=` in the address, and end of the message id of its label. */
  id: string;
  /** Companies only have it. */
  companyOnly?: true;
  Part: ComponentType<TabProps>;
}

/** A tab that loads when it is opened, with texts of its own and those of `folders`. */
function tab(
  id: string,
  load: () => Promise<ComponentType<TabProps>>,
  folders: string[] = [],
): ProfileTab {
  const Part = lazy(async () => ({
    default: await withTexts([`profile/${id}`, ...folders], load()),
  }));
  return { id, Part };
}

/** The parts of the profile, in their order; the first is shown where none is named. */
const tabs: readonly ProfileTab[] = [
  tab('personal', async () => (await import('./personal/personal-tab.tsx')).PersonalTab, ['auth']),
  tab('security', async () => (await import('./security/security-tab.tsx')).SecurityTab, ['auth']),
  tab(
    'integrations',
    async () => (await import('./integrations/integrations-tab.tsx')).IntegrationsTab,
  ),
  {
    ...tab(
      'questionnaire',
      async () => (await import('./questionnaire/questionnaire-tab.tsx')).QuestionnaireTab,
    ),
    companyOnly: true,
  },
  tab('data', async () => (await import('./data/data-tab.tsx')).DataTab),
];

/** What this account has. */
export function tabsOf({ account_type }: Profile): readonly ProfileTab[] {
  return tabs.filter(({ companyOnly }) => !companyOnly || account_type === 'company');
}
