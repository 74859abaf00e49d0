import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, OfflineError } from '../../../../api/errors.ts';
import * as drafts from '../../../../api/generated/drafts/drafts.ts';
import type { ShipmentDraft } from '../../../../api/generated/model/shipment-draft.ts';
import { filledBooking } from '../booking-samples.ts';
import { unsaved } from './draft-base.ts';
import { createDraftSaver, type DraftState } from './draft-saver.ts';

vi.mock('../../../../api/generated/drafts/drafts.ts');

const id = 'dft_01jd4a5r6s7t8v9w0x1y2z3a4b';
const saved = (version: number): ShipmentDraft => ({
  ...{ id, version },
  ...{ created_at: '2026-11-21T08:50:00Z', updated_at: '2026-11-21T09:00:00Z' },
});
const refusal = (status: number, code: string) =>
  new ApiError({ status, requestId: null, retryAfter: null }, { code });
const typed = { ...filledBooking, note: 'a' };
const typedOn = { ...filledBooking, note: 'ab' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(drafts.createShipmentDraft).mockReset().mockResolvedValue(saved(1));
  vi.mocked(drafts.updateShipmentDraft).mockReset().mockResolvedValue(saved(2));
  vi.mocked(drafts.getShipmentDraft).mockReset().mockResolvedValue(saved(1));
  vi.mocked(drafts.deleteShipmentDraft).mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

function open(base = unsaved) {
  let state: DraftState | undefined;
  const saver = createDraftSaver({
    initial: filledBooking,
    base,
    isFromTab: base !== unsaved,
    onState: (next) => (state = next),
    onKept: () => {},
  });
  return { saver, state: () => state };
}

/** A form in this tab whose first version is on the server. */
async function openKept() {
  const before = open();
  before.saver.change(typed);
  await before.saver.flush();
  return open(before.state()?.base);
}

test('without changes nothing is sent', async () => {
  const { saver, state } = open();
  saver.change({ ...filledBooking });
  await saver.flush();
  expect(drafts.createShipmentDraft).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ save: 'saved', base: { id: null } });
});

test('a draft is created, and then updated by its version', async () => {
  const { saver, state } = await openKept();
  saver.change(typedOn);
  expect(await saver.flush()).toBe(true);
  expect(drafts.createShipmentDraft).toHaveBeenCalledOnce();
  expect(drafts.updateShipmentDraft).toHaveBeenCalledExactlyOnceWith(
    id,
    expect.objectContaining({ version: 1, note: 'ab' }),
    { keepalive: true },
  );
  expect(state()).toMatchObject({ save: 'saved', base: { id, savedAt: '2026-11-21T09:00:00Z' } });
});

test.each([
  [new OfflineError('no answer'), null, 'flush'],
  [refusal(409, 'too_many_saved'), 'full', 'retry'],
] as const)('a failure is reported, and saving tried again', async (error, trouble, again) => {
  const { saver, state } = open();
  vi.mocked(drafts.createShipmentDraft).mockRejectedValueOnce(error);
  saver.change(typed);
  expect(await saver.flush()).toBe(false);
  expect(state()).toMatchObject({ save: 'failed', trouble });
  expect(await saver[again]()).toBe(true);
  expect(state()).toMatchObject({ save: 'saved', base: { id } });
});

test('after a lost answer the same draft is asked for again, and then brought up to date', async () => {
  const { saver, state } = open();
  vi.mocked(drafts.createShipmentDraft).mockRejectedValueOnce(new OfflineError('no answer'));
  saver.change(typed);
  await saver.flush();
  saver.change(typedOn);
  expect(await saver.flush()).toBe(true);
  const [lost, again] = vi.mocked(drafts.createShipmentDraft).mock.calls;
  expect(again).toEqual(lost);
  expect(drafts.updateShipmentDraft).toHaveBeenCalledExactlyOnceWith(
    id,
    expect.objectContaining({ version: 1, note: 'ab' }),
    { keepalive: true },
  );
  expect(state()).toMatchObject({ save: 'saved', base: { id, version: 2 } });
});

test('a refused draft is not sent again as it was', async () => {
  const { saver } = open();
  vi.mocked(drafts.createShipmentDraft).mockRejectedValueOnce(refusal(422, 'validation_failed'));
  saver.change(typed);
  await saver.flush();
  saver.change(typedOn);
  await saver.flush();
  expect(drafts.createShipmentDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ note: 'ab' }),
    expect.anything(),
    expect.anything(),
  );
});

test.each([
  [refusal(409, 'draft_changed'), 'changed'],
  [refusal(404, 'not_found'), 'gone'],
] as const)('a draft changed elsewhere waits for the person', async (error, trouble) => {
  const { saver, state } = await openKept();
  vi.mocked(drafts.createShipmentDraft).mockClear();
  vi.mocked(drafts.updateShipmentDraft).mockRejectedValueOnce(error);
  saver.change(typedOn);
  expect(await saver.flush()).toBe(false);
  expect(state()).toMatchObject({ trouble });
  saver.change({ ...typedOn, note: 'abc' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts.updateShipmentDraft).toHaveBeenCalledTimes(1);
  await saver.keepAsNew();
  const [[content, headers, options] = [], ...others] = vi.mocked(drafts.createShipmentDraft).mock
    .calls;
  expect([content?.note, options, others]).toEqual(['abc', { keepalive: true }, []]);
  expect(headers?.['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  expect(state()).toMatchObject({ save: 'saved', trouble: null });
});

test.each([
  ['nothing is newer', saved(1), typed, { opened: [], trouble: null, sent: 0 }],
  ['something here is newer', saved(1), typedOn, { opened: [], trouble: null, sent: 1 }],
  ['the draft is newer', saved(3), typed, { opened: [id], trouble: null, sent: 0 }],
  ['both are newer', saved(3), typedOn, { opened: [], trouble: 'changed', sent: 0 }],
])('after a reload: %s', async (_, found, values, { opened, trouble, sent }) => {
  vi.mocked(drafts.getShipmentDraft).mockResolvedValue(found);
  const { saver, state } = await openKept();
  const taken: string[] = [];
  await saver.resume(values, (newer) => taken.push(newer));
  await saver.flush();
  expect(taken).toEqual(opened);
  expect(state()?.trouble ?? null).toBe(trouble);
  expect(drafts.updateShipmentDraft).toHaveBeenCalledTimes(sent);
});

test('while a booking is under way nothing is saved, and if it fails, everything', async () => {
  const { saver } = await openKept();
  saver.change(typedOn);
  await saver.hold();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await saver.flush()).toBe(false);
  expect(drafts.updateShipmentDraft).not.toHaveBeenCalled();
  saver.release();
  await vi.advanceTimersByTimeAsync(1500);
  expect(drafts.updateShipmentDraft).toHaveBeenCalledOnce();
});

test.each([
  ['with its draft', id, 0],
  ['without', undefined, 1],
])('after booking %s nothing is left of the draft', async (_, booked, deleted) => {
  const { saver } = await openKept();
  saver.change(typedOn);
  await saver.finish(booked);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts.deleteShipmentDraft).toHaveBeenCalledTimes(deleted);
  expect(drafts.updateShipmentDraft).not.toHaveBeenCalled();
});
