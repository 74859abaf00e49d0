/**
 * Spectral: an operation that makes something takes an idempotency key, so that a retry makes no
 * second one. `without` says of each other one why a repeat makes none.
 */
export default (_response, { without }, { documentInventory, path }) => {
  const [, place, method] = path;
  const { operationId, parameters = [] } = documentInventory.resolved.paths[place][method];
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  const isExcused = operationId.replace(/ByKey$/, '') in without;
  if (takesKey === isExcused) {
    const message = takesKey
      ? `"${operationId}" is in "without", and takes an Idempotency-Key`
      : `"${operationId}" takes no Idempotency-Key: a retry makes a second one`;
    return [{ message }];
  }
};
