import { describe, expect, it } from '@jest/globals';
import { buildQuote } from '../../testing/build-quote.ts';
import { lineProblem } from './line-problem.ts';

const [line] = buildQuote().lines;
const wanting = (changes: object, quantity = 3) => lineProblem({ ...line!, ...changes }, quantity);

describe('what stands in the way of a line', () => {
  it.each([
    ['nothing, while enough is in stock', { stock: 3 }, undefined],
    ['too few', { stock: 2, problem: 'OUT_OF_STOCK' }, { kind: 'few', left: 2 }],
    ['none left', { stock: 0, problem: 'OUT_OF_STOCK' }, { kind: 'sold-out' }],
    ['no longer sold, whatever is in stock', { stock: 9, problem: 'UNAVAILABLE' }, { kind: 'gone' }],
  ])('%s', (_, changes, problem) => {
    expect(wanting(changes)).toEqual(problem);
  });

  it('is gone as soon as fewer are wanted, before the shop is asked again', () => {
    expect(wanting({ stock: 2, problem: 'OUT_OF_STOCK' }, 2)).toBeUndefined();
  });

  it('is unknown until the shop was asked', () => {
    expect(lineProblem(undefined, 3)).toBeUndefined();
  });
});
