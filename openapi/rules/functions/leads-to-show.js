/**
 * Spectral: a 201 links to the operation that shows what was made, with all that it needs. What no
 * operation shows is made by an operation in `unshown`.
 */
export default ({ links = {} }, { unshown }, { documentInventory, path }) => {
  const { paths } = documentInventory.resolved;
  const [, place, method] = path;
  const { operationId } = paths[place][method];
  const all = Object.entries(links);
  if (unshown.includes(operationId)) {
    return all.map(([name]) => ({
      message: `"${operationId}" is in "unshown", and has a link "${name}"`,
    }));
  }
  if (all.length === 0) return [{ message: `"${operationId}" has no link to what it made` }];
  return all.flatMap(([name, { operationId: target, parameters = {} }]) => {
    const shows = Object.values(paths).find(({ get }) => get?.operationId === target)?.get;
    if (!shows) return [{ message: `"${name}": there is no GET "${target}"` }];
    const takes = shows.parameters ?? [];
    const missing = takes.filter((each) => each.required && !(each.name in parameters));
    const unknown = Object.keys(parameters).filter(
      (each) => !takes.some((own) => own.name === each),
    );
    return [
      ...missing.map((each) => ({ message: `"${name}": "${target}" needs "${each.name}"` })),
      ...unknown.map((each) => ({ message: `"${name}": "${target}" does not take "${each}"` })),
    ];
  });
};
