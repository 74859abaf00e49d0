/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DeviceToken } from './device-token.ts';

/**
 * A device that is known from now on.
 */
export interface KnownDevice {
  /** Send it with `signIn` from this device. */
  device_token: DeviceToken;
}
