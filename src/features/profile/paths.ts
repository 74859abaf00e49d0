export const profilePath = '/profile';

/** @param tab as in tabs.ts. */
export const profileTabPath = (tab: string) => `${profilePath}?tab=${tab}`;
