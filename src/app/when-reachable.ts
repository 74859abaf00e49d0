import { checkConnection } from '../api/connection.ts';

/** Loads something, and again each time it failed because the server was out of reach. */
export async function whenReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const wasOutOfReach = await checkConnection();
    if (!wasOutOfReach) throw error;
    return whenReachable(load);
  }
}
