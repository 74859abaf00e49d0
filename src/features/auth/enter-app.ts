import { keepDeviceToken } from '../../api/device.ts';
import type { Session } from '../../api/generated/model/session.ts';
import { startSession } from '../../api/session.ts';
import { homePath } from '../home/paths.ts';
import { cameFrom } from './paths.ts';

/**
 * Signs in and returns to the previous page in a new document, so that nothing of an earlier
 * session remains in memory.
 */
export function enterApp(session: Session): void {
  startSession(session);
  if (session.device_token !== undefined) keepDeviceToken(session.device_token);
  location.replace(cameFrom() ?? homePath);
}
