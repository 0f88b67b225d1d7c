import { describe, expect, it } from '@jest/globals';
import { contract } from '@e-store/shared/contract';
import { anyone, endpoint } from '@e-store/shared/endpoint';
import { z } from 'zod';
import { describeApi } from './describe-api.ts';

type Operation = {
  requestBody?: object;
  responses: Record<string, { content: Record<string, { schema: object }> }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

const SUMS = ['amount', 'owed', 'collected', 'remitted', 'expected'];

describe('descriptions of fields', () => {
  it('come from the schema of an answer', () => {
    const call = endpoint({
      method: 'GET',
      path: '/hat',
      access: anyone,
      summary: 'Get a hat',
      response: z.object({
        size: z.int().min(1).describe('In centimetres.').optional(),
        isWorn: z.literal(true).describe('Absent when new.'),
      }),
    });
    const { paths } = describeApi([call], {}) as Document;
    expect(paths['/hat']!['get']!.responses['200']!.content['application/json']!.schema).toMatchObject({
      properties: {
        size: { description: 'In centimetres.' },
        isWorn: { description: 'Absent when new. Always `true`.' },
      },
    });
  });

  it('say that sums of cash, accounts and invoices are in paise', () => {
    const { paths } = describeApi(contract, {}) as Document;
    const sums: [string, string | undefined][] = [];
    for (const [path, calls] of Object.entries(paths).filter(([name]) => /cash|invoices$/.test(name)))
      for (const { requestBody, responses } of Object.values(calls))
        JSON.stringify([requestBody, responses['200']], (key, value) => {
          for (const sum of SUMS)
            if (key === 'properties' && value[sum]?.type === 'integer')
              sums.push([`${path} ${sum}`, value[sum].description]);
          return value;
        });
    expect(sums.length).toBeGreaterThan(20);
    expect(sums.filter(([, description]) => !description?.startsWith('In paise'))).toEqual([]);
    expect(JSON.stringify(paths['/admin/accounts'])).toMatch(/`isAmount` are in paise.*`total` in paise/);
  });
});
