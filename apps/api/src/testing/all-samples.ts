import { randomBytes } from 'node:crypto';
import { accountSamples } from './account-samples.ts';
import { cashSamples } from './cash-samples.ts';
import { invoiceSamples } from './invoice-samples.ts';
import { newsletterSamples } from './newsletter-samples.ts';
import { orderSamples } from './order-samples.ts';
import { peopleSamples } from './people-samples.ts';
import { privacySamples } from './privacy-samples.ts';
import { LABEL, productSamples, type Sample } from './product-samples.ts';
import { reviewSamples } from './review-samples.ts';
import { savedSamples } from './saved-samples.ts';
import { searchSamples } from './search-samples.ts';
import { staffProductSamples } from './staff-product-samples.ts';
import { paymentSamples } from './payment-samples.ts';
import { staffSamples } from './staff-samples.ts';
import { registration, type TestShop } from './start-test-shop.ts';

const ID = '0123456789abcdef01234567';

export const allSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => ({
  ...productSamples(shop),
  ...reviewSamples(shop),
  ...savedSamples(shop),
  ...newsletterSamples(shop),
  ...accountSamples(shop),
  ...orderSamples(shop),
  ...paymentSamples(shop),
  ...invoiceSamples(shop),
  ...cashSamples(shop),
  ...staffSamples(shop),
  ...staffProductSamples(shop),
  ...peopleSamples(shop),
  ...privacySamples(shop),
  ...searchSamples(shop),
  'POST /admin/product/new/': async () => ({
    agent: (await shop().signIn('Admin')).agent,
    path: '/admin/product/new',
    body: {
      name: 'Tee',
      descreption: 'Plain.',
      brand: 'Saanjh',
      ...LABEL,
      images: [{ public_id: 'a', url: 'https://pictures.example/a.webp' }],
    },
  }),
  'POST /cart/quote': async () => {
    const { _id } = await shop().addProduct({ cost: 100 });
    return {
      agent: shop().agent(),
      path: '/cart/quote',
      body: {
        orderItems: [
          { product: String(_id), quantity: 1 },
          { product: ID, quantity: 1 },
        ],
      },
    };
  },
  'GET /admin/promocodes': async () => {
    await shop().addPromoCode();
    return { agent: (await shop().signIn('Admin')).agent, path: '/admin/promocodes' };
  },
  'POST /admin/promocodes': async () => ({
    agent: (await shop().signIn('Admin')).agent,
    path: '/admin/promocodes',
    body: {
      code: `diwali-${randomBytes(3).toString('hex')}`,
      reduction: { percent: 15 },
      minimum: 999,
      endsOn: '2099-11-30',
    },
  }),
  'PUT /admin/promocodes/:code': async () => {
    const { code } = await shop().addPromoCode();
    return {
      agent: (await shop().signIn('Admin')).agent,
      path: `/admin/promocodes/${code}`,
      body: { active: false },
    };
  },
  'GET /store': async () => {
    await shop().addPromoCode({ isPublic: true, minimum: 999, endsOn: '2099-11-30', limitPerPerson: 1 });
    return { agent: shop().agent(), path: '/store' };
  },
  'POST /contact': async () => {
    const contact = { email: 'help@estore.example' };
    await shop().database.settings.updateOne({ _id: 'store' }, { $set: { contact } }, { upsert: true });
    const { email } = registration();
    return { agent: shop().agent(), path: '/contact', body: { name: 'Asha', email, message: 'Hello.' } };
  },
});
