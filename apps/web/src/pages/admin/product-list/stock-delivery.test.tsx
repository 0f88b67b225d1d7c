import { describe, expect, it } from '@jest/globals';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildStaffProduct, buildStaffProducts } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const product = (changes: Partial<StaffProduct> = {}) =>
  buildStaffProduct({
    _id: objectId(1),
    name: 'Kurta',
    stock: 8,
    sizes: [
      { size: 'M', stock: 8 },
      { size: 'L', stock: 0 },
    ],
    ...changes,
  });

const withM = (stock: number, version: number) =>
  product({
    stock,
    version,
    sizes: [
      { size: 'M', stock },
      { size: 'L', stock: 0 },
    ],
  });

async function openStock(shown = product()) {
  apiServer.use(answer('GET /admin/products', { ...buildStaffProducts(1), products: [shown] }));
  const { user, unmount } = renderRoutes('/admin/dashboard/productlist', {
    user: buildUser({ role: 'Catalogue' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Stock of Kurta/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Stock of Kurta' }));
  const type = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  };
  const choose = (reason: string) => user.selectOptions(dialog.getByLabelText('Reason'), reason);
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  return { user, dialog, type, choose, save, unmount };
}

function takeStock() {
  const bodies: unknown[] = [];
  apiServer.use(
    answer('PUT /admin/products/:id/stock', ({ body }: ApiCall) => {
      bodies.push(body);
      return product({ version: 3 });
    }),
  );
  return bodies;
}

const lost = { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'The shop cannot answer right now.' };

describe('the stock dialog for a delivery', () => {
  it('takes the units received of each size and shows the stock before and after', async () => {
    const bodies = takeStock();
    const { dialog, type, choose, save } = await openStock();
    await choose('Delivery received');
    expect(dialog.getByText('Enter the units received. We add them to the stock.')).toBeInTheDocument();
    expect(dialog.getByRole('group', { name: 'Units received' })).toBeInTheDocument();
    expect(dialog.getByLabelText('M')).toHaveValue('');
    expect(dialog.getByLabelText('M')).toHaveAccessibleDescription('8 in stock now');
    await save();
    expect(dialog.getByRole('alert')).toHaveTextContent('Enter the units received.');
    await type('M', '5');
    expect(dialog.getByLabelText('M')).toHaveAccessibleDescription('8 → 13');
    await save();
    expect(await screen.findByText('Stock of Kurta saved.')).toBeInTheDocument();
    expect(bodies).toEqual([{ lines: [{ size: 'M', from: 8, to: 13 }], cause: 'delivery' }]);
  });

  it('has one field for a product without sizes', async () => {
    const bodies = takeStock();
    const { dialog, type, choose, save } = await openStock(product({ sizes: [] }));
    await choose('Delivery received');
    await type('Units received', '1,200');
    expect(dialog.getByLabelText('Units received')).toHaveAccessibleDescription('8 → 1,208');
    await save();
    await screen.findByText('Stock of Kurta saved.');
    expect(bodies).toEqual([{ lines: [{ from: 8, to: 1208 }], cause: 'delivery' }]);
  });

  it.each(['-2', 'five'])('rejects %j units at their field and keeps them', async (text) => {
    const bodies = takeStock();
    const { dialog, type, choose, save } = await openStock();
    await choose('Delivery received');
    await type('M', '4');
    await type('L', text);
    await save();
    expect(dialog.getByLabelText('L')).toHaveAccessibleDescription('Enter a whole number.');
    expect(dialog.getByLabelText('L')).toHaveValue(text);
    expect(dialog.getByLabelText('M')).toHaveValue('4');
    expect(bodies).toEqual([]);
  });

  it('keeps what was typed when the reason changes', async () => {
    const { dialog, type, choose } = await openStock(product({ unassignedStock: 2 }));
    await type('M', '13');
    await choose('Delivery received');
    expect(dialog.getByLabelText('M')).toHaveValue('5');
    expect(dialog.queryByLabelText('Without a size')).not.toBeInTheDocument();
    await choose('Damaged or lost');
    expect(dialog.getByLabelText('M')).toHaveValue('13');
    expect(dialog.getByLabelText('L')).toHaveValue('0');
    expect(dialog.getByLabelText('Without a size')).toHaveValue('2');
    await type('M', '3');
    await choose('Delivery received');
    expect(dialog.getByLabelText('M')).toHaveValue('');
    await choose('Stock count');
    expect(dialog.getByLabelText('M')).toHaveValue('8');
  });

  it('keeps the units after a refusal', async () => {
    const message = 'At most 99,999 units. There are 8 now.';
    apiServer.use(
      refuse('PUT /admin/products/:id/stock', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message,
        fields: { 'lines.0.to': message },
      }),
    );
    const { dialog, type, choose, save } = await openStock();
    await choose('Delivery received');
    await type('M', '99999');
    await save();
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.getByLabelText('M')).toHaveValue('99999');
  });

  it('adds nothing twice after a lost answer', async () => {
    const { dialog, type, choose, save } = await openStock();
    apiServer.use(
      refuse('PUT /admin/products/:id/stock', lost),
      answer('GET /admin/products/:id', withM(36, 2)),
    );
    await choose('Delivery received');
    await type('M', '30');
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^We could not tell whether/);
    expect(dialog.getByLabelText('M')).toHaveValue('');
    expect(dialog.getByLabelText('M')).toHaveAccessibleDescription(
      'Now 36 in stock. If the 30 received are not included, enter them again.',
    );
  });

  it('brings the units back, and asks when the stock was changed since', async () => {
    const first = await openStock();
    await first.choose('Delivery received');
    await first.type('M', '5');
    first.unmount();
    const second = await openStock();
    expect(second.dialog.getByLabelText('M')).toHaveValue('5');
    expect(second.dialog.getByLabelText('M')).toHaveAccessibleDescription('8 → 13');
    second.unmount();
    const { dialog } = await openStock(withM(13, 2));
    expect(dialog.getByLabelText('M')).toHaveValue('5');
    expect(dialog.getByLabelText('M')).toHaveAccessibleDescription(
      /^Now 13\. The stock was changed after you typed this\./,
    );
  });
});
