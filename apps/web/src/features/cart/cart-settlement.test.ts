import { describe, expect, it } from '@jest/globals';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { settleCart } from './cart-settlement.ts';

const plain = buildCartItem({ size: undefined, quantity: 2 });
const sized = { ...plain, size: 'M' };
const account = (...lines: (typeof plain)[]) => ({ version: 2, lines });
const lineOf = ({ product, quantity, size }: typeof plain) => ({
  product,
  quantity,
  ...(size !== undefined && { size }),
});

describe('settleCart, when a product came to have sizes', () => {
  it('has one line, in the account’s size, at the first merge', () => {
    expect(settleCart({ known: [], sent: [plain], now: [plain], fresh: account(sized) })).toEqual([sized]);
  });

  it('has one line after its quantity was changed here', () => {
    const three = { ...plain, quantity: 3 };
    const fresh = account({ ...sized, quantity: 3 });
    expect(settleCart({ known: [lineOf(plain)], sent: [three], now: [three], fresh })).toEqual([
      { ...sized, quantity: 3 },
    ]);
  });

  it('takes over what happens here while the account answers', () => {
    const four = { ...plain, quantity: 4 };
    expect(settleCart({ known: [lineOf(plain)], sent: [plain], now: [four], fresh: account(sized) })).toEqual(
      [{ ...sized, quantity: 4 }],
    );
    expect(settleCart({ known: [lineOf(plain)], sent: [plain], now: [], fresh: account(sized) })).toEqual([]);
  });

  it('makes one line of two that the browser had', () => {
    const both = [plain, { ...sized, quantity: 3 }];
    const fresh = account({ ...sized, quantity: 5 });
    expect(settleCart({ known: both.map(lineOf), sent: both, now: both, fresh })).toEqual([
      { ...sized, quantity: 5 },
    ]);
  });

  it('keeps a line that the account did not take', () => {
    const other = buildCartItem({ product: 'other', size: undefined });
    expect(
      settleCart({ known: [], sent: [plain, other], now: [plain, other], fresh: account(sized) }),
    ).toEqual([sized, other]);
  });
});
