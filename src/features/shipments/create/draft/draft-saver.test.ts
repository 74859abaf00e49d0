import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, OfflineError } from '../../../../api/errors.ts';
import * as drafts from '../../../../api/generated/drafts/drafts.ts';
import type { ShipmentDraft } from '../../../../api/generated/model/shipment-draft.ts';
import { filledBooking } from '../booking-samples.ts';
import { createDraftSaver, type DraftBase, type DraftState } from './draft-saver.ts';

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

function open(base: DraftBase | null = null) {
  const states: DraftState[] = [];
  let kept = base;
  const saver = createDraftSaver({
    initial: filledBooking,
    base,
    isFromTab: base !== null,
    onState: (state) => states.push(state),
    onKept: (next) => (kept = next),
  });
  return { saver, state: () => states.at(-1), kept: () => kept };
}

/** A form in this tab whose first version is on the server. */
async function openKept() {
  const before = open();
  before.saver.change(typed);
  await before.saver.flush();
  return open(before.kept());
}

test('without changes nothing is sent', async () => {
  const { saver, state } = open();
  saver.change({ ...filledBooking });
  await saver.flush();
  expect(drafts.createShipmentDraft).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ save: 'saved', id: null });
});

test('typing sends one request, and the next one follows its version', async () => {
  const { saver, state } = open();
  saver.change(typed);
  await vi.advanceTimersByTimeAsync(1000);
  saver.change(typedOn);
  await vi.advanceTimersByTimeAsync(1500);
  await saver.flush();
  expect(drafts.createShipmentDraft).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ save: 'saved', id, savedAt: '2026-11-21T09:00:00Z' });
  saver.change(typed);
  await saver.flush();
  expect(drafts.updateShipmentDraft).toHaveBeenCalledExactlyOnceWith(
    id,
    expect.objectContaining({ version: 1, note: 'a' }),
    { keepalive: true },
  );
});

test('a failure is reported, and sent again on request', async () => {
  const { saver, state } = open();
  vi.mocked(drafts.createShipmentDraft).mockRejectedValueOnce(new OfflineError('no answer'));
  saver.change(typed);
  expect(await saver.flush()).toBe(false);
  expect(state()).toMatchObject({ save: 'failed', trouble: null });
  expect(await saver.flush()).toBe(true);
  expect(state()).toMatchObject({ save: 'saved', id });
});

test.each([
  [refusal(409, 'draft_changed'), 'changed'],
  [refusal(404, 'not_found'), 'gone'],
] as const)(
  'a draft changed elsewhere stops saving until the person decides',
  async (error, trouble) => {
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
    expect(drafts.createShipmentDraft).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ note: 'abc' }),
      { keepalive: true },
    );
    expect(state()).toMatchObject({ save: 'saved', trouble: null });
  },
);

test('too many drafts are reported, and saving is tried again when there is room', async () => {
  const { saver, state } = open();
  vi.mocked(drafts.createShipmentDraft).mockRejectedValueOnce(refusal(409, 'too_many_saved'));
  saver.change(typed);
  await saver.flush();
  expect(state()).toMatchObject({ save: 'failed', trouble: 'full' });
  expect(await saver.retry()).toBe(true);
});

test('after a reload unsent changes are sent', async () => {
  const { saver } = await openKept();
  await saver.resume(typedOn, () => {
    throw new Error('nobody has gone on');
  });
  await saver.flush();
  expect(drafts.updateShipmentDraft).toHaveBeenCalledOnce();
});

test('after a reload a newer draft is opened, or the person is asked if something here is newer too', async () => {
  vi.mocked(drafts.getShipmentDraft).mockResolvedValue(saved(3));
  const opened: string[] = [];
  const untouched = await openKept();
  await untouched.saver.resume(typed, (newer) => opened.push(newer));
  expect(opened).toEqual([id]);
  const touched = await openKept();
  await touched.saver.resume(typedOn, (newer) => opened.push(newer));
  expect(opened).toEqual([id]);
  expect(touched.state()).toMatchObject({ trouble: 'changed' });
  expect(drafts.updateShipmentDraft).not.toHaveBeenCalled();
});

test('while a booking is under way nothing is saved, and if it fails, everything', async () => {
  const { saver, state } = await openKept();
  const last = Promise.withResolvers<ShipmentDraft>();
  vi.mocked(drafts.updateShipmentDraft).mockReturnValueOnce(last.promise);
  saver.change(typedOn);
  await vi.advanceTimersByTimeAsync(1500);
  saver.change({ ...typedOn, note: 'abc' });
  const held = vi.fn();
  void saver.hold().then(held);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(held).not.toHaveBeenCalled();
  last.resolve(saved(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(held).toHaveBeenCalledOnce();
  expect(drafts.updateShipmentDraft).toHaveBeenCalledTimes(1);
  expect(await saver.flush()).toBe(false);
  saver.release();
  await vi.advanceTimersByTimeAsync(1500);
  expect(drafts.updateShipmentDraft).toHaveBeenCalledTimes(2);
  expect(state()).toMatchObject({ save: 'saved' });
});

test('a draft that the booking did not delete is deleted afterwards, and nothing more is sent', async () => {
  const { saver } = await openKept();
  saver.change(typedOn);
  await saver.finish(undefined);
  expect(drafts.deleteShipmentDraft).toHaveBeenCalledExactlyOnceWith(id);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts.updateShipmentDraft).not.toHaveBeenCalled();
  const other = await openKept();
  await other.saver.finish(id);
  expect(drafts.deleteShipmentDraft).toHaveBeenCalledOnce();
});
