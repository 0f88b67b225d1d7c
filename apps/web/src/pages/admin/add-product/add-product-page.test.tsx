import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/addproduct/';
const admin = buildUser({ role: 'Admin' });
const LEAST = {
  Name: 'Chikankari Evening Shirt',
  Brand: 'E-Store Studio',
  Description: 'White on white shadow work.',
  'Price (₹)': '1199',
  'Picture URL': 'https://pictures.example.com/shirt.webp',
};

afterEach(() => {
  jest.useRealTimers();
});

async function openForm(timers: { advanceTimers?: (ms: number) => void } = {}) {
  const shop = renderRoutes(PATH, { user: admin, ...timers });
  await screen.findByRole('heading', { level: 1, name: 'Add product' });
  const fill = async (entries: Record<string, string>) => {
    for (const [label, text] of Object.entries(entries)) {
      const field = screen.getByLabelText(label);
      await shop.user.clear(field);
      if (text) await shop.user.paste(text); // one change of the form instead of one for each letter
    }
  };
  const create = () => shop.user.click(screen.getAllByRole('button', { name: 'Create Product' })[0]!);
  return { ...shop, main: within(screen.getByRole('main')), fill, create };
}

function takeProducts() {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('POST /admin/product/new/', (call) => {
      calls.push(call);
      return buildProduct({ _id: objectId(77), name: 'Chikankari Evening Shirt' });
    }),
  );
  return calls;
}

const refuseCreation = (failure: {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
}) => apiServer.use(refuse('POST /admin/product/new/', failure));

