const places = { path: 'InPath', query: 'InQuery', header: 'InHeader', cookie: 'InCookie' };

/**
 * Spectral: the name of a parameter of the components is not that of a schema. Generators that write
 * one type for each component would write two of the same name.
 */
export default (name, _, { documentInventory }) => {
  const { parameters, schemas } = documentInventory.unresolved.components;
  if (schemas?.[name] === undefined) return;
  return [
    { message: `"${name}" is a schema too: call it "${name}${places[parameters[name].in]}"` },
  ];
};
