import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { contract } from '../contract.ts';
import type { Endpoint } from '../endpoint.ts';

const endpoints: readonly Endpoint[] = contract;
const lists = endpoints.filter(({ query }) => query instanceof z.ZodObject && 'page' in query.shape);

describe('the page of a list', () => {
  it.each(lists.map(({ method, path, query }) => [`${method} ${path}`, query!] as const))(
    'says at %s what to send in place of two pages, none, or words',
    (_, query) => {
      for (const page of [['1', '2'], '', '0', 'one']) {
        const { error } = query.safeParse({ page });
        const messages = error?.issues.filter(({ path }) => path[0] === 'page').map(({ message }) => message);
        expect(messages).toEqual(['Send page once, as a number from 1.']);
      }
    },
  );
});
