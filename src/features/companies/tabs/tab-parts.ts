import { lazy, type ComponentType } from 'react';
import type { Courier } from '../../../api/generated/model/courier.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import type { CompanyTab } from '../paths.ts';

interface TabProps {
  courier: Courier;
}

/** A tab that loads when opened, with the texts of `folders`. */
function tab(load: () => Promise<ComponentType<TabProps>>, folders: string[] = []) {
  return lazy(async () => ({ default: await withTexts(folders, load()) }));
}

/** What each tab of a company's page shows. */
export const TAB_PARTS: Record<CompanyTab, ComponentType<TabProps>> = {
  contact: tab(async () => (await import('./contact-tab.tsx')).ContactTab),
  branches: tab(async () => (await import('./branches-tab.tsx')).BranchesTab),
  prices: tab(
    async () => (await import('./prices-tab.tsx')).PricesTab,
    ['companies/compare', 'companies/changes'],
  ),
  ratings: tab(async () => (await import('../ratings-tab.tsx')).RatingsTab),
  photos: tab(async () => (await import('./photos-tab.tsx')).PhotosTab),
  compare: tab(async () => (await import('./nearest-tab.tsx')).NearestTab, ['companies/compare']),
};
