/**
 * Spectral: every value of an enum is explained. Either `x-enumDescriptions` has a sentence for it, or
 * the description (that of the parameter, if the schema has none) names it, or the description names a
 * schema that has a property of that name. `-name`, a descending order, is explained with `name`.
 */
export default (schema, _, { documentInventory, path }) => {
  const { enum: values, 'x-enumDescriptions': sentences = {} } = schema;
  if (!Array.isArray(values)) return;
  const holder = path.slice(0, -1).reduce((part, key) => part?.[key], documentInventory.unresolved);
  const description = String(schema.description ?? holder?.description ?? '');
  const named = new Set([...description.matchAll(/`([^`]+)`/g)].map(([, code]) => code));
  const { schemas = {} } = documentInventory.unresolved.components ?? {};
  const defined = [...named].flatMap((name) => Object.keys(schemas[name]?.properties ?? {}));
  const known = new Set([...Object.keys(sentences), ...named, ...defined]);
  const silent = values.filter((value) => !known.has(String(value).replace(/^-/, '')));
  const surplus = Object.keys(sentences).filter((value) => !values.map(String).includes(value));
  return [
    ...silent.map((value) => ({ message: `The value "${value}" is not described` })),
    ...surplus.map((value) => ({
      message: `"x-enumDescriptions" has the unknown value "${value}"`,
    })),
  ];
};
