import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildStaffProduct } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const product = buildStaffProduct({ _id: objectId(21), price: 1299, mrp: 1999, version: 3 });

describe('prices that two people changed', () => {
  it('are shown in rupees', async () => {
    apiServer.use(
      answer('GET /admin/products/:id', product),
      refuse('PUT /admin/products/:id', {
        status: 412,
        code: 'CHANGED_MEANWHILE',
        message: 'Changed.',
        product: { ...product, version: 4, price: 1399, mrp: 2499, updatedBy: 'Asha Rao' },
      }),
    );
    const { user } = renderRoutes(`/admin/dashboard/product/${product._id}`, {
      user: buildUser({ role: 'Catalogue' }),
    });
    const price = await screen.findByLabelText('Price (₹)');
    await user.clear(price);
    await user.type(price, '1199');
    await user.click(screen.getAllByRole('button', { name: 'Save changes' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Asha Rao changed this product/ }));
    expect(dialog.getByRole('radio', { name: 'Your version: ₹1,199' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Current version: ₹1,399' })).toBeInTheDocument();
    expect(dialog.getByText('₹2,499')).toBeInTheDocument();
  });
});
