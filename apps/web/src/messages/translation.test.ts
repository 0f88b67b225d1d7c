import { describe, expect, it } from '@jest/globals';
import type { Translation } from './translation.ts';

const words = {
  title: 'Cart',
  items: (units: number) => `${units} items`,
  table: { price: 'Price', remove: 'Delete' },
} as const;
type Words = Translation<typeof words>;

describe('a translation', () => {
  it('has every message, made of the same things, and does not compile without one', () => {
    const whole: Words = {
      title: 'थैला',
      items: (units) => `${units} चीज़ें`,
      table: { price: 'दाम', remove: 'हटाएँ' },
    };
    // @ts-expect-error a message is missing
    const lacksTitle: Words = { items: whole.items, table: whole.table };
    // @ts-expect-error one of a group is missing
    const lacksRemove: Words = { ...whole, table: { price: 'दाम' } };
    // @ts-expect-error what is made of something is no plain sentence
    const noFunction: Words = { ...whole, items: 'चीज़ें' };
    expect([lacksTitle, lacksRemove, noFunction]).toHaveLength(3);
    expect(whole.items(2)).toBe('2 चीज़ें');
  });
});
