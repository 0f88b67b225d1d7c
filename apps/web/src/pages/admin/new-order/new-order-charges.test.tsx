import { beforeAll, describe, expect, it } from '@jest/globals';
import { formatDays } from '@e-store/shared/format-day';
import { type DeliveryMethod, deliveryWindow } from '@e-store/shared/orders/delivery';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import { screen } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildCustomer } from '../../../testing/build-customer.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildQuote } from '../../../testing/build-quote.ts';
import { buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { buildStaffProduct } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

beforeAll(() => import('./new-order-page.tsx'));

const CUSTOMER = objectId(5);
const flat = { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 } as const;

async function open(charges: StoreCharges, quote = buildQuote()) {
  const customer = buildCustomer({ _id: CUSTOMER });
  const shirt = buildStaffProduct({ _id: objectId(1), name: 'Plain tee', stock: 3, sizes: [] });
  apiServer.use(
    answer('GET /store', { charges }),
    answer('GET /admin/customers/:id', customer),
    answer('GET /admin/orders/:id', buildStaffOrder()),
    answer('GET /admin/products', { products: [shirt], total: 1, page: 1, limit: 8, lowStock: 3 }),
    answer('POST /admin/customers/:id/orders/quote', {
      quote,
      cashOnDelivery: { method: 'COD', label: 'Cash on delivery', fee: 0, total: quote.total },
    }),
  );
  const { user } = renderRoutes(`/admin/dashboard/customers/${CUSTOMER}/order`, {
    user: buildUser({ role: 'Admin' }),
  });
  const search = await screen.findByLabelText('Name or SKU');
  const add = async () => {
    await user.type(search, 'tee{Enter}');
    await user.click(await screen.findByRole('button', { name: /^Add Plain tee/ }));
  };
  return { user, add };
}

const days = (method: DeliveryMethod, pincode: string) =>
  formatDays(deliveryWindow(new Date(), method, pincode));
const { pincode } = buildOrder().shippingInfo;

describe('the charges of a new order for a customer', () => {
  it('name the days of each delivery for the pincode, and its price once there are items', async () => {
    const { user, add } = await open(flat);
    expect(screen.getByRole('radio', { name: `Standard · ${days('standard', pincode)}` })).toBeChecked();
    await add();
    expect(
      await screen.findByRole('radio', { name: `Standard, ₹30 · ${days('standard', pincode)}` }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('radio', { name: `Express, ₹35 · ${days('express', pincode)}` }),
    ).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Pincode'));
    await user.type(screen.getByLabelText('Pincode'), '790001');
    expect(
      await screen.findByRole('radio', { name: `Standard, ₹30 · ${days('standard', '790001')}` }),
    ).toBeInTheDocument();
  });

  it('say that standard delivery is free from the total of the settings on', async () => {
    const { add } = await open({ ...flat, freeShippingFrom: 600 });
    await add();
    expect(
      await screen.findByRole('radio', { name: `Standard, free · ${days('standard', pincode)}` }),
    ).toBeInTheDocument();
  });

  it('say that the tax is included', async () => {
    const { add } = await open({ ...flat, taxMode: 'included', tax: 0 }, buildQuote({ tax: 0, total: 729 }));
    await add();
    expect(await screen.findByText('₹729')).toBeInTheDocument();
    expect(screen.getByText('Tax').nextElementSibling).toHaveTextContent('Included');
  });
});
