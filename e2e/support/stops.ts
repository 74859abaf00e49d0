import { globSync } from 'node:fs';
import path from 'node:path';
import type { Stop } from './stop.ts';

/** Addresses by the names of their pictures. */
type Screens = Record<string, string>;

/** The exports of a file src/…/*.stops.ts. */
interface FeatureStops {
  /** Visited on the backend. */
  stops?: Stop[];
  /** Visited signed in and signed out, with the contract's examples. */
  screens?: Screens;
  signedOutScreens?: Screens;
}

const sources = path.resolve(import.meta.dirname, '../../src');
const features = await Promise.all(
  globSync('**/*.stops.ts', { cwd: sources })
    .sort()
    .map(async (file) => (await import(path.join(sources, file))) as FeatureStops),
);

export const stops = features.flatMap((feature) => feature.stops ?? []);
export const screens = Object.assign({}, ...features.map((each) => each.screens)) as Screens;
export const signedOutScreens = Object.assign(
  {},
  ...features.map((each) => each.signedOutScreens),
) as Screens;
