import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { orderTotals } from '../orders/order-totals.ts';
import { percentOf } from '../money.ts';
import {
  normalisePromoCode,
  promoRefusal,
  type PromoContext,
  type PromoReduction,
  type PromoTerms,
} from './promo-rules.ts';
import { promoRefusalMessage } from './promo-refusal-message.ts';

const open: PromoTerms = { active: true, used: 0 };
const occasion: PromoContext = { today: '2026-11-20', items: 1000, usedByPerson: 0 };

describe('promoRefusal', () => {
  it.each<[string, PromoTerms | undefined, Partial<PromoContext>, string | undefined]>([
    ['a code without terms counts', open, {}, undefined],
    ['an unknown one', undefined, {}, 'This code is not valid.'],
    ['a stopped one', { ...open, active: false }, {}, 'This code is no longer active.'],
    ['the day before it starts', { ...open, startsOn: '2026-11-21' }, {}, 'This code starts on 21 Nov 2026.'],
    ['its first day', { ...open, startsOn: '2026-11-20' }, {}, undefined],
    ['its last day', { ...open, endsOn: '2026-11-20' }, {}, undefined],
    ['the day after it ended', { ...open, endsOn: '2026-11-19' }, {}, 'This code ended on 19 Nov 2026.'],
    ['the minimum to the rupee', { ...open, minimum: 1000 }, {}, undefined],
    [
      'a rupee below the minimum',
      { ...open, minimum: 1399 },
      { items: 1398 },
      'This code is for orders of ₹1,399 or more. Add items worth ₹1 more.',
    ],
    ['the last use of all', { ...open, limit: 5, used: 4 }, {}, undefined],
    ['a code that is used up', { ...open, limit: 5, used: 5 }, {}, 'This code has reached its usage limit.'],
    [
      'one use of one',
      { ...open, limitPerPerson: 1 },
      { usedByPerson: 1 },
      'You have already used this code.',
    ],
    [
      'the third use of two',
      { ...open, limitPerPerson: 2 },
      { usedByPerson: 2 },
      'You have already used this code 2 times, which is the maximum.',
    ],
    [
      'says what cannot be mended before the minimum',
      { ...open, minimum: 5000, endsOn: '2026-11-01' },
      {},
      'This code ended on 1 Nov 2026.',
    ],
  ])('%s', (_case, terms, changes, sentence) => {
    const refusal = promoRefusal(terms, { ...occasion, ...changes });
    expect(refusal && promoRefusalMessage(refusal)).toBe(sentence);
  });

  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

  it('lets no code count outside its days, below its minimum, beyond a limit, or when stopped', () => {
    const terms = fc.record<PromoTerms>({
      startsOn: maybe(day),
      endsOn: maybe(day),
      minimum: maybe(fc.nat(3000)),
      limit: maybe(fc.nat(4)),
      limitPerPerson: maybe(fc.nat(3)),
      active: fc.boolean(),
      used: fc.nat(5),
    });
    const at = fc.record<PromoContext>({ today: day, items: fc.nat(3000), usedByPerson: fc.nat(4) });
    fc.assert(
      fc.property(terms, at, (one, { today, items, usedByPerson }) => {
        const mayCount =
          one.active &&
          (one.startsOn === undefined || one.startsOn <= today) &&
          (one.endsOn === undefined || today <= one.endsOn) &&
          items >= (one.minimum ?? 0) &&
          (one.limit === undefined || one.used < one.limit) &&
          (one.limitPerPerson === undefined || usedByPerson < one.limitPerPerson);
        expect(promoRefusal(one, { today, items, usedByPerson }) === undefined).toBe(mayCount);
      }),
    );
  });
});

describe('what a code takes off', () => {
  const lines = fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 100_000 }), quantity: fc.integer({ min: 1, max: 100 }) }),
    { minLength: 1, maxLength: 50 },
  );
  const reduction = fc.oneof<fc.Arbitrary<PromoReduction>[]>(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }) }),
  );

  it('is whole rupees, never more than the items, and the lines share exactly it', () => {
    fc.assert(
      fc.property(lines, reduction, (ordered, discount) => {
        const totals = orderTotals(ordered, { tax: 250, shipping: 30, discount });
        expect(Number.isInteger(totals.discount)).toBe(true);
        expect(totals.discount).toBeGreaterThanOrEqual(0);
        expect(totals.discount).toBeLessThanOrEqual(totals.items);
        expect(totals.lineDiscounts.reduce((sum, part) => sum + part, 0)).toBe(totals.discount);
        totals.lineDiscounts.forEach((part, index) => {
          const { price, quantity } = ordered[index]!;
          expect(Number.isInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(price * quantity);
        });
        expect(totals.total).toBe(totals.items - totals.discount + 280);
      }),
    );
  });

  it('rounds a percentage half up once for the order, within half a rupee of the truth', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 100 }), (ordered, percent) => {
        const { items, discount } = orderTotals(ordered, { tax: 0, shipping: 0, discount: { percent } });
        expect(discount).toBe(percentOf(items, percent));
        expect(Math.abs(discount * 100 - items * percent)).toBeLessThanOrEqual(50);
      }),
    );
    expect(percentOf(5, 10)).toBe(1);
  });
});

describe('normalisePromoCode', () => {
  it.each([['  welcome10 '], ['WELCOME10'], ['Welcome10\t'], ['welcome१०']])(
    'reads %j as WELCOME10',
    (typed) => {
      expect(normalisePromoCode(typed)).toBe('WELCOME10');
    },
  );
});
