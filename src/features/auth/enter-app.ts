import { returnParameter, safeReturnPath } from '../../../common/return-path.ts';
import type { Session } from '../../api/generated/model/session.ts';
import { startSession } from '../../api/session.ts';
import { homePath } from '../home/paths.ts';

/**
 * Signs in and leads to where the person was, in a fresh document: the app, without a trace of who
 * was here before.
 */
export function enterApp(session: Session): void {
  startSession(session);
  const wanted = new URLSearchParams(location.search).get(returnParameter);
  location.replace(safeReturnPath(wanted) ?? homePath);
}
