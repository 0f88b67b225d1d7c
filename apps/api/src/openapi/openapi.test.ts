import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contract } from '@e-store/shared/contract';
import { anyone, endpoint, type Endpoint } from '@e-store/shared/endpoint';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';
import { describeApi } from './describe-api.ts';
import { describeErrors } from './describe-errors.ts';
import { EXAMPLES } from './examples.ts';

const read = (file: string) => readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8');

type Media = { schema: object; example?: unknown };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean; schema: object; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
  'x-roles'?: string[];
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, { 'x-codes': string[] }> };
};

const endpoints: readonly Endpoint[] = contract;
const document = describeApi(contract, EXAMPLES) as Document;
const operations = endpoints.map((call): [string, Endpoint, Operation] => {
  const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
  return [`${call.method} ${call.path}`, call, document.paths[path]![call.method.toLowerCase()]!];
});

const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (on: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'doc', ...document });
const check = (schema: object, value: unknown) => {
  const pointed = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"doc#/components'));
  const isValid = ajv.compile(pointed);
  return isValid(value) ? [] : isValid.errors;
};

describe('the OpenAPI document', () => {
  it('is committed as it follows from the contract: npm run openapi writes it anew', () => {
    expect(JSON.parse(read('openapi.json'))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('is of version 3.1, and refers to nothing that is not in it', () => {
    expect(document.openapi).toBe('3.1.0');
    const refs = JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g) ?? [];
    expect(refs.length).toBeGreaterThan(100);
    for (const ref of new Set(refs)) {
      const [, , kind, name] = ref.split('/');
      expect(document.components[kind as 'schemas']).toHaveProperty([name!]);
    }
  });

  it('names each operation once', () => {
    const ids = operations.map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)('tells all of %s', (name, call, operation) => {
    expect(operation.summary).toBe(call.summary);
    expect(operation.description).not.toBe('');
    expect(operation.security.length).toBe(call.access.kind === 'anyone' ? 0 : 1);
    expect(operation['x-roles']).toEqual('roles' in call.access ? call.access.roles : undefined);
    const inPath = operation.parameters?.filter((one) => one.in === 'path').map((one) => one.name) ?? [];
    expect(inPath).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, param]) => param));
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(
      call.file ? call.file.types : call.body ? ['application/json'] : [],
    );

    const example = EXAMPLES[name]!;
    const { content } = operation.responses[call.status ?? 200]!;
    expect(check(content!['application/json']!.schema, example.answer)).toEqual([]);
    expect(content!['application/json']!.example).toEqual(example.answer);
    const sent = operation.requestBody?.content['application/json'];
    expect(sent?.example).toEqual(example.body);
    expect(Boolean(sent?.example)).toBe(call.body !== undefined);
    expect(sent ? check(sent.schema, sent.example) : []).toEqual([]);
    const unshown = operation.parameters?.filter(({ required, example: value }) => required && !value);
    expect(unshown ?? []).toEqual([]);
  });

  it('needs nothing of an endpoint but its value', () => {
    const call = endpoint({
      method: 'PUT',
      path: '/hat/:id',
      access: anyone,
      summary: 'Put on a hat',
      params: z.object({ id: z.string() }),
      query: z.object({ size: z.coerce.number().optional() }),
      body: z.object({ colour: z.string() }),
      response: z.object({ on: z.boolean() }),
      errors: ['CONFLICT'],
    });
    const { paths, components } = describeApi([call], {}) as Document;
    const put = paths['/hat/{id}']!['put']!;
    expect(put.operationId).toBe('putHatById');
    expect(put.parameters?.map((one) => `${one.in} ${one.name}`)).toEqual(['path id', 'query size']);
    const codes = Object.values(put.responses).flatMap(
      ({ $ref }) => components.responses[$ref?.split('/').at(-1) ?? '']?.['x-codes'] ?? [],
    );
    expect(codes).toEqual(
      expect.arrayContaining([
        'VALIDATION_FAILED',
        'NOT_FOUND',
        'CONFLICT',
        'PAYLOAD_TOO_LARGE',
        'CROSS_ORIGIN',
      ]),
    );
    expect(codes).not.toContain('UNAUTHENTICATED');
  });
});

describe('docs/errors.md', () => {
  it('is committed as it follows from the table: npm run openapi writes it anew', () => {
    const words = (text: string) => text.replaceAll(/[ ]+/g, ' ').replaceAll(/-{3,}/g, '---');
    expect(words(read('errors.md'))).toBe(words(describeErrors()));
  });
});
