import { type ContractDocument, resolved } from '../../../common/contract/document.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { readContract } from '../../http/contract.ts';

type EventType = components['schemas']['WebhookEventType'];

/** The text of an event that happened to nobody, as the contract's own example has it. */
export function sampleEvent(type: EventType, now: Date): string {
  const { data } = SAMPLES[type];
  return JSON.stringify({ type, timestamp: now.toISOString(), sample: true, data });
}

const SAMPLES = samplesOf(readContract());

/** Every event that the contract declares. */
export const EVENT_TYPES = Object.keys(SAMPLES) as EventType[];

function samplesOf(contract: ContractDocument): Record<EventType, { data: unknown }> {
  const samples = Object.entries(contract.webhooks ?? {}).map(([event, { post }]) => {
    const [example] = Object.values(
      post?.requestBody?.content?.['application/json']?.examples ?? {},
    );
    return [event, example && resolved(contract, example).value];
  });
  return Object.fromEntries(samples) as Record<EventType, { data: unknown }>;
}
