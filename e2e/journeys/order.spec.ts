import { orderATShirt } from '../steps/order-a-t-shirt.ts';
import { test } from '../test.ts';

test('a shopper finds a T-shirt in spite of a typo, orders it as a new customer and reads the mail [spec 1-1] [spec 2-9] [spec 6-7] [spec 7-1] [R90]', async ({
  page,
  request,
  shop,
}) => {
  await orderATShirt({ page, request, shop });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a shopper finds a T-shirt, orders it as a new customer and reads the mail, at 390 px [spec 2-71]', async ({
    page,
    request,
    shop,
  }) => {
    await orderATShirt({ page, request, shop });
  });
});
