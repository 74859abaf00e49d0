/**
 * Spectral: a node has a description of its own, or refers to a schema whose description says enough.
 * That of a schema in `bare` says what kind of value it is, not what the value means here; nor does
 * that of an identifier, except where it is the `id` of the object itself.
 */
export default (node, { bare }, { documentInventory, path }) => {
  if (node === null || typeof node !== 'object' || isText(node.description)) return;
  if (node.$ref === undefined) return [{ message: 'Has no description' }];
  const name = node.$ref.split('/').at(-1);
  const isIdentifier = name.endsWith('Id') && path.at(-1) !== 'id';
  if (bare.includes(name) || isIdentifier) {
    return [{ message: `"${name}" does not say what it means here: add a description` }];
  }
  const target = partAt(documentInventory.unresolved, node.$ref);
  if (!isText(target?.description)) return [{ message: `"${name}" has no description` }];
};

function isText(description) {
  return typeof description === 'string' && description.trim() !== '';
}

/** The part of a document that a local reference names. */
function partAt(document, reference) {
  const keys = reference.replace(/^#\//, '').split('/');
  return keys.reduce(
    (part, key) => part?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}
