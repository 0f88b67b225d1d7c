import { invoiceLink } from '../features/invoices/invoice-link.ts';
import { advanceOrder, placeTestOrder } from './placed-order.ts';
import type { Sample } from './product-samples.ts';
import type { TestShop } from './start-test-shop.ts';

const prefix = '/api/v1';

export const invoiceSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => {
  async function packed() {
    const placed = await placeTestOrder(shop());
    const { agent: admin } = await shop().signIn('Admin');
    await advanceOrder(admin, placed.orderId, 'Confirmed', 'Packed');
    return { ...placed, admin };
  }
  const readAccounts = (path: string) => async () => {
    const { admin } = await packed();
    return { agent: admin, path: `/admin/accounts${path}?from=2099-11-01&to=2099-11-30` };
  };
  return {
    'GET /admin/accounts': readAccounts(''),
    'GET /admin/accounts/export': readAccounts('/export'),
    'GET /admin/accounts/gstr1': async () => {
      const contact = { 'contact.legalName': 'E-Store Pvt Ltd', 'contact.gstin': '29AAGCB7383J1Z4' };
      await shop().database.settings.updateOne({ _id: 'store' }, { $set: contact }, { upsert: true });
      return readAccounts('/gstr1')();
    },
    'GET /admin/invoices': async () => {
      const { admin, orderId } = await packed();
      return { agent: admin, path: `/admin/invoices?ids=${orderId}` };
    },
    'GET /admin/orders/invoices': async () => {
      const { admin, orderId } = await packed();
      return { agent: admin, path: `/admin/orders/invoices?ids=${orderId}` };
    },
    'GET /order/:id/invoices': async () => {
      const { agent, orderId } = await packed();
      return { agent, path: `/order/${orderId}/invoices` };
    },
    'GET /order/:id/invoice': async () => {
      const { agent, orderId } = await packed();
      return { agent, path: `/order/${orderId}/invoice` };
    },
    'GET /admin/orders/:id/invoices': async () => {
      const { admin, orderId } = await packed();
      return { agent: admin, path: `/admin/orders/${orderId}/invoices` };
    },
    'GET /admin/orders/:id/invoice': async () => {
      const { admin, orderId } = await packed();
      return { agent: admin, path: `/admin/orders/${orderId}/invoice` };
    },
    'GET /invoices/:id': async () => {
      const { orderId } = await packed();
      const { config, database, now, agent } = shop();
      const { _id } = await database.invoices.findOne({ order: orderId }).orFail().lean();
      const [, path = ''] = invoiceLink.linkTo(config, _id, now()).split(prefix);
      return { agent: agent(), path };
    },
  };
};
