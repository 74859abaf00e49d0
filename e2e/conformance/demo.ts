import { Needs } from './answer.ts';
import type { KitApi } from './api.ts';
import type { ResultOf } from './call.ts';

/** Whether the server reports demo mode: simulated payments, messages and couriers. */
export async function isInDemoMode(api: KitApi): Promise<boolean> {
  try {
    const { body } = await api.send('getHealth');
    return (body as Partial<ResultOf<'getHealth'>> | undefined)?.mode === 'demo';
  } catch (error) {
    if (error instanceof Needs) return false;
    throw error;
  }
}
