import { waitForMail } from '../mailbox.ts';
import { fillCart } from '../steps/fill-cart.ts';
import { fillShipping } from '../steps/fill-shipping.ts';
import { registerPerson } from '../steps/register-person.ts';
import { expect, test } from '../test.ts';

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

test.describe('a promo code', () => {
  test.use({ expectedStatuses: [409] });

  test('takes the same off in cart, checkout, order and mail, once per person, and says why when it does not [spec 2-66]', async ({
    page,
    request,
    shop,
  }) => {
    const { email } = await registerPerson(page);
    const lines = await fillCart(page);
    const items = lines.reduce((sum, { price }) => sum + price, 0);
    const discount = Math.floor((items * 10 + 50) / 100);
    const total = rupees(items - discount + 280);
    await page.goto('/cart');
    const field = page.getByLabel('Promo Code');
    const apply = async (code: string) => {
      await field.fill(code);
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
    };

    await test.step('is refused with the reason', async () => {
      await apply('NEVER');
      await expect(field).toHaveAccessibleDescription('This code is not valid.');
      await apply('monsoon20');
      await expect(field).toHaveAccessibleDescription(/^This code ended on \d+ \w+ \d{4}\.$/);
    });

    await test.step('counts in any spelling, and stands in the sums', async () => {
      await apply(' welcome10 ');
      const sums = page.getByRole('complementary', { name: 'Price details' });
      await expect(sums.getByText('Discount (WELCOME10)')).toBeVisible();
      await expect(sums.getByText(`−${rupees(discount)}`)).toBeVisible();
      await expect(sums.getByText(total)).toBeVisible();
      await page.reload();
      await expect(sums.getByText(total)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'CHECKOUT' }).click();
    });

    await test.step('is the same in the checkout and in the order', async () => {
      const sums = page.getByRole('complementary', { name: 'Your order' });
      await expect(sums.getByText(total)).toBeVisible();
      await fillShipping(page);
      await page.getByRole('button', { name: 'PLACE ORDER' }).click();
      await page.getByRole('link', { name: 'See your order' }).click();
      await expect(page.getByRole('main').getByText(total).first()).toBeVisible();
      await expect(page.getByRole('main').getByText(rupees(discount)).first()).toBeVisible();
    });

    await test.step('is the same in the mail', async () => {
      const mail = await waitForMail(request, shop, email, /ES-\d+/);
      expect(mail.text).toContain(`Discount (WELCOME10): -${rupees(discount)}`);
      expect(mail.text).toContain(`Total cost: ${total}`);
    });

    await test.step('is used up for this person', async () => {
      await page.evaluate(
        (cart) => localStorage.setItem('cartItems', cart),
        JSON.stringify(lines.map((line) => ({ image: '', stock: 5, ...line }))),
      );
      await page.goto('/cart');
      await apply('WELCOME10');
      await expect(field).toHaveAccessibleDescription('You have already used this code.');
    });
  });
});
