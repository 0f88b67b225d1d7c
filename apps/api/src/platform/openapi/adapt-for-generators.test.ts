import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { adaptForGenerators } from './adapt-for-generators.ts';

const text = { type: 'string' };

describe('forGenerators', () => {
  it('writes a boolean constant as a boolean, wherever it stands', () => {
    const gone = { type: 'boolean', const: true };
    const written = { type: 'boolean', description: 'Always `true`.' };
    expect(adaptForGenerators({ type: 'array', items: { type: 'object', properties: { gone } } })).toEqual({
      type: 'array',
      items: { type: 'object', properties: { gone: written } },
    });
    expect(adaptForGenerators({ anyOf: [gone], additionalProperties: gone })).toEqual({
      anyOf: [written],
      additionalProperties: written,
    });
  });

  it('leaves other constants and members as they are', () => {
    const schema = {
      type: 'object',
      properties: { kind: { const: 'price' }, const: text },
      required: ['kind'],
    };
    expect(adaptForGenerators(schema)).toEqual(schema);
  });

  it('merges variants that a boolean tells apart, and says which members belong to which value', () => {
    const variant = (accepted: boolean, name: string) => ({
      type: 'object',
      properties: { accepted: { type: 'boolean', const: accepted }, [name]: text },
      required: ['accepted', name],
    });
    const merged = adaptForGenerators({ oneOf: [variant(false, 'reason'), variant(true, 'restocked')] });
    expect(merged).toMatchObject({
      type: 'object',
      description: 'With `accepted` false: `reason`. With `accepted` true: `restocked`.',
      properties: { accepted: { type: 'boolean' }, reason: text, restocked: text },
      required: ['accepted'],
    });
    const isTaken = new Ajv2020({ strict: false }).compile(merged);
    expect(isTaken({ accepted: false, reason: 'Worn.' })).toBe(true);
    expect(isTaken({ accepted: true, restocked: '1' })).toBe(true);
    expect(isTaken({ accepted: false, restocked: '1' })).toBe(false);
    expect(isTaken({ accepted: true, reason: 'Worn.' })).toBe(false);
    expect(isTaken({ accepted: false })).toBe(false);
  });

  it('writes an object with a member named like a literal as a map', () => {
    const count = { type: 'integer' };
    const fit = { type: 'object', properties: { small: count, true: count }, required: ['small', 'true'] };
    expect(adaptForGenerators(fit)).toEqual({
      type: 'object',
      description: 'Keys: `small`, `true`.',
      additionalProperties: count,
    });
    expect(() => adaptForGenerators({ type: 'object', properties: { true: count, other: text } })).toThrow(
      'not alike',
    );
  });
});
