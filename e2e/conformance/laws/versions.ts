import { requestedBy } from '../account.ts';
import { book, type Shipment } from '../bookings.ts';
import { accountWith, alike, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** The editable fields of a shipment, as they are. */
function editOf(shipment: Shipment, product_name: string) {
  const { version, receiver, packaging_type, quantity, price } = shipment;
  const { preferred_delivery_day, preferred_delivery_time } = shipment;
  return {
    ...{ version, receiver, packaging_type, preferred_delivery_day, preferred_delivery_time },
    ...{ product_name, quantity, price },
  };
}

async function shipmentVersions(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 3_000_000);
  const { shipment } = await book(api, account, lists, draw);
  const call = { who: requestedBy(account), path: { shipment_id: shipment.id } };
  alike(shipment.version, 1, 'the version of a new shipment');
  const edited = await api.ok('updateShipment', { ...call, body: editOf(shipment, 'first') });
  alike([edited.version, edited.product_name], [2, 'first'], 'an edited shipment');
  alike([edited.note, edited.reference_id], [undefined, undefined], 'fields left out of an edit');
  const stale = await api.send('updateShipment', { ...call, body: editOf(shipment, 'second') });
  refused(stale, 409, 'shipment_changed', 'an edit of an outdated version');
  const shown = await api.ok('getShipment', call);
  alike([shown.version, shown.product_name], [2, 'first'], 'a shipment after a stale edit');
  alike(shown.charge, shipment.charge, 'the charge after an edit');
  const other = lists.cities.find(({ code }) => code !== shown.receiver.city);
  if (!other) return;
  const moved = {
    ...editOf(shown, 'third'),
    receiver: { ...shown.receiver, city: other.code, state: other.region.code },
  };
  const elsewhere = await api.send('updateShipment', { ...call, body: moved });
  refused(elsewhere, 422, 'validation_failed', 'an edit to another city');
}

async function draftVersions(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const draft = await api.ok('createShipmentDraft', { who, body: { note: 'one', company: 'x' } });
  const path = { draft_id: draft.id };
  const { version } = draft;
  const saved = await api.ok('updateShipmentDraft', { who, path, body: { version, note: 'two' } });
  alike(
    [saved.version, saved.note, saved.company],
    [version + 1, 'two', undefined],
    'a saved draft',
  );
  const stale = await api.send('updateShipmentDraft', {
    who,
    path,
    body: { version, note: 'three' },
  });
  refused(stale, 409, 'draft_changed', 'a draft saved from an outdated version');
  alike(await api.ok('getShipmentDraft', { who, path }), saved, 'a draft after a stale save');
}

async function ruleVersions(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const rule = { name: 'one', enabled: true, max_weight: 5_000, outcome: 'fastest' } as const;
  const { version } = await api.ok('getCourierRules', { who });
  const saved = await api.ok('updateCourierRules', { who, body: { version, rules: [rule] } });
  alike([saved.version, saved.rules.length], [version + 1, 1], 'saved rules');
  const stale = await api.send('updateCourierRules', { who, body: { version, rules: [] } });
  refused(stale, 409, 'courier_rules_changed', 'rules saved from an outdated version');
  alike(await api.ok('getCourierRules', { who }), saved, 'rules after a stale save');
}

export const versionLaws: readonly Law[] = [
  {
    id: 'versions-shipment',
    title: 'An outdated version cannot be edited',
    clause: '#/components/schemas/ShipmentVersion; EditConflict: edited elsewhere since',
    run: shipmentVersions,
  },
  {
    id: 'versions-draft',
    title: 'An outdated version cannot be saved',
    clause: '#/components/schemas/DraftVersion; DraftChanged: another device has saved it',
    run: draftVersions,
  },
  {
    id: 'versions-rules',
    title: 'An outdated list of rules cannot be saved',
    clause:
      '#/components/schemas/CourierRulesVersion; CourierRulesRefused: another device has saved',
    run: ruleVersions,
  },
];
