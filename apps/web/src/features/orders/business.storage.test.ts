import { expect, it } from '@jest/globals';
import { readBusiness, writeBusiness } from './business.storage.ts';

const local = window.localStorage;
const DAY_MS = 24 * 60 * 60 * 1000;

it('stores the business of an invoice for a day', () => {
  const buyer = { name: 'Lake Traders', gstin: '27AAPFU' };
  writeBusiness(local, buyer, 1000);
  expect(readBusiness(local, DAY_MS)).toEqual(buyer);
  expect(readBusiness(local, DAY_MS + 1000)).toBeUndefined();
  writeBusiness(local, undefined);
  expect(local).toHaveLength(0);
});

it.each(['7', 'null', '{"name":"Lake Traders"}'])('takes %s for no business', (text) => {
  local.setItem('business', text);
  expect(readBusiness(local)).toBeUndefined();
});
