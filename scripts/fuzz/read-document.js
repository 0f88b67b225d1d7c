import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/**
 * One operation of the document, ready to be called and judged.
 *
 * @typedef {object} Operation
 * @property {string} name `GET /product/{id}`
 * @property {string} method
 * @property {string} path
 * @property {boolean} needsSession
 * @property {string[] | undefined} roles who of the staff may call it
 * @property {{ name: string, in: string, required: boolean, schema: object }[]} parameters
 * @property {{ types: string[], schema?: object, example?: unknown } | undefined} body
 * @property {(part: string, value: unknown) => boolean} isValid of a parameter by its name, or of `body`
 * @property {(status: number, body: unknown) => string[]} faultsOf what in an answer is not as documented
 */

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** The operations of an OpenAPI 3.1 document, each with its schemas compiled. @returns {Operation[]} */
export function readDocument(document) {
  const compile = compiler(document);
  // In an address a number is written as text.
  const compileWritten = compiler(document, { coerceTypes: true });

  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method];
      const parameters = (operation.parameters ?? []).map((one) => named(one, document));
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
        faultsOf: faultsOf(operation.responses, document, compile),
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

/** What a reference of the document stands for. */
function named(value, { components }) {
  const [, , kind, name] = value.$ref?.split('/') ?? [];
  return name ? components[kind][name] : value;
}

function faultsOf(responses, document, compile) {
  const answers = new Map(
    Object.entries(responses).map(([status, response]) => {
      const known = named(response, document);
      const schema = known.content?.['application/json']?.schema;
      return [Number(status), { codes: known['x-codes'], isValid: schema && compile(schema) }];
    }),
  );
  return (status, body) => {
    const known = answers.get(status);
    if (!known) return [`${status} is not documented`];
    if (known.isValid && !known.isValid(body)) return [`body: ${JSON.stringify(known.isValid.errors?.[0])}`];
    if (known.codes && !known.codes.includes(body?.code))
      return [`${status} ${body?.code} is not documented`];
    return [];
  };
}
