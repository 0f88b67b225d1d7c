import { describe, expect, it } from '@jest/globals';
import type { StockMovement } from '@e-store/shared/catalog/stock-history-endpoints';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildStaffProduct } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const product = buildStaffProduct();
const PATH = `/admin/dashboard/productlist/stock/${product._id}`;
const user = buildUser({ role: 'Admin' });

const MOVEMENTS: StockMovement[] = [
  {
    _id: objectId(1),
    at: '2026-11-20T10:05:00.000Z',
    size: 'M',
    units: -2,
    reason: 'order',
    order: objectId(9),
  },
  {
    _id: objectId(2),
    at: '2026-11-19T10:05:00.000Z',
    size: 'M',
    units: 1200,
    reason: 'adjustment',
    cause: 'delivery',
    by: 'Asha Rao',
    note: 'Challan 17',
  },
  {
    _id: objectId(4),
    at: '2026-11-19T09:05:00.000Z',
    units: 20,
    reason: 'adjustment',
    cause: 'delivery',
    deliveryNote: 'DN-102',
  },
  { _id: objectId(3), at: '2026-11-18T10:05:00.000Z', units: -1, reason: 'cancel', isReversal: true },
];

const answerWith = (movements: StockMovement[], total = movements.length) =>
  apiServer.use(
    answer('GET /admin/products/:id/stock-history', ({ query }) => ({
      product: { _id: product._id, name: product.name, stock: 9 },
      movements,
      total,
      page: Number(query.get('page') ?? 1),
      limit: 25,
    })),
  );

describe('the stock history of a product in E-DASH', () => {
  it('says what changed the stock, by how much and by whom', async () => {
    answerWith(MOVEMENTS);
    renderRoutes(PATH, { user });
    const table = within(await screen.findByRole('table', { name: 'Stock history' }));
    const [, sold, delivery, imported, takenBack] = table.getAllByRole('row');
    expect(sold).toHaveTextContent('SoldM−2');
    expect(within(sold!).getByRole('link', { name: 'Sold' })).toHaveAttribute(
      'href',
      `/admin/dashboard/orderlist/${objectId(9)}`,
    );
    expect(delivery).toHaveTextContent('Delivery receivedM+1,200Asha RaoChallan 17');
    expect(imported).toHaveTextContent('Delivery received–+20–Delivery note DN-102');
    expect(takenBack).toHaveTextContent('Taken back: order cancelled–−1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Stock history of ${product.name}`);
    expect(screen.getByText(/^9 in stock now\./)).toBeInTheDocument();
  });

  it('is reached from the product, in pages', async () => {
    answerWith(MOVEMENTS, 60);
    apiServer.use(answer('GET /admin/products/:id', product));
    const { user: person } = renderRoutes(`/admin/dashboard/product/${product._id}`, { user });
    await person.click(await screen.findByRole('link', { name: 'Stock history' }));
    await screen.findByRole('table', { name: 'Stock history' });
    expect(screen.getByRole('link', { name: /Next/ })).toHaveAttribute('href', `${PATH}?page=2`);
    expect(screen.getByRole('link', { name: 'Edit product' })).toHaveAttribute(
      'href',
      `/admin/dashboard/product/${product._id}`,
    );
  });

  it('says when there is none, and why it did not load', async () => {
    answerWith([]);
    const { unmount } = renderRoutes(PATH, { user });
    expect(await screen.findByText('Nothing has changed the stock of this product yet.')).toBeInTheDocument();
    unmount();
    apiServer.use(
      refuse('GET /admin/products/:id/stock-history', {
        status: 500,
        code: 'INTERNAL',
        message: 'Try again.',
      }),
    );
    renderRoutes(PATH, { user });
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again.');
  });
});
