/** What is to be done at a platform, in order; each has a picture. */
export const SETUP_STEPS = ['open', 'address', 'secret', 'events'] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];
