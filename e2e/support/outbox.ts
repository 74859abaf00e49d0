import { expect } from '@playwright/test';
import { apiClient } from './client.ts';

/** The latest code sent to an e-mail or phone number, once it has arrived. */
export async function latestCode(origin: string | undefined, to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const { data } = await apiClient(origin ?? '').GET('/dev/outbox', {
      params: { header: { type: 'public' }, query: { limit: 100 } },
    });
    code = data?.data.find((message) => message.to === to && message.code)?.code;
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}
