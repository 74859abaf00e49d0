import { lazy, type ComponentType } from 'react';
import type { Profile } from '../../api/generated/model/profile.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import type { TabProps } from './tab-props.ts';

interface ProfileTab {
  /** Value of `?tab=` in the address, and end of its label's message id. */
  id: string;
  /** For companies only. */
  companyOnly?: true;
  Part: ComponentType<TabProps>;
}

/** A tab that loads when opened, with its own texts and those of `folders`. */
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

/** The parts of the profile in order. The first is the default. */
const tabs: readonly ProfileTab[] = [
  tab('personal', async () => (await import('./personal/personal-tab.tsx')).PersonalTab, ['auth']),
  tab('security', async () => (await import('./security/security-tab.tsx')).SecurityTab, ['auth']),
  tab(
    'integrations',
    async () => (await import('./integrations/integrations-tab.tsx')).IntegrationsTab,
  ),
  tab('rules', async () => (await import('./rules/rules-tab.tsx')).RulesTab),
  {
    ...tab(
      'questionnaire',
      async () => (await import('./questionnaire/questionnaire-tab.tsx')).QuestionnaireTab,
    ),
    companyOnly: true,
  },
  tab('activity', async () => (await import('./activity/activity-tab.tsx')).ActivityTab),
  tab('data', async () => (await import('./data/data-tab.tsx')).DataTab),
];

/** The tabs of an account. */
export function tabsOf({ account_type }: Profile): readonly ProfileTab[] {
  return tabs.filter(({ companyOnly }) => !companyOnly || account_type === 'company');
}
