import path from 'node:path';

/**
 * Redocly: adds what `x-shared` in openapi.yaml says to operations and answers, before they are linted
 * or bundled. What an operation states itself wins; `x-without` in it lists answers that it never gives.
 * Then it adds the operations that keys open, as `x-by-key` there says.
 */
export default () => ({ id: 'mizan', preprocessors: { oas3: { 'shared-parts': sharedParts } } });

/** Which operations get the answers under a name of `x-shared.answers`; later names win over earlier ones. */
const rules = {
  always: () => true,
  // Without `security` that of the whole contract holds; an empty list opens an operation.
  with_security: ({ security }) => security?.length !== 0,
  with_key: ({ security }) => security?.[0]?.apiKey !== undefined,
  with_path_parameter: (_, parameters) => parameters.some((each) => each.in === 'path'),
  with_body: ({ requestBody }) => requestBody !== undefined,
  with_idempotency_key: (_, parameters) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
};

function sharedParts() {
  let shared;
  let byKey;
  let folder;

  /** The same part of one folder's file, with its references as they are from another folder. */
  function moved(part, from, to) {
    return JSON.parse(JSON.stringify(part), (key, value) =>
      key === '$ref' ? path.relative(to, path.join(from, value)) : value,
    );
  }

  /** A part of the root, as it is from another file. */
  function seenFrom({ source }, part) {
    return moved(part, folder, path.dirname(source.absoluteRef));
  }

  function completeAnswer(answer, location) {
    const headers = { ...seenFrom(location, shared.headers), ...answer.headers };
    const { content } = answer;
    for (const [type, media] of Object.entries(seenFrom(location, shared.content))) {
      if (content?.[type]) content[type] = { ...media, ...content[type] };
    }
    rewrite(answer, { headers: sorted(headers), content, links: answer.links });
  }

  function completeOperation(operation, { location, resolve }) {
    const { requestBody, 'x-without': without = [] } = operation;
    const stated = operation.parameters ?? [];
    const resolved = stated.map((parameter) => resolve(parameter).node);
    const answers = Object.entries(shared.answers)
      .filter(([rule]) => rules[rule](operation, resolved))
      .map(([, each]) => seenFrom(location, each));
    const responses = Object.assign({}, ...answers, operation.responses);
    for (const status of without) delete responses[status];
    const parameters = [...stated, ...seenFrom(location, shared.parameters)];
    rewrite(operation, { 'x-without': undefined, parameters, requestBody, responses });
  }

  function readShared(root, { location, resolve }) {
    shared = root['x-shared'];
    byKey = root['x-by-key'];
    folder = path.dirname(location.source.absoluteRef);
    delete root['x-shared'];
    delete root['x-by-key'];
    // No operation refers to them yet, so that the walk does not come to them.
    for (const answer of Object.values(shared.answers).flatMap((each) => Object.values(each))) {
      const { node, location: place } = resolve(answer);
      completeAnswer(node, place);
    }
  }

  /** Adds the operations of `x-by-key`, once all others are complete. */
  function addByKey(root, resolve) {
    const scopes = new Map(
      Object.entries(byKey).flatMap(([scope, ids]) => ids.map((id) => [id, scope])),
    );
    for (const [place, item] of Object.entries(root.paths)) {
      const { node, location } = resolve(item);
      const twins = Object.entries(node).flatMap(([method, operation]) => {
        const scope = scopes.get(operation.operationId);
        scopes.delete(operation.operationId);
        const own = moved(operation, path.dirname(location.source.absoluteRef), folder);
        return scope === undefined ? [] : [[method, openedBy(scope, own)]];
      });
      if (twins.length > 0) root.paths[place.replace('/website', '')] = Object.fromEntries(twins);
    }
    if (scopes.size > 0) throw new Error(`x-by-key: there is no ${[...scopes.keys()].join(', ')}`);
  }

  /** What was decided of the operation is told once, on the one of the web app. */
  function openedBy(scope, { 'x-assumption': _told, ...operation }) {
    const { operationId, description, responses } = operation;
    return {
      ...operation,
      operationId: `${operationId}ByKey`,
      tags: ['integration'],
      description: `${description} The key needs the scope \`${scope}\`.`,
      security: [{ apiKey: [] }],
      'x-scope': scope,
      'x-same-as': operationId,
      responses: { ...linkedByKey(responses), ...shared.answers.with_key },
    };
  }

  /** Whoever made something with a key sees it with the key. */
  function linkedByKey(responses) {
    return JSON.parse(JSON.stringify(responses), (key, value) =>
      key === 'operationId' ? `${value}ByKey` : value,
    );
  }

  return {
    Root: { enter: readShared, leave: (root, { resolve }) => addByKey(root, resolve) },
    // Not of webhooks, which others answer.
    Paths: {
      Operation: completeOperation,
      Response: (answer, { location }) => completeAnswer(answer, location),
    },
  };
}

/** Puts these properties at the end, in this order; undefined takes one away. */
function rewrite(target, properties) {
  for (const [name, value] of Object.entries(properties)) {
    delete target[name];
    if (value !== undefined) target[name] = value;
  }
}

function sorted(object) {
  return Object.fromEntries(Object.entries(object).sort());
}
