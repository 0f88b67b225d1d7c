import { describe, expect, it } from '@jest/globals';
import { PRODUCT_DETAILS } from '@e-store/shared/catalog/product-details';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildStaffProduct } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const product = buildStaffProduct({
  version: 3,
  sizes: [
    { size: 'S', stock: 2 },
    { size: 'M', stock: 3 },
    { size: '3XL', stock: 1 },
  ],
  stock: 6,
});
const PATH = `/admin/dashboard/product/${product._id}`;

async function openForm(shown = product) {
  apiServer.use(answer('GET /admin/products/:id', shown));
  const shop = renderRoutes(PATH, { user: buildUser({ role: 'Catalogue' }) });
  await screen.findByRole('heading', { level: 1, name: 'Edit product' });
  const main = within(screen.getByRole('main'));
  const type = async (label: string, text: string) => {
    await shop.user.clear(main.getByLabelText(label));
    await shop.user.type(main.getByLabelText(label), text);
  };
  const save = () => shop.user.click(main.getAllByRole('button', { name: 'Save changes' })[0]!);
  return { ...shop, main, type, save };
}

describe('edit product', () => {
  it('shows the product as it is, cost and sizes of its own included', async () => {
    const { main } = await openForm();
    const shown = {
      Name: product.name,
      'Cost (₹)': '310',
      'MRP (₹)': '1399',
      ...Object.fromEntries(PRODUCT_DETAILS.map(({ name, label }) => [label, product[name]])),
      S: '2',
      '3XL': '1',
    };
    for (const [label, value] of Object.entries(shown)) expect(main.getByLabelText(label)).toHaveValue(value);
    expect(main.getByLabelText('Status')).toHaveValue('published');
    expect(main.getByRole('link', { name: 'View in shop' })).toHaveAttribute(
      'href',
      `/product/${product._id}`,
    );
  });

  it('sends the version that it shows, and stock as the difference to it', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products/:id', (call) => {
        calls.push(call);
        return { ...product, version: 4, cost: 325 };
      }),
    );
    const { main, type, save } = await openForm();
    await type('Cost (₹)', '325');
    await type('M', '9');
    await save();
    expect(await main.findByText('Saved')).toBeInTheDocument();
    expect(calls[0]!.headers.get('if-match')).toBe('"3"');
    expect(calls[0]!.body).toMatchObject({
      cost: 325,
      status: 'published',
      sizes: [
        { size: 'S', stock: 2, from: 2 },
        { size: 'M', stock: 9, from: 3 },
        { size: '3XL', stock: 1, from: 1 },
      ],
    });
    await save();
    await waitFor(() => expect(calls[1]!.headers.get('if-match')).toBe('"4"'));
  });

  it('opens again as it was saved', async () => {
    const saved = { ...product, version: 4, name: 'Madder polo' };
    apiServer.use(answer('PUT /admin/products/:id', saved));
    const { user, main, router, type, save } = await openForm();
    await type('Name', 'Madder polo');
    await save();
    await main.findByText('Saved');
    await user.click(main.getAllByRole('link', { name: 'Back to list' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Product list' });
    apiServer.use(answer('GET /admin/products/:id', { ...saved, version: 5, colour: 'Madder' }));
    await act(() => router.navigate(PATH));
    expect(await screen.findByDisplayValue('Madder polo')).toBeInTheDocument();
    expect(screen.getByLabelText('Colour')).toHaveValue('Madder');
  });

  it('asks before it saves a price below cost, and not again of one that is saved', async () => {
    const calls: ApiCall[] = [];
    const cheap = { ...product, price: 199, cost: 240 };
    apiServer.use(
      answer('PUT /admin/products/:id', (call) => {
        calls.push(call);
        return { ...cheap, version: 4 };
      }),
    );
    const { user, main, type, save } = await openForm({ ...product, cost: 240 });
    await type('Price (₹)', '199');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Price below cost' }));
    expect(dialog.getByText('₹199 is below the cost of ₹240. Save anyway?')).toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
    expect(await main.findByText('Saved')).toBeInTheDocument();
    await type('Colour', 'Madder');
    await save();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before a draft is published at the default price', async () => {
    const { user, main, save } = await openForm({ ...product, status: 'draft', price: 10, mrp: 20, cost: 5 });
    await user.selectOptions(main.getByLabelText('Status'), 'published');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Default price' }));
    expect(dialog.getByText(/^The price is still ₹10/)).toBeInTheDocument();
  });

  it.each([
    [{ onSale: false }, true],
    [{ onSale: true }, false],
    [{ onSale: false, status: 'draft' }, false],
  ] as const)('of a product with %j says that it is hidden: %s', async (changes, isSaid) => {
    const { main } = await openForm({ ...product, ...changes });
    expect(main.queryAllByText(/^This product is hidden because/)).toHaveLength(isSaid ? 1 : 0);
  });

  it('says that a draft stays hidden when it is published while it is switched off', async () => {
    const draft = { ...product, status: 'draft', onSale: false } as const;
    apiServer.use(answer('PUT /admin/products/:id', { ...draft, status: 'published', version: 4 }));
    const { user, main, save } = await openForm(draft);
    await user.selectOptions(main.getByLabelText('Status'), 'published');
    await save();
    expect(await main.findByText(/^This product is hidden because/)).toBeInTheDocument();
  });

  it('shows what somebody else changed, lets the person choose, and loses nothing that was typed', async () => {
    const theirs = { ...product, version: 4, name: 'Their name', fabric: 'Linen', updatedBy: 'Asha Rao' };
    apiServer.use(
      refuse('PUT /admin/products/:id', {
        status: 412,
        code: 'CHANGED_MEANWHILE',
        message: 'Changed.',
        product: theirs,
      }),
    );
    const { user, main, type, save } = await openForm();
    await type('Name', 'My name');
    await type('Colour', 'Madder');
    await save();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Asha Rao changed this product while you were editing' }),
    );
    expect(dialog.getByText('Linen')).toBeInTheDocument();
    const name = within(dialog.getByRole('group', { name: 'Name' }));
    expect(name.getByRole('radio', { name: 'Your version: My name' })).toBeChecked();
    await user.click(name.getByRole('radio', { name: 'Current version: Their name' }));
    await user.click(dialog.getByRole('button', { name: 'Use these values' }));
    expect(
      await main.findByText('The form now has the values you chose. Save to apply them.'),
    ).toBeInTheDocument();
    for (const [label, value] of Object.entries({ Name: 'Their name', Fabric: 'Linen', Colour: 'Madder' }))
      expect(main.getByLabelText(label)).toHaveValue(value);
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products/:id', (call) => {
        calls.push(call);
        return { ...theirs, version: 5 };
      }),
    );
    await save();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.headers.get('if-match')).toBe('"4"');
    expect(calls[0]!.body).toMatchObject({ name: 'Their name', fabric: 'Linen', colour: 'Madder' });
  });

  it('shows whom the label names, and lets the person choose where two changed an address', async () => {
    const labelled = {
      ...product,
      origin: 'Bangladesh',
      manufacturer: { name: 'Aangan Loom', address: 'Sample address\nDhaka' },
      importer: { name: 'E-Store', address: 'Sample address\nMumbai' },
    };
    const theirs = {
      ...labelled,
      version: 4,
      manufacturer: { name: 'Aangan Loom', address: 'Sample address\nGazipur' },
      importer: { name: 'Mitti Street', address: 'Sample address\nMumbai' },
    };
    const { main, type, save, user } = await openForm(labelled);
    const address = 'Manufacturer or packer address';
    expect(main.getByLabelText(address)).toHaveValue('Sample address\nDhaka');
    expect(main.getByLabelText('Importer')).toHaveValue('E-Store');
    apiServer.use(
      refuse('PUT /admin/products/:id', {
        status: 412,
        code: 'CHANGED_MEANWHILE',
        message: 'Changed.',
        product: theirs,
      }),
    );
    await type(address, 'Sample address, Chattogram');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: /^Someone changed/ }));
    expect(dialog.getByText('Mitti Street')).toBeInTheDocument();
    const choice = within(dialog.getByRole('group', { name: address }));
    expect(choice.getByRole('radio', { name: 'Your version: Sample address, Chattogram' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Use these values' }));
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products/:id', (call) => {
        calls.push(call);
        return { ...theirs, version: 5 };
      }),
    );
    await save();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({
      manufacturer: { name: 'Aangan Loom', address: 'Sample address, Chattogram' },
      importer: { name: 'Mitti Street', address: 'Sample address\nMumbai' },
    });
  });

  it('keeps what was typed when the choice is put off', async () => {
    const theirs = { ...product, version: 4, name: 'Their name' };
    apiServer.use(
      refuse('PUT /admin/products/:id', {
        status: 412,
        code: 'CHANGED_MEANWHILE',
        message: 'Changed.',
        product: theirs,
      }),
    );
    const { user, main, type, save } = await openForm();
    await type('Name', 'My name');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: /^Someone changed/ }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(main.getByLabelText('Name')).toHaveValue('My name');
  });

  it('shows at its size why so few cannot be', async () => {
    apiServer.use(
      refuse('PUT /admin/products/:id', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: 'No.',
        fields: { 'sizes.1.stock': 'Only 1 is left.' },
      }),
    );
    const { main, type, save } = await openForm();
    await type('M', '0');
    await save();
    await waitFor(() => expect(main.getByLabelText('M')).toHaveAccessibleDescription('Only 1 is left.'));
    expect(main.getByLabelText('M')).toHaveValue('0');
  });

  it('takes pictures by file and by address, in an order that buttons change, each with its words', async () => {
    const calls: ApiCall[] = [];
    let sent = 0;
    apiServer.use(
      answer('POST /admin/pictures', () => {
        sent += 1;
        return { public_id: `up-${sent}`, url: `/media/up-${sent}.webp`, width: 800, height: 1000 };
      }),
      answer('PUT /admin/products/:id', (call) => {
        calls.push(call);
        return { ...product, version: 4 };
      }),
    );
    const { user, main, type, save } = await openForm();
    const file = (name: string, mime: string) => new File(['x'], name, { type: mime });
    await user.upload(main.getByLabelText('Choose pictures'), [
      file('a.jpg', 'image/jpeg'),
      file('b.png', 'image/png'),
    ]);
    expect(await main.findByText('2 pictures uploaded.')).toBeInTheDocument();
    await type('Picture URL', 'https://pictures.example.com/x.webp');
    await user.click(main.getByRole('button', { name: 'Add' }));
    await user.type(main.getByLabelText('Description of picture 2 (alt text)'), 'Back');
    await user.click(main.getByRole('button', { name: 'Move picture 2 forward' }));
    expect(main.getByText('Picture moved to position 1.')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Remove picture 2' }));
    await save();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect((calls[0]!.body as { images: object[] }).images).toEqual([
      { public_id: 'up-1', url: '/media/up-1.webp', width: 800, height: 1000, alt: 'Back' },
      { public_id: 'up-2', url: '/media/up-2.webp', width: 800, height: 1000 },
      { public_id: 'samples/indigo-crew-t-shirt', url: 'https://pictures.example.com/x.webp' },
    ]);
  });

  it('says by its name why a file is no picture of the shop', async () => {
    const why = 'This is no picture that can be read.';
    apiServer.use(
      refuse('POST /admin/pictures', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: why,
        fields: { file: why },
      }),
    );
    const { user, main } = await openForm();
    await user.upload(
      main.getByLabelText('Choose pictures'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    expect(await main.findByText(`a.png: ${why}`)).toBeInTheDocument();
    expect(main.getByLabelText('Description of picture 1 (alt text)')).toHaveValue('Front');
  });

  it('shows a preview of what is typed', async () => {
    const { user, main, type } = await openForm();
    await type('Name', 'Bagru crew');
    await user.click(main.getByRole('button', { name: 'Preview' }));
    const dialog = within(screen.getByRole('dialog', { name: 'As customers see it' }));
    expect(dialog.getByRole('heading', { name: 'Bagru crew' })).toBeInTheDocument();
    expect(dialog.getByText('₹699')).toBeInTheDocument();
  });

  it('opens no archived product, and says so; of an unknown one the server’s words', async () => {
    apiServer.use(answer('GET /admin/products/:id', { ...product, status: 'archived' }));
    const { unmount } = renderRoutes(PATH, { user: buildUser({ role: 'Admin' }) });
    expect(await screen.findByText(/^This product is archived/)).toBeInTheDocument();
    unmount();
    apiServer.use(
      refuse('GET /admin/products/:id', { status: 404, code: 'NOT_FOUND', message: 'There is none.' }),
    );
    renderRoutes(`/admin/dashboard/product/${objectId(9)}`, { user: buildUser({ role: 'Admin' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is none.');
  });
});

describe('what was typed of a product and not saved', () => {
  const typed = async () => {
    const { unmount, type, main } = await openForm();
    await type('Fabric', 'Linen');
    expect(main.getByLabelText('Fabric')).toHaveValue('Linen');
    unmount();
  };

  it('is back after a reload, and can be discarded', async () => {
    await typed();
    const { main, user, unmount } = await openForm();
    expect(main.getByLabelText('Fabric')).toHaveValue('Linen');
    expect(main.getByText(/Your unsaved text has been restored\./)).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Discard draft' }));
    expect(main.getByLabelText('Fabric')).toHaveValue(product.fabric);
    expect(main.getByText('Draft discarded.')).toBeInTheDocument();
    expect(main.getByLabelText('Name')).toHaveFocus();
    unmount();
    const again = await openForm();
    expect(again.main.getByLabelText('Fabric')).toHaveValue(product.fabric);
    expect(again.main.queryByText(/Your unsaved text/)).not.toBeInTheDocument();
  });

  it('is forgotten once it is saved, and is none of another product', async () => {
    await typed();
    apiServer.use(answer('GET /admin/products/:id', { ...product, _id: objectId(77) }));
    const other = renderRoutes(`/admin/dashboard/product/${objectId(77)}`, {
      user: buildUser({ role: 'Catalogue' }),
    });
    expect(await screen.findByLabelText('Fabric')).toHaveValue(product.fabric);
    other.unmount();
    apiServer.use(answer('PUT /admin/products/:id', { ...product, version: 4, fabric: 'Linen' }));
    const { main, save, unmount } = await openForm();
    await save();
    expect(await main.findByText('Saved')).toBeInTheDocument();
    expect(main.queryByText(/Your unsaved text/)).not.toBeInTheDocument();
    unmount();
    const again = await openForm();
    expect(again.main.getByLabelText('Fabric')).toHaveValue(product.fabric);
  });

  it('is saved over what it was typed into, so that a change of somebody else is not lost', async () => {
    await typed();
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('GET /admin/products/:id', { ...product, version: 4, name: 'Their name' }),
      answer('PUT /admin/products/:id', (call) => {
        calls.push(call);
        return { ...product, version: 5 };
      }),
    );
    const { user } = renderRoutes(PATH, { user: buildUser({ role: 'Catalogue' }) });
    expect(await screen.findByText(/This product has changed since/)).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Save changes' })[0]!);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.headers.get('if-match')).toBe('"3"');
  });
});
