import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { StaleAfter } from './api/stale-after.ts';
import type { IconProps } from './ui/icons.tsx';

/** What stands around a screen; src/app/routes.tsx says which guard each layout has. */
export type Layout = 'checkout' | 'landing' | 'default' | 'dev';

/** A module that holds one screen. */
interface Page {
  Component: NonNullable<RouteObject['Component']>;
  /** Refuses addresses that cannot be right (src/shared/addresses/check-id.ts). */
  loader?: Exclude<RouteObject['loader'], boolean | undefined>;
}

/** A screen and its address. */
interface Screen {
  path: string;
  layout: Layout;
  /** Folders below `src/features` whose texts it shows. */
  texts: string[];
  /** Imports it; called when the screen is first opened. */
  page: () => Promise<Page>;
}

/** What leads to a screen from everywhere. */
export interface NavigationEntry {
  path: string;
  /** Pattern of the pages that one comes to from there, and that have no entry of their own. */
  below?: string;
  labelId: string;
  icon: (props: IconProps) => ReactNode;
  /** Its place in the menu and the search: entries stand by rising numbers. */
  order: number;
  /** Stands above the menu as its one button. */
  isButton?: true;
  /** Where the search lists it; without, it does not. */
  search?: {
    section: 'screens' | 'actions';
    /**
     * By what else people look for it, in both languages whatever the language of the page: its
     * names and what they call it themselves. Never shown.
     */
    words: string;
  };
}

/**
 * What a feature declares of itself in its `feature.ts`. The app finds that file by its name, so a
 * new screen edits no list. It loads with the app and must stay small: it imports no components.
 */
export interface Feature {
  screens: readonly Screen[];
  navigation?: readonly NavigationEntry[];
  /**
   * Which cached answers a successful mutation makes stale. Features may name the same mutation:
   * what they say adds up.
   */
  staleAfter?: StaleAfter;
}
