import type { ReactNode } from 'react';
import { pathPatterns, paths } from './paths.ts';
import {
  BalanceIcon,
  HomeIcon,
  ParcelIcon,
  PersonIcon,
  PlusIcon,
  RouteIcon,
  WalletIcon,
} from './ui/icons.tsx';
import type { IconProps } from './ui/icons.tsx';

/** A screen that the menu and the search lead to. */
export interface Place {
  path: string;
  /** Pages that one comes to from there, and that have no entry of their own. */
  below?: string;
  labelId: string;
  icon: (props: IconProps) => ReactNode;
}

/** Only what exists stands here; the labels are those of the specification. */
export const places = {
  home: { path: paths.home, labelId: 'app.navigation.home', icon: HomeIcon },
  createShipment: {
    path: paths.createShipment,
    labelId: 'app.navigation.createShipment',
    icon: PlusIcon,
  },
  priceShipment: {
    path: paths.priceShipment,
    labelId: 'app.navigation.priceShipment',
    icon: BalanceIcon,
  },
  myShipments: {
    path: paths.myShipments,
    below: pathPatterns.shipmentDetails,
    labelId: 'app.navigation.myShipments',
    icon: ParcelIcon,
  },
  trace: {
    path: paths.trace,
    below: pathPatterns.traceShipment,
    labelId: 'app.navigation.trace',
    icon: RouteIcon,
  },
  billing: {
    path: paths.billing,
    below: paths.topUp,
    labelId: 'app.navigation.billing',
    icon: WalletIcon,
  },
  profile: { path: paths.profile, labelId: 'app.navigation.profile', icon: PersonIcon },
} as const satisfies Record<string, Place>;