describe('add product', () => {
  it('begins with price 10, stock 10 and T-Shirt, and offers the three categories [spec 2-108] [spec 5-16] [spec 5-17] [spec 9-27]', async () => {
    const { main } = await openForm();
    expect(main.getByLabelText('Price (₹)')).toHaveValue('10');
    expect(main.getByLabelText('Stock')).toHaveValue('10');
    const category = main.getByLabelText('Category');
    expect(category).toHaveValue('T-Shirt');
    expect(
      within(category)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['T-Shirt', 'Shirts', 'jeans']);
  });

  it('sends the fields of the spec, with a sample public_id made of the name [spec 5-18]', async () => {
    const calls = takeProducts();
    const { user, main, fill, create } = await openForm();
    await fill({ ...LEAST, 'Price (₹)': '1249', 'MRP (₹)': '1,599' });
    await user.selectOptions(main.getByLabelText('Category'), 'Shirts');
    await user.selectOptions(main.getByLabelText('Department'), 'women');
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({
      name: 'Chikankari Evening Shirt',
      descreption: 'White on white shadow work.', // (sic) spec §3
      brand: 'E-Store Studio',
      price: 1249,
      mrp: 1599,
      category: 'Shirts',
      department: 'women',
      stock: 10,
      images: [
        { public_id: 'samples/chikankari-evening-shirt', url: 'https://pictures.example.com/shirt.webp' },
      ],
    });
    expect(calls[0]?.body).not.toHaveProperty('sizes');
  });

  it.each([
    [{ 'Price (₹)': '10' }, 'The price is still ₹10, the default for new products. Save anyway?'],
    [{ 'Price (₹)': '199', 'Cost (₹)': '240' }, '₹199 is below the cost of ₹240. Save anyway?'],
  ])('asks before it is created with %j, and leaves the choice to the person', async (prices, text) => {
    const calls = takeProducts();
    const { user, fill, create } = await openForm();
    await fill({ ...LEAST, ...prices });
    await create();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(text)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
    await create();
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ price: Number(prices['Price (₹)']) });
  });

  it('asks nothing of the price of a draft', async () => {
    const calls = takeProducts();
    const { user, main, fill, create } = await openForm();
    await fill({ ...LEAST, 'Price (₹)': '10' });
    await user.selectOptions(main.getByLabelText('Status'), 'draft');
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends who made it and who imported it, whole or not at all [C9]', async () => {
    const calls = takeProducts();
    const { main, fill, create } = await openForm();
    await fill({ ...LEAST, 'Manufacturer or packer': 'Aangan Loom', Importer: 'E-Store' });
    await create();
    const address = main.getByLabelText('Manufacturer or packer address');
    await waitFor(() => expect(address).toHaveAccessibleDescription('Enter the address as well.'));
    expect(main.getByLabelText('Importer address')).toHaveAccessibleDescription('Enter the address as well.');
    expect(calls).toHaveLength(0);
    await fill({
      'Manufacturer or packer address': 'Sample address\nDhaka',
      'Importer address': 'Sample address, Mumbai',
    });
    await create();
    await waitFor(() =>
      expect(main.getByLabelText('Importer')).toHaveAccessibleDescription(
        expect.stringContaining('Only goods from another country have an importer.'),
      ),
    );
    expect(calls).toHaveLength(0);
    await fill({ 'Country of origin': 'Bangladesh' });
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({
      origin: 'Bangladesh',
      manufacturer: { name: 'Aangan Loom', address: 'Sample address\nDhaka' },
      importer: { name: 'E-Store', address: 'Sample address, Mumbai' },
    });
    for (const name of ['manufacturerName', 'importerAddress'])
      expect(calls[0]?.body).not.toHaveProperty(name);
  });

  it('says whom the law wants named and nobody has typed [C7]', async () => {
    const { main, fill } = await openForm();
    expect(main.getByText(/still missing: Manufacturer or packer\./)).toBeInTheDocument();
    await fill({ 'Country of origin': 'Bangladesh' });
    expect(main.getByText(/still missing: Manufacturer or packer, Importer\./)).toBeInTheDocument();
    await fill({ 'Manufacturer or packer': 'Aangan Loom', Importer: 'E-Store' });
    expect(main.queryByText(/still missing/)).not.toBeInTheDocument();
  });

  it('sends no manufacturer and no importer where none is typed', async () => {
    const calls = takeProducts();
    const { fill, create } = await openForm();
    await fill({ ...LEAST, 'Manufacturer or packer': '  ' });
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
    for (const name of ['manufacturer', 'importer']) expect(calls[0]?.body).not.toHaveProperty(name);
  });

  it('shows at its field what the server says of an address', async () => {
    refuseCreation({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'No.',
      fields: { 'manufacturer.address': 'At most 400 characters.' },
    });
    const { main, fill, create } = await openForm();
    const address = 'Manufacturer or packer address';
    await fill({ ...LEAST, 'Manufacturer or packer': 'Aangan Loom', [address]: 'Jaipur' });
    await create();
    await waitFor(() =>
      expect(main.getByLabelText(address)).toHaveAccessibleDescription('At most 400 characters.'),
    );
    expect(main.getByLabelText(address)).toHaveValue('Jaipur');
  });

  it('adds the stock of the sizes up, and sends those that were given one', async () => {
    const calls = takeProducts();
    const { main, fill, create } = await openForm();
    await fill({ ...LEAST, S: '8', M: '14', XXL: '0' });
    expect(main.getByLabelText('Stock')).toHaveValue('22');
    expect(main.getByLabelText('Stock')).toHaveAttribute('readonly');
    expect(main.getByText('22 in total')).toBeInTheDocument();
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({
      stock: 22,
      sizes: [
        { size: 'S', stock: 8 },
        { size: 'M', stock: 14 },
        { size: 'XXL', stock: 0 },
      ],
    });
  });

  it('offers waists for jeans and ages for kids', async () => {
    const { user, main } = await openForm();
    await user.selectOptions(main.getByLabelText('Category'), 'jeans');
    expect(main.getByLabelText('32')).toBeInTheDocument();
    expect(main.queryByLabelText('M')).not.toBeInTheDocument();
    await user.selectOptions(main.getByLabelText('Department'), 'kids');
    expect(main.getByLabelText('4-5Y')).toBeInTheDocument();
  });

  it('says Inserted Successfully for 2000 ms, empties the form and links to the product in the shop [spec 2-109] [spec 9-23]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    takeProducts();
    const { main, fill, create } = await openForm({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await fill(LEAST);
    await create();
    const said = await main.findByText('Inserted Successfully');
    expect(said.closest('[role=status]')).not.toBeNull();
    act(() => jest.advanceTimersByTime(1500));
    expect(main.getByText('Inserted Successfully')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(500));
    expect(main.queryByText('Inserted Successfully')).not.toBeInTheDocument();
    expect(main.getByLabelText('Name')).toHaveValue('');
    expect(main.getByLabelText('Name')).toHaveFocus();
    expect(main.getByLabelText('Price (₹)')).toHaveValue('10');
    expect(main.getByRole('link', { name: 'View in shop' })).toHaveAttribute(
      'href',
      `/product/${objectId(77)}`,
    );
    expect(window.sessionStorage.getItem('productDraft')).toBeNull();
  });

  it('says the server’s sentence and no success when it failed, and keeps the form [spec 2-109] [spec 8-6] [spec 8-7]', async () => {
    refuseCreation({ status: 500, code: 'INTERNAL', message: 'Something went wrong on our side.' });
    const { main, fill, create } = await openForm();
    await fill(LEAST);
    await create();
    expect(await main.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    expect(main.queryByText('Inserted Successfully')).not.toBeInTheDocument();
    for (const [label, text] of Object.entries(LEAST)) expect(main.getByLabelText(label)).toHaveValue(text);
  });

  it('names what is missing or wrong at its field, and sends nothing [spec 5-15]', async () => {
    const calls = takeProducts();
    const { main, fill, create } = await openForm();
    await fill({ 'Price (₹)': '10.5', 'MRP (₹)': '5', L: 'many', 'Picture URL': 'http://a.example/x.png' });
    await create();
    const complaints = {
      Name: 'Enter a name.',
      Brand: 'Enter a brand.',
      Description: 'Enter a description.',
      'Price (₹)': 'Enter whole rupees.',
      L: 'Enter a whole number.',
      'Picture URL': 'Enter a URL that begins with https://.',
    };
    await main.findByText('Enter a name.');
    for (const [label, complaint] of Object.entries(complaints))
      expect(main.getByLabelText(label)).toHaveAccessibleDescription(complaint);
    expect(main.getByLabelText('L')).toHaveValue('many');
    expect(calls).toEqual([]);
  });

  it('says that an MRP below the price is none', async () => {
    const { main, fill, create } = await openForm();
    await fill({ ...LEAST, 'Price (₹)': '900', 'MRP (₹)': '700' });
    await create();
    await waitFor(() =>
      expect(main.getByLabelText('MRP (₹)')).toHaveAccessibleDescription(
        'The MRP cannot be below the price.',
      ),
    );
  });

  it('shows what the server says of a field where it was typed [spec 8-7]', async () => {
    refuseCreation({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'Check 2 entries.',
      fields: { 'images.0.url': 'Not this address.', 'sizes.1.stock': 'Not so many.' },
    });
    const { main, fill, create } = await openForm();
    await fill({ ...LEAST, S: '1', XL: '2' });
    await create();
    expect(await main.findByText('Not this address.')).toBeInTheDocument();
    expect(main.getByLabelText('Picture URL')).toHaveAccessibleDescription('Not this address.');
    expect(main.getByLabelText('XL')).toHaveAccessibleDescription('Not so many.');
  });

  it('says where pictures are chosen that one is missing, until one is there; and waits for those on their way', async () => {
    const calls = takeProducts();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/admin/pictures', async () => {
        await arrived;
        return HttpResponse.json({ public_id: 'up-1', url: '/media/up-1.webp', width: 800, height: 1000 });
      }),
    );
    const { user, main, fill, create } = await openForm();
    await fill({ ...LEAST, 'Picture URL': '' });
    await create();
    expect(await main.findByText('Add at least one picture.')).toBeInTheDocument();
    expect(main.getByLabelText('Choose pictures')).toBeInvalid();
    expect(main.getByText(/at least 400 × 500 pixels, better 800 × 1000/)).toBeInTheDocument();
    expect(main.getByLabelText('Picture URL')).toBeValid();
    await user.upload(
      main.getByLabelText('Choose pictures'),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    );
    await create();
    expect((await main.findAllByRole('button', { name: 'Waiting for 1 picture …' }))[0]).toBeInTheDocument();
    expect(calls).toEqual([]);
    arrive();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ images: [{ public_id: 'up-1' }] });
    expect(main.queryByText('Add at least one picture.')).not.toBeInTheDocument();
  });

  it('shows the picture of an https address, and says when none comes', async () => {
    const { main, fill } = await openForm();
    await fill({ 'Picture URL': 'https://pictures.example.com/shirt.webp' });
    const picture = await main.findByRole('img', { name: 'Preview' });
    expect(picture).toHaveAttribute('src', 'https://pictures.example.com/shirt.webp');
    act(() => void picture.dispatchEvent(new Event('error')));
    expect(await main.findByText(/^No picture found at this URL\./)).toBeInTheDocument();
  });

  it('asks for the password in place when the half hour is over, and sends what was typed', async () => {
    refuseCreation({
      status: 403,
      code: 'PASSWORD_CONFIRMATION_REQUIRED',
      message: 'Confirm your password.',
    });
    const { user, router, main, fill, create } = await openForm();
    await fill({ ...LEAST, M: '14', Care: 'Hand wash' });
    await create();
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    apiServer.use(answer('POST /admin/confirm', { user: admin }));
    const calls = takeProducts();
    await user.type(dialog.getByLabelText('Password'), 'the passphrase');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ name: LEAST.Name, care: 'Hand wash', stock: 14 });
    expect(await main.findByText('Inserted Successfully')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Confirm your password' })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(PATH);
  });

  it('says that nothing was done when the password is not confirmed, and keeps what was typed', async () => {
    refuseCreation({
      status: 403,
      code: 'PASSWORD_CONFIRMATION_REQUIRED',
      message: 'Confirm your password.',
    });
    const { user, main, fill, create } = await openForm();
    await fill(LEAST);
    await create();
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await main.findByRole('alert')).toHaveTextContent('so this was not saved');
    for (const [label, text] of Object.entries(LEAST)) expect(main.getByLabelText(label)).toHaveValue(text);
  });

  it('brings back what was typed before the tab was loaded again', async () => {
    const { user, fill, unmount } = await openForm();
    await fill({ ...LEAST, M: '14', Care: 'Hand wash' });
    await user.selectOptions(screen.getByLabelText('Department'), 'kids');
    unmount();
    const { user: again, create } = await openForm();
    const calls = takeProducts();
    expect(await screen.findByText('Your unsaved text has been restored.')).toBeInTheDocument();
    for (const [label, text] of Object.entries({ ...LEAST, Care: 'Hand wash', Department: 'kids' }))
      expect(screen.getByLabelText(label)).toHaveValue(text);
    await again.selectOptions(screen.getByLabelText('Department'), 'men');
    expect(screen.getByLabelText('M')).toHaveValue('14');
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('starts over when asked to', async () => {
    const { user, main, fill } = await openForm();
    await fill(LEAST);
    await user.click(main.getByRole('button', { name: 'Start over' }));
    expect(main.getByLabelText('Name')).toHaveValue('');
    expect(window.sessionStorage.getItem('productDraft')).toBeNull();
  });
});
