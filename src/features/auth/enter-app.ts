import { returnParameter, safeReturnPath } from '../../../common/return-path.ts';
import type { Session } from '../../api/generated/model/session.ts';
import { startSession } from '../../api/session.ts';
import { homePath } from '../home/paths.ts';

/**
 * Signs in and returns to the previous page in a new document, so that nothing of an earlier
 * session remains in memory.
 */
export function enterApp(session: Session): void {
  startSession(session);
  const wanted = new URLSearchParams(location.search).get(returnParameter);
  location.replace(safeReturnPath(wanted) ?? homePath);
}
