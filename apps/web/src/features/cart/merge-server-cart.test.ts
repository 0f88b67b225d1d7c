import { describe, expect, it } from '@jest/globals';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { mergeServerCart } from './merge-server-cart.ts';

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
    expect(
      mergeServerCart({ lastSynced: [], sentCart: [plain], localCart: [plain], serverCart: account(sized) }),
    ).toEqual([sized]);
  });

  it('has one line after its quantity was changed here', () => {
    const three = { ...plain, quantity: 3 };
    const serverCart = account({ ...sized, quantity: 3 });
    expect(
      mergeServerCart({ lastSynced: [lineOf(plain)], sentCart: [three], localCart: [three], serverCart }),
    ).toEqual([{ ...sized, quantity: 3 }]);
  });

  it('takes over what happens here while the account answers', () => {
    const four = { ...plain, quantity: 4 };
    expect(
      mergeServerCart({
        lastSynced: [lineOf(plain)],
        sentCart: [plain],
        localCart: [four],
        serverCart: account(sized),
      }),
    ).toEqual([{ ...sized, quantity: 4 }]);
    expect(
      mergeServerCart({
        lastSynced: [lineOf(plain)],
        sentCart: [plain],
        localCart: [],
        serverCart: account(sized),
      }),
    ).toEqual([]);
  });

  it('makes one line of two that the browser had', () => {
    const both = [plain, { ...sized, quantity: 3 }];
    const serverCart = account({ ...sized, quantity: 5 });
    expect(
      mergeServerCart({ lastSynced: both.map(lineOf), sentCart: both, localCart: both, serverCart }),
    ).toEqual([{ ...sized, quantity: 5 }]);
  });

  it('keeps a line that the account did not take', () => {
    const other = buildCartItem({ product: 'other', size: undefined });
    expect(
      mergeServerCart({
        lastSynced: [],
        sentCart: [plain, other],
        localCart: [plain, other],
        serverCart: account(sized),
      }),
    ).toEqual([sized, other]);
  });
});
