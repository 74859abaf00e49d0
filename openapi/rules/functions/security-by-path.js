/**
 * Spectral: the web app calls `/website/…` with a session, other systems call the rest with an API key
 * and find it under the tag `integration`. Operations without security are for other rules.
 */
export default (operation, _, { path, documentInventory }) => {
  const { security = documentInventory.resolved.security ?? [], tags = [] } = operation;
  const isForApp = String(path[1]).startsWith('/website/');
  const scheme = isForApp ? 'session' : 'apiKey';
  const ways = security.map((way) => Object.keys(way).join(' and ') || 'nothing');
  const faults = ways.filter((way) => way !== scheme).map((way) => `"${way}", not "${scheme}"`);
  const isTagged = tags.includes('integration');
  if (ways.length > 0 && isTagged === isForApp)
    faults.push(`the tag "integration" is ${isTagged ? '' : 'not '}among its tags`);
  return faults.map((fault) => ({ message: `${path[1]} needs ${scheme}: ${fault}` }));
};
