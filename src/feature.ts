import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { StaleAfter } from './api/stale-after.ts';
import type { IconProps } from './ui/icons.tsx';

/** The layout of a screen; src/app/routes.tsx gives each layout its guard. */
export type Layout = 'checkout' | 'landing' | 'default' | 'dev';

interface Page {
  Component: NonNullable<RouteObject['Component']>;
  /** Refuses invalid addresses (src/shared/addresses/check-id.ts). */
  loader?: Exclude<RouteObject['loader'], boolean | undefined>;
}

interface Screen {
  path: string;
  layout: Layout;
  /** As wide as the window, for lists with many columns; in the default layout. */
  isWide?: true;
  /** Folders below `src/features` with the texts of the screen; may depend on its address. */
  texts: string[] | (() => string[]);
  /** Imports it; called when the screen is first opened. */
  page: () => Promise<Page>;
}

/** An entry that leads to a screen from everywhere. */
export interface NavigationEntry {
  path: string;
  /** Pattern of the pages that are reached from there and have no entry of their own. */
  below?: string;
  labelId: string;
  icon: (props: IconProps) => ReactNode;
  /** Its position in the menu and the search, in ascending order. */
  order: number;
  /** Shown above the menu as its only button. */
  isButton?: true;
  /** Not in the menu, because a screen that is leads there. */
  isOnlyFound?: true;
  /** Only companies have the screen. */
  isForCompanies?: true;
  /**
   * The section of the search that lists it; without it, the search does not. What else people may
   * call it is in the feature's `search-words.ts`, which loads with the search.
   */
  search?: 'screens' | 'actions';
}

/**
 * What a feature declares in its `feature.ts`. The app finds that file by its name, so a new screen
 * needs no change elsewhere. It loads with the app and must stay small: it imports no components.
 */
export interface Feature {
  screens: readonly Screen[];
  navigation?: readonly NavigationEntry[];
  /**
   * The cached responses that a successful mutation makes stale. If several features name the same
   * mutation, their entries are combined.
   */
  staleAfter?: StaleAfter;
}
