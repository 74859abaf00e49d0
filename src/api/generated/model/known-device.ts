/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DeviceToken } from './device-token.ts';

/**
 * The device is known from now on.
 */
export interface KnownDevice {
  device_token: DeviceToken;
}
