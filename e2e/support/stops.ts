import { globSync } from 'node:fs';
import path from 'node:path';
import { isFull, type Stops } from './stop.ts';

/** Addresses by the names of their pictures. */
type Screens = Record<string, string>;

/** The exports of a file src/…/*.stops.ts. */
interface FeatureStops {
  /** Made on the backend. */
  stops?: Stops;
  /** Made by `make verify` alone: journeys reach most of their states too. */
  fullStops?: Stops;
  /** Visited with the contract's examples, signed in and signed out. */
  screens?: Screens;
  signedOutScreens?: Screens;
}

const sources = path.resolve(import.meta.dirname, '../../src');
const features = await Promise.all(
  globSync('**/*.stops.ts', { cwd: sources })
    .sort()
    .map(async (file) => (await import(path.join(sources, file))) as FeatureStops),
);

/** Also where every state is to be looked at (see check-screen.ts). */
const isThorough = isFull || process.env.PICTURES_TO !== undefined;

export const stops = features.flatMap((feature) =>
  Object.entries({ ...feature.stops, ...(isThorough && feature.fullStops) }),
);
export const screens = Object.assign({}, ...features.map((each) => each.screens)) as Screens;
export const signedOutScreens = Object.assign(
  {},
  ...features.map((each) => each.signedOutScreens),
) as Screens;
