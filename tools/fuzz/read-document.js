import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/**
 * @typedef {object} Operation
 * @property {string} name `GET /product/{id}`
 * @property {(part: string, value: unknown) => boolean} isValid of a parameter by its name, or of `body`
 * @property {(status: number, body: unknown) => string[]} findResponseFaults deviations from the document
 */

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** Of an OpenAPI 3.1 document, with compiled schemas. @returns {Operation[]} */
export function readDocument(document) {
  const compile = compiler(document);
  // URL parameters carry numbers as text.
  const compileWritten = compiler(document, { coerceTypes: true });

  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method];
      const parameters = (operation.parameters ?? []).map((one) => resolveReference(one, document));
      const content = operation.requestBody?.content;
      const types = Object.keys(content ?? {});
      const schema = content?.['application/json']?.schema;
      const validators = new Map(parameters.map((one) => [one.name, compileWritten(one.schema)]));
      if (schema) validators.set('body', compile(schema));
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        needsSession: operation.security.length > 0,
        roles: operation['x-roles'],
        parameters,
        body: content && { types, schema, example: content['application/json']?.example },
        isValid: (part, value) => validators.get(part)?.(value) ?? true,
        findResponseFaults: findResponseFaults(operation.responses, document, compile),
        findFileType: (status) =>
          Object.keys(resolveReference(operation.responses[status] ?? {}, document).content ?? {}).find(
            (type) => type !== 'application/json',
          ),
      };
    }),
  );
}

function compiler(document, options = {}) {
  const ajv = new Ajv2020({ strict: false, ...options });
  formats(ajv);
  ajv.addSchema({ $id: 'doc', ...document });
  return (schema) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"doc#/components')));
}

function resolveReference(value, { components }) {
  const [, , kind, name] = value.$ref?.split('/') ?? [];
  return name ? components[kind][name] : value;
}

function findResponseFaults(responses, document, compile) {
  const answers = new Map(
    Object.entries(responses).map(([status, response]) => {
      const documented = resolveReference(response, document);
      const schema = documented.content?.['application/json']?.schema;
      return [Number(status), { codes: documented['x-codes'], isValid: schema && compile(schema) }];
    }),
  );
  return (status, body) => {
    const documented = answers.get(status);
    if (!documented) return [`${status} is not documented`];
    if (documented.isValid && !documented.isValid(body))
      return [`body: ${JSON.stringify(documented.isValid.errors?.[0])}`];
    if (documented.codes && !documented.codes.includes(body?.code))
      return [`${status} ${body?.code} is not documented`];
    return [];
  };
}
