import { describe, expect, it } from '@jest/globals';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildStaffProduct, buildStaffProducts } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const open = () => renderRoutes('/admin/dashboard/productlist', { user: buildUser({ role: 'Catalogue' }) });

describe('the stock dialog', () => {
  const product = (changes: Partial<StaffProduct>) =>
    buildStaffProduct({
      _id: objectId(1),
      name: 'Kurta',
      stock: 8,
      sizes: [{ size: 'M', stock: 8 }],
      ...changes,
    });
  async function openStock(changes: Partial<StaffProduct> = {}) {
    apiServer.use(answer('GET /admin/products', { ...buildStaffProducts(1), products: [product(changes)] }));
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: /^Stock of Kurta/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Stock of Kurta' }));
    const type = async (label: string, text: string) => {
      await user.clear(dialog.getByLabelText(label));
      await user.type(dialog.getByLabelText(label), text);
    };
    const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
    return { user, dialog, type, save, unmount };
  }
  const sent = (calls: ApiCall[]) =>
    calls.map(({ body, headers }) => ({ body, tag: headers.get('if-match') }));

  it('begins in the first number', async () => {
    const { dialog } = await openStock();
    expect(dialog.getByLabelText('M')).toHaveFocus();
    expect(
      dialog.getByText('Enter the total you counted. Orders placed in the meantime will still be deducted.'),
    ).toBeInTheDocument();
  });

  it('shows both numbers when somebody else counted, and saves what the person then confirms', async () => {
    const calls: ApiCall[] = [];
    const counted = product({ stock: 14, sizes: [{ size: 'M', stock: 14 }], version: 2 });
    apiServer.use(
      refuse('PUT /admin/products/:id/stock', {
        status: 412,
        code: 'CHANGED_MEANWHILE',
        message: 'Asha Rao changed this stock in the meantime. Check the numbers and save again.',
        fields: { 'lines.0.to': 'Now 14, you counted 10.' },
        product: counted,
      }),
    );
    const { dialog, type, save } = await openStock();
    await type('M', '10');
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Asha Rao changed this stock');
    expect(dialog.getByLabelText('M')).toHaveAccessibleDescription('Now 14, you entered 10.');
    expect(dialog.getByLabelText('M')).toHaveValue('10');
    apiServer.use(
      answer('PUT /admin/products/:id/stock', (call) => {
        calls.push(call);
        return product({ stock: 10, version: 3 });
      }),
    );
    await save();
    expect(await screen.findByText('Stock of Kurta saved.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([
      { body: { lines: [{ size: 'M', from: 14, to: 10 }], cause: 'count' }, tag: '"2"' },
    ]);
  });

  it('brings back a count that was not saved, beside the stock, so that it is not taken for it', async () => {
    const first = await openStock();
    await first.type('M', '10');
    first.unmount();
    const { dialog } = await openStock();
    expect(dialog.getByLabelText('M')).toHaveValue('10');
    expect(dialog.getByLabelText('M')).toHaveAccessibleDescription('Now 8, you entered 10.');
  });

  it('brings back a count that was not saved, beside the stock that changed since', async () => {
    const first = await openStock();
    await first.type('M', '10');
    await first.type('Note (optional)', 'Shelf 4');
    first.unmount();
    const { user, dialog } = await openStock({ stock: 14, sizes: [{ size: 'M', stock: 14 }], version: 2 });
    expect(dialog.getByLabelText('M')).toHaveValue('10');
    expect(dialog.getByLabelText('M')).toHaveAccessibleDescription('Now 14, you entered 10.');
    expect(dialog.getByLabelText('Note (optional)')).toHaveValue('Shelf 4');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(window.sessionStorage.getItem('formDrafts')).not.toContain('stock');
  });

  it.each([
    ['was saved', 38, 2],
    ['was saved, and 2 were sold since', 36, 2],
  ])('reads the stock after a lost answer and adds nothing twice: it %s', async (_what, now, version) => {
    const calls: ApiCall[] = [];
    apiServer.use(
      refuse('PUT /admin/products/:id/stock', {
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
        message: 'The shop cannot answer right now. Try again in 1 second.',
      }),
      answer('GET /admin/products/:id', product({ stock: now, sizes: [{ size: 'M', stock: now }], version })),
    );
    const { user, dialog, type, save } = await openStock();
    await type('M', '38');
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Delivery received');
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'We could not tell whether your change was saved.',
    );
    apiServer.use(
      answer('PUT /admin/products/:id/stock', (call) => {
        calls.push(call);
        return product({ stock: 38, version: 3 });
      }),
    );
    await save();
    expect(await screen.findByText('Stock of Kurta saved.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
  });

  it('sends the same once more, refused if it was saved after all, when nothing was saved yet', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      refuse('PUT /admin/products/:id/stock', {
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
        message: 'The shop cannot answer right now.',
      }),
      answer('GET /admin/products/:id', product({})),
    );
    const { dialog, type, save } = await openStock();
    await type('M', '38');
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent('The shop cannot answer right now.');
    apiServer.use(
      answer('PUT /admin/products/:id/stock', (call) => {
        calls.push(call);
        return product({ stock: 38, version: 2 });
      }),
    );
    await save();
    expect(await screen.findByText('Stock of Kurta saved.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([
      { body: { lines: [{ size: 'M', from: 8, to: 38 }], cause: 'count' }, tag: '"1"' },
    ]);
  });

  it('assigns units that came back without a size', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products/:id/stock', (call) => {
        calls.push(call);
        return product({ stock: 10 });
      }),
    );
    const { dialog, type, save } = await openStock({ unassignedStock: 2 });
    expect(
      screen.getByRole('button', { name: /^2 without a size: Kurta/, hidden: true }),
    ).toBeInTheDocument();
    expect(dialog.getByText(/^2 units were returned without a size\./)).toBeInTheDocument();
    await type('M', '10');
    await type('Without a size', '0');
    await save();
    expect(await screen.findByText('Stock of Kurta saved.')).toBeInTheDocument();
    expect(sent(calls)[0]!.body).toEqual({
      lines: [
        { size: 'M', from: 8, to: 10 },
        { from: 2, to: 0 },
      ],
      cause: 'count',
    });
  });
});
