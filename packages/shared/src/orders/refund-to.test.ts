import { describe, expect, it } from '@jest/globals';
import { maskRefundTo, RefundTo } from './refund-to.ts';

const bank = { method: 'bank', holder: 'Asha Rao', accountNumber: '0012 3456-7890', ifsc: 'abcd0001234' };

describe('where a refund goes', () => {
  it('is a UPI id, in small letters', () => {
    expect(RefundTo.parse({ method: 'upi', upiId: ' Asha.Rao-1@OKABCDBANK ' })).toEqual({
      method: 'upi',
      upiId: 'asha.rao-1@okabcdbank',
    });
  });

  it('or a bank account with its IFSC, without the spaces people type', () => {
    expect(RefundTo.parse(bank)).toEqual({ ...bank, accountNumber: '001234567890', ifsc: 'ABCD0001234' });
  });

  it('reads Hindi digits in the account number, the IFSC and the UPI id', () => {
    expect(RefundTo.parse({ ...bank, accountNumber: '००१२ ३४५६-७८९०', ifsc: 'abcd०००१२३४' })).toEqual({
      ...bank,
      accountNumber: '001234567890',
      ifsc: 'ABCD0001234',
    });
    expect(RefundTo.parse({ method: 'upi', upiId: '९८४५०१२३४५@okbank' })).toEqual({
      method: 'upi',
      upiId: '9845012345@okbank',
    });
  });

  it.each(['asha', '@okbank', 'a@okbank', 'asha@ok bank', 'asha@example.com', 'asha@1bank', 'asha@@okbank'])(
    'refuses the UPI id %j with a sentence',
    (upiId) => {
      const { error } = RefundTo.safeParse({ method: 'upi', upiId });
      expect(error?.issues).toEqual([
        expect.objectContaining({ path: ['upiId'], message: 'Enter a UPI ID like name@bank.' }),
      ]);
    },
  );

  it.each([
    ['holder', '  '],
    ['accountNumber', '12345678'],
    ['accountNumber', '1234567890123456789'],
    ['accountNumber', '12345678X'],
    ['ifsc', 'ABCD1001234'],
    ['ifsc', 'ABCD000123'],
    ['ifsc', 'HD1C0001234'],
  ])('refuses %s = %j at that field', (field, value) => {
    const { error } = RefundTo.safeParse({ ...bank, [field]: value });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it('is nothing else', () => {
    expect(RefundTo.safeParse({ method: 'cash' }).success).toBe(false);
  });

  it.each([
    [{ method: 'upi', upiId: 'asha.rao@okbank' } as const, 'as…@okbank'],
    [{ method: 'upi', upiId: 'abc@okbank' } as const, 'a…@okbank'],
    [
      { method: 'bank', holder: 'Asha Rao', accountNumber: '001234567890', ifsc: 'ABCD0001234' } as const,
      '…7890, ABCD0001234',
    ],
  ])('is shown masked: %j as %s', (to, shown) => {
    expect(maskRefundTo(to)).toEqual({ method: to.method, shown });
  });
});
