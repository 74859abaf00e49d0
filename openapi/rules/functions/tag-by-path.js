/** Tags by parts of paths that have another name. */
const TAGS = {
  'api-keys': 'keys',
  'api-requests.csv': 'api-requests',
  attachment: 'attachments',
  'auto-top-up': 'balance',
  checkout: 'balance',
  cities: 'reference',
  confirmation: 'sessions',
  countries: 'reference',
  enums: 'reference',
  'import-template': 'import-batches',
  'invoice-files': 'invoices',
  label: 'labels',
  'label-batches': 'labels',
  'order-addresses': 'store-orders',
  'parcel-presets': 'presets',
  'payment-methods': 'balance',
  'public-tracking': 'tracking',
  rating: 'ratings',
  'rating-invitations': 'ratings',
  'shipment-drafts': 'drafts',
  'store-deliveries': 'stores',
  subscription: 'plans',
  'top-ups': 'balance',
  'webhook-endpoints': 'webhooks',
};

/**
 * Spectral: what the web app calls has the tag of its address, which decides the file of its hook. The
 * last part of the address counts that is a tag or stands for one.
 */
export default (operation, _, { path, documentInventory }) => {
  const address = String(path[1]);
  if (!address.startsWith('/website/')) return;
  const tags = (documentInventory.resolved.tags ?? []).map(({ name }) => name);
  const named = address
    .split('/')
    .slice(2)
    .map((part) => TAGS[part] ?? part)
    .filter((part) => tags.includes(part));
  const expected = named.at(-1);
  const [tag, ...others] = operation.tags ?? [];
  if (tag === expected && others.length === 0) return;
  return [{ message: `${address} has the tag "${expected}", not "${operation.tags?.join(', ')}"` }];
};
