import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildStaffProduct } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const product = buildStaffProduct({
  _id: objectId(21),
  version: 3,
  sku: 'TEE-14',
  sizes: [
    { size: 'S', stock: 2 },
    { size: 'M', stock: 3 },
  ],
  stock: 5,
  sizeSkus: [{ size: 'M', sku: 'TEE-14-M' }],
});
const PATH = `/admin/dashboard/product/${product._id}`;
const LABEL = { S: 'SKU of size S', M: 'SKU of size M', L: 'SKU of size L' };

async function open(path = PATH, shown = product) {
  apiServer.use(answer('GET /admin/products/:id', shown));
  const shop = renderRoutes(path, { user: buildUser({ role: 'Catalogue' }) });
  await screen.findByLabelText('Name');
  const main = within(screen.getByRole('main'));
  const type = async (label: string, text: string) => {
    await shop.user.clear(main.getByLabelText(label));
    if (text) await shop.user.type(main.getByLabelText(label), text);
  };
  const save = () => shop.user.click(main.getAllByRole('button', { name: 'Save changes' })[0]!);
  return { ...shop, main, type, save };
}

function takeEdits() {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('PUT /admin/products/:id', (call) => {
      calls.push(call);
      return { ...product, version: 4 };
    }),
  );
  return calls;
}

const refuseEdit = (failure: Partial<Parameters<typeof refuse>[1]> & { product?: object }) =>
  apiServer.use(
    refuse('PUT /admin/products/:id', { status: 409, code: 'ALREADY_EXISTS', message: 'No.', ...failure }),
  );

describe('the SKUs of sizes in the product form', () => {
  it('are asked for sizes that are sold, and sent with the size', async () => {
    const calls = takeEdits();
    const { main, type, save } = await open();
    expect(main.getByLabelText(LABEL.M)).toHaveValue('TEE-14-M');
    expect(main.getByLabelText(LABEL.S)).toHaveValue('');
    expect(main.queryByLabelText(LABEL.L)).not.toBeInTheDocument();
    await type('L', '4');
    await type(LABEL.L, ' TEE-14-L ');
    await save();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({
      sku: 'TEE-14',
      sizeSkus: [
        { size: 'M', sku: 'TEE-14-M' },
        { size: 'L', sku: 'TEE-14-L' },
      ],
    });
  });

  it.each([
    ['the SKU', LABEL.M],
    ['the stock of its size', 'M'],
  ])('are cleared with %s', async (_, label) => {
    const calls = takeEdits();
    const { type, save } = await open();
    await type(label, '');
    await save();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).not.toHaveProperty('sizeSkus');
  });

  it('show at their field what the shop refuses, here and on the server', async () => {
    const { main, type, save } = await open();
    await type(LABEL.S, 'tee-14-m');
    await save();
    await waitFor(() =>
      expect(main.getByLabelText(LABEL.M)).toHaveAccessibleDescription('Use each SKU only once.'),
    );
    const message = 'Another product has this SKU.';
    refuseEdit({ fields: { 'sizeSkus.0.sku': message } });
    await type(LABEL.S, 'TEE-14-S');
    await save();
    await waitFor(() => expect(main.getByLabelText(LABEL.S)).toHaveAccessibleDescription(message));
    expect(main.getByLabelText(LABEL.S)).toHaveFocus();
    expect(main.getByLabelText(LABEL.M)).toHaveAccessibleDescription('');
  });

  it('are chosen one by one where two people changed them', async () => {
    const theirs = {
      ...product,
      version: 4,
      sizeSkus: [
        { size: 'S', sku: 'THEIRS-S' },
        { size: 'M', sku: 'THEIRS-M' },
      ],
    };
    refuseEdit({ status: 412, code: 'CHANGED_MEANWHILE', product: theirs });
    const { main, user, type, save } = await open();
    await type(LABEL.M, 'MINE-M');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: /^Someone changed/ }));
    expect(dialog.getByText('THEIRS-S')).toBeInTheDocument();
    const choice = within(dialog.getByRole('group', { name: LABEL.M }));
    expect(choice.getByRole('radio', { name: 'Your version: MINE-M' })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: 'Current version: THEIRS-M' }));
    await user.click(dialog.getByRole('button', { name: 'Use these values' }));
    await waitFor(() => expect(main.getByLabelText(LABEL.M)).toHaveValue('THEIRS-M'));
    expect(main.getByLabelText(LABEL.S)).toHaveValue('THEIRS-S');
  });

  it('stay in the draft of the tab', async () => {
    const { type, unmount } = await open();
    await type(LABEL.S, 'TEE-14-S');
    unmount();
    const { main } = await open();
    expect(main.getByLabelText(LABEL.S)).toHaveValue('TEE-14-S');
    expect(main.getByLabelText(LABEL.M)).toHaveValue('TEE-14-M');
  });

  it('are not copied to another product', async () => {
    const { main } = await open(`/admin/dashboard/addproduct?copy=${product._id}`);
    expect(main.getByLabelText('M')).toHaveValue('0');
    for (const label of [LABEL.S, LABEL.M, 'SKU']) expect(main.getByLabelText(label)).toHaveValue('');
  });
});
