import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const get = (pincode: string) => shop.request().get(`/api/v1/pincode/${encodeURIComponent(pincode)}`);

describe('a pincode', () => {
  it('tells its city, its state and the days of delivery, counted from now in India', async () => {
    const { body } = await get('560001').expect(200);
    expect(body).toEqual({
      pincode: '560001',
      city: 'Bengaluru',
      state: 'Karnataka',
      delivery: {
        standard: { from: '2099-11-24', to: '2099-11-25' },
        express: { from: '2099-11-21', to: '2099-11-23' },
      },
    });
  });

  it('is reached on other days far from the large cities', async () => {
    const { body } = await get('190001').expect(200);
    expect(body.delivery.standard).toEqual({ from: '2099-11-26', to: '2099-11-27' });
  });

  it.each([
    ['110001', 'New Delhi', 'Delhi'],
    ['110006', 'Delhi', 'Delhi'],
    ['400050', 'Mumbai', 'Maharashtra'],
    ['400703', 'Navi Mumbai', 'Maharashtra'],
    ['122001', 'Gurugram', 'Haryana'],
    ['160017', 'Chandigarh', 'Chandigarh'],
    ['160055', 'Mohali', 'Punjab'],
    ['403001', 'Panaji', 'Goa'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['682001', 'Kochi', 'Kerala'],
    ['682555', 'Lakshadweep', 'Lakshadweep'],
    ['737101', 'Gangtok', 'Sikkim'],
    ['744101', 'South Andaman', 'Andaman and Nicobar Islands'],
    ['194101', 'Leh', 'Ladakh'],
    ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['247667', 'Haridwar', 'Uttarakhand'],
    ['247001', 'Saharanpur', 'Uttar Pradesh'],
    ['799001', 'Agartala', 'Tripura'],
  ])('%s lies in %s, %s', async (pincode, city, state) => {
    const { body } = await get(pincode).expect(200);
    expect(body).toMatchObject({ city, state });
  });

  it('may be written in two groups', async () => {
    const { body } = await get('560 001').expect(200);
    expect(body.pincode).toBe('560001');
  });

  it.each(['198001', '291001', '550001', '870001'])('%s is said to be none of India', async (pincode) => {
    const { body } = await get(pincode).expect(404);
    expect(body).toMatchObject({
      code: 'NOT_FOUND',
      message: `${pincode} is not a valid pincode in India. Check the digits.`,
    });
  });

  it('of the army says why nothing is delivered there', async () => {
    const { body } = await get('900099').expect(404);
    expect(body.message).toBe(
      '900099 is a pincode of the Army Postal Service, which our couriers cannot reach. Enter a civilian address.',
    );
  });

  it.each(['56000', '5600011', 'abcdef', '5600O1'])('is not what %p is', async (text) => {
    const { body } = await get(text).expect(400);
    expect(body.fields).toEqual({ pincode: 'Enter a 6-digit pincode.' });
  });

  it('does not start with 0', async () => {
    const { body } = await get('060001').expect(400);
    expect(body.fields).toEqual({ pincode: 'Check the pincode. It cannot start with 0.' });
  });
});
