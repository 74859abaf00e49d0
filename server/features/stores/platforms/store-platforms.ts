import type {
  RenewablePlatform,
  SallaAccess,
  StorePlatform,
  ZidAccess,
} from '../../../ports/store-platform.ts';

/** The platforms that can be told something; null without credentials for one. */
export interface StorePlatforms {
  salla: RenewablePlatform<SallaAccess> | null;
  /** With our token as a partner. */
  zid: (StorePlatform<ZidAccess> & Pick<ZidAccess, 'partnerToken'>) | null;
}
