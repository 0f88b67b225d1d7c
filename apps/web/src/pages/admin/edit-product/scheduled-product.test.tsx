import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, apiServer, type ApiCall } from '../../../testing/api-server.ts';
import { buildStaffProduct } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const draft = buildStaffProduct({ _id: objectId(21), status: 'draft' });
const scheduled = buildStaffProduct({ ...draft, publishAt: '2026-12-05T12:30:00.000Z' });

async function open(product: typeof draft) {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/products/:id', product),
    answer('PUT /admin/products/:id', (call) => {
      calls.push(call);
      return { ...scheduled, version: product.version + 1 };
    }),
  );
  const { user } = renderRoutes(`/admin/dashboard/product/${product._id}`, {
    user: buildUser({ role: 'Catalogue' }),
  });
  const status = await screen.findByLabelText('Status');
  const save = () => user.click(screen.getAllByRole('button', { name: 'Save changes' })[0]!);
  return { user, calls, status, save };
}

describe('a scheduled product', () => {
  it('gets its time in India', async () => {
    const { user, calls, status, save } = await open(draft);
    expect(screen.queryByLabelText('Publish on')).not.toBeInTheDocument();
    await user.selectOptions(status, 'Scheduled');
    await save();
    expect(await screen.findByText('Choose a date and time.')).toBeInTheDocument();
    expect(calls).toEqual([]);
    fireEvent.change(screen.getByLabelText('Publish on'), { target: { value: '2026-12-05T18:00' } });
    await save();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ status: 'scheduled', publishAt: '2026-12-05T12:30:00.000Z' });
  });

  it('shows its time, and loses it as a draft', async () => {
    const { user, calls, status, save } = await open(scheduled);
    expect(status).toHaveValue('scheduled');
    expect(screen.getByLabelText('Publish on')).toHaveValue('2026-12-05T18:00');
    await user.selectOptions(status, 'Draft');
    await save();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ status: 'draft' });
    expect(calls[0]?.body).not.toHaveProperty('publishAt');
  });

  it('names its time in the product list', async () => {
    apiServer.use(
      answer('GET /admin/products', { products: [scheduled], total: 1, page: 1, limit: 25, lowStock: 3 }),
    );
    renderRoutes('/admin/dashboard/productlist', { user: buildUser({ role: 'Catalogue' }) });
    expect(await screen.findByText(/Scheduled for Sat 5 Dec(?: 2026)?, 6:00\spm/)).toBeInTheDocument();
  });
});
