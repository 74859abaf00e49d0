import { checkConnection } from '../api/connection.ts';

/** Loads something, and tries again whenever it fails because the server is unreachable. */
export async function whenReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const wasOutOfReach = await checkConnection();
    if (!wasOutOfReach) throw error;
    return whenReachable(load);
  }
}
