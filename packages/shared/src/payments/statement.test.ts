import { describe, expect, it } from '@jest/globals';
import { readStatementAmount, readStatementText } from './statement.ts';

describe('a line of a bank statement', () => {
  it.each([
    ['UPI/412345678901/Order ES-100042/shop@okbank', ['412345678901'], ['ES-100042']],
    ['UPI-ASHA-4123 4567 8901', ['412345678901'], []],
    ['UPI 4123\u00A04567\u00A08901 412345678901', ['412345678901'], []],
    ['UPI\t432 100 000 001\tCR', ['432100000001'], []],
    ['UPI\t432100 000001\tCR', [], []],
    ['20261128 1045\tNEFT ES-100042', [], ['ES-100042']],
    ['281126 104500\tNEFT', [], []],
    ['UPI 432100 000001', [], []],
    ['card 4123 4567 8901 2345', [], []],
    ['20/11/2026 4567 8901', [], []],
    ['1000\t2000\t3000', [], []],
    ['mobile\t91 98765 43210', [], []],
    ['mobile 91 98765 43210 ES 100042', [], ['ES-100042']],
    ['UPI 412345678901 ES - 100042 560001', ['412345678901'], ['ES-100042']],
    ['ES\t100042', [], []],
    ['ES 412345678901', ['412345678901'], []],
    ['NEFT 1412345678901', [], []],
    ['upi cr 412345678901 412345678901 es100042', ['412345678901'], ['ES-100042']],
    ['UPI/919876543210@ybl/412345678901', ['412345678901'], []],
    ['UPI/919876543210/412345678901', ['412345678901'], []],
    ['UPI/919876543210', ['919876543210'], []],
    ['SALARY', [], []],
  ])('%j', (text, references, numbers) => {
    expect(readStatementText(text)).toEqual({ references, numbers });
  });

  it.each([
    ['979', 979],
    ['1,399.00', 1399],
    ['₹ 1,00,000.50', 100_000.5],
    ['979.00 Cr', 979],
    ['Rs. 979', 979],
    ['1399.00Cr', 1399],
    ['1,399.00(Cr)', 1399],
    ['₹1,399.00/-', 1399],
    ['+1,090.00', 1090],
    ['₹ +979', 979],
    ['+-979', undefined],
    ['-979', undefined],
    ['0.00', undefined],
    ['979.00 Dr', undefined],
    ['', undefined],
    ['12.345', undefined],
  ])('reads the amount of %j', (typed, amount) => {
    expect(readStatementAmount(typed)).toBe(amount);
  });
});

it('takes a comma before two last digits for a decimal one', () => {
  expect(['529,00', '1,02,529', '1.079,50', '₹1,399.00 Cr'].map(readStatementAmount)).toEqual([
    529,
    102_529,
    undefined,
    1399,
  ]);
});
