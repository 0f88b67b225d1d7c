import { describe, expect, it } from '@jest/globals';
import { PRODUCT_DETAILS } from '@e-store/shared/catalog/product-details';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { answer, apiServer, refuse, unreachable, type ApiCall } from '../../../testing/api-server.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaffProduct } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const shirt = buildStaffProduct({
  _id: objectId(21),
  hsn: '6205',
  manufacturer: { name: 'Aangan Loom', address: 'Sample address\nJaipur' },
  sizes: [
    { size: 'S', stock: 2 },
    { size: '3XL', stock: 7 },
  ],
  stock: 9,
});
const PLAIN = '/admin/dashboard/addproduct';
const COPY = `${PLAIN}?copy=${shirt._id}`;
const COPIED = `Copied from “${shirt.name}”. Enter the new colour, SKU, pictures and stock.`;
const RESTORED = /Your unsaved text has been restored\./;
const NOT_FOUND = 'We couldn’t find the product to copy. Enter the new product below.';

async function open(path: string, shown = shirt) {
  apiServer.use(answer('GET /admin/products/:id', shown));
  return openAsAnswered(path);
}

async function openAsAnswered(path: string) {
  const shop = renderRoutes(path, { user: buildUser({ role: 'Catalogue' }) });
  await screen.findByLabelText('Name');
  const main = within(screen.getByRole('main'));
  const type = async (label: string, text: string) => {
    await shop.user.clear(main.getByLabelText(label));
    await shop.user.paste(text);
  };
  const create = () => shop.user.click(main.getAllByRole('button', { name: 'Create Product' })[0]!);
  const startOver = () => shop.user.click(main.getByRole('button', { name: 'Start over' }));
  return { ...shop, main, type, create, startOver };
}

function takeProducts() {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('POST /admin/product/new/', (call) => {
      calls.push(call);
      return buildProduct({ _id: objectId(77), name: shirt.name });
    }),
  );
  return calls;
}

const unknownProduct = () =>
  apiServer.use(
    refuse('GET /admin/products/:id', { status: 404, code: 'NOT_FOUND', message: 'There is none.' }),
  );

describe('copy product', () => {
  it('leads from the page of a product to a form with its values', async () => {
    apiServer.use(answer('GET /admin/products/:id', shirt));
    const { user, router } = renderRoutes(`/admin/dashboard/product/${shirt._id}`, {
      user: buildUser({ role: 'Catalogue' }),
    });
    await user.click(await screen.findByRole('link', { name: 'Copy product' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add product' })).toBeInTheDocument();
    expect(router.state.location.search).toBe(`?copy=${shirt._id}`);
    expect(await screen.findByText(COPIED)).toBeInTheDocument();
  });

  it('begins with every value but colour, pictures, stock and status', async () => {
    const { main } = await open(COPY);
    const shown = {
      Name: shirt.name,
      Brand: shirt.brand,
      Description: shirt.descreption, // (sic) spec §3
      'Price (₹)': '699',
      'MRP (₹)': '1399',
      'Cost (₹)': '310',
      'HSN code': '6205',
      Category: 'T-Shirt',
      Department: 'men',
      'Manufacturer or packer': 'Aangan Loom',
      'Manufacturer or packer address': 'Sample address\nJaipur',
      ...Object.fromEntries(PRODUCT_DETAILS.map(({ name, label }) => [label, shirt[name]])),
      Colour: '',
      Status: 'draft',
      Stock: '0',
      S: '0',
      '3XL': '0',
      M: '',
    };
    for (const [label, value] of Object.entries(shown)) expect(main.getByLabelText(label)).toHaveValue(value);
    expect(main.queryByLabelText(/^Description of picture/)).not.toBeInTheDocument();
    expect(main.getByText(COPIED)).toBeInTheDocument();
    expect(main.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  it('sends a draft without pictures, whose sizes have no units, and then shows an empty form', async () => {
    const calls = takeProducts();
    const { main, router, type, create } = await open(COPY);
    await type('Colour', 'Madder');
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({
      name: shirt.name,
      colour: 'Madder',
      status: 'draft',
      images: [],
      stock: 0,
      cost: 310,
      hsn: '6205',
      manufacturer: shirt.manufacturer,
      sizes: [
        { size: 'S', stock: 0 },
        { size: '3XL', stock: 0 },
      ],
    });
    expect(await main.findByText('Inserted Successfully')).toBeInTheDocument();
    await waitFor(() => expect(main.getByLabelText('Name')).toHaveValue(''));
    expect(main.getByLabelText('Name')).toHaveFocus();
    expect(main.getByRole('link', { name: 'Edit product' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: PLAIN, search: '' });
    expect(window.sessionStorage.getItem('productCopies')).toBeNull();
  });

  it('has no stock where the copied product has no sizes', async () => {
    const calls = takeProducts();
    const { main, create } = await open(COPY, { ...shirt, sizes: [], stock: 12 });
    expect(main.getByLabelText('Stock')).toHaveValue('0');
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({ stock: 0, images: [] });
    expect(calls[0]!.body).not.toHaveProperty('sizes');
  });

  it('copies an archived product to a draft', async () => {
    apiServer.use(answer('GET /admin/products/:id', { ...shirt, status: 'archived' }));
    const { user } = renderRoutes(`/admin/dashboard/product/${shirt._id}`, {
      user: buildUser({ role: 'Catalogue' }),
    });
    await user.click(await screen.findByRole('link', { name: 'Copy product' }));
    expect(await screen.findByText(COPIED)).toBeInTheDocument();
    expect(screen.getByLabelText('Status')).toHaveValue('draft');
  });

  it('shows a category of the shop only once the categories are there', async () => {
    const named = { key: 'Kurta', name: 'Kurta', products: 1, archived: 0, isFirst: true };
    apiServer.use(
      http.get('*/api/v1/admin/categories', async () => {
        await delay(100);
        return HttpResponse.json({ categories: [named] });
      }),
    );
    const { main } = await open(COPY, { ...shirt, category: 'Kurta' });
    expect(main.getByLabelText('Category')).toHaveValue('Kurta');
  });

  it('says that an unknown product was not found, and offers an empty form that can be sent', async () => {
    unknownProduct();
    const calls = takeProducts();
    const { main, type, create } = await openAsAnswered(COPY);
    expect(main.getByRole('alert')).toHaveTextContent(NOT_FOUND);
    expect(main.getByLabelText('Name')).toHaveValue('');
    await type('Name', 'Evening shirt');
    await type('Price (₹)', '900');
    await type('Brand', 'Tana Bana');
    await type('Description', 'White on white.');
    await type('Picture URL', 'https://pictures.example.com/shirt.webp');
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(main.queryByRole('alert')).not.toBeInTheDocument());
    expect(main.getByLabelText('Name')).toHaveValue('');
  });

  it('asks the server for no product of a malformed id, and starts over from there', async () => {
    const asked: ApiCall[] = [];
    apiServer.use(
      answer('GET /admin/products/:id', (call) => {
        asked.push(call);
        return shirt;
      }),
    );
    const { main, type, startOver } = await openAsAnswered(`${PLAIN}?copy=../shirt`);
    expect(main.getByRole('alert')).toHaveTextContent(NOT_FOUND);
    await type('Name', 'Evening shirt');
    await startOver();
    await waitFor(() => expect(main.queryByRole('alert')).not.toBeInTheDocument());
    expect(main.getByLabelText('Name')).toHaveValue('');
    expect(asked).toEqual([]);
  });

  it('offers to try again when the product cannot be read', async () => {
    apiServer.use(unreachable('GET /admin/products/:id'));
    const { user } = renderRoutes(COPY, { user: buildUser({ role: 'Catalogue' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    apiServer.use(answer('GET /admin/products/:id', shirt));
    await user.click(retry);
    expect(await screen.findByText(COPIED)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue(shirt.name);
  });
});

describe('the draft of a copy', () => {
  it('keeps what was typed when the tab is loaded again', async () => {
    const { type, unmount } = await open(COPY);
    await type('Colour', 'Madder');
    await type('S', '4');
    unmount();
    const { main } = await open(COPY);
    expect(main.getByText(RESTORED)).toHaveTextContent(COPIED);
    for (const [label, value] of Object.entries({ Name: shirt.name, Colour: 'Madder', S: '4', '3XL': '0' }))
      expect(main.getByLabelText(label)).toHaveValue(value);
    expect(main.getByLabelText('Status')).toHaveValue('draft');
  });

  it('empties the form when it starts over, also after a reload', async () => {
    const { main, router, type, startOver, unmount } = await open(COPY);
    await type('Colour', 'Madder');
    await startOver();
    await waitFor(() => expect(main.getByLabelText('Name')).toHaveValue(''));
    expect(main.getByLabelText('Name')).toHaveFocus();
    for (const [label, value] of Object.entries({ 'Price (₹)': '10', Stock: '10', Status: 'published' }))
      expect(main.getByLabelText(label)).toHaveValue(value);
    expect(main.queryByText(COPIED)).not.toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: PLAIN, search: '' });
    unmount();
    const again = await open(COPY);
    expect(again.main.getByLabelText('Colour')).toHaveValue('');
    expect(again.main.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  it('leaves a new product typed earlier where it was, and is not mixed with it', async () => {
    const plain = await open(PLAIN);
    await plain.type('Name', 'Evening shirt');
    await plain.type('Fabric', 'Linen');
    plain.unmount();
    const copy = await open(COPY);
    expect(copy.main.getByLabelText('Name')).toHaveValue(shirt.name);
    expect(copy.main.getByLabelText('Fabric')).toHaveValue(shirt.fabric);
    await copy.type('Colour', 'Madder');
    await copy.user.click(screen.getAllByRole('link', { name: 'Add product' })[0]!);
    expect(await copy.main.findByText(RESTORED)).not.toHaveTextContent(COPIED);
    for (const [label, value] of Object.entries({ Name: 'Evening shirt', Fabric: 'Linen', Colour: '' }))
      expect(copy.main.getByLabelText(label)).toHaveValue(value);
    await act(() => copy.router.navigate(COPY));
    expect(await copy.main.findByText(RESTORED)).toHaveTextContent(COPIED);
    expect(copy.main.getByLabelText('Colour')).toHaveValue('Madder');
  });

  it('brings back a new product typed earlier once the copy is saved', async () => {
    const plain = await open(PLAIN);
    await plain.type('Name', 'Evening shirt');
    plain.unmount();
    takeProducts();
    const { main, type, create } = await open(COPY);
    await type('Colour', 'Madder');
    await create();
    await waitFor(() => expect(main.getByLabelText('Name')).toHaveValue('Evening shirt'));
    expect(main.getByText(RESTORED)).toBeInTheDocument();
  });

  it('is one for each product that is copied', async () => {
    const other = { ...shirt, _id: objectId(22), name: 'Bagru crew' };
    const first = await open(COPY);
    await first.type('Colour', 'Madder');
    first.unmount();
    const second = await open(`${PLAIN}?copy=${other._id}`, other);
    expect(second.main.getByLabelText('Name')).toHaveValue('Bagru crew');
    expect(second.main.getByLabelText('Colour')).toHaveValue('');
    await second.type('Colour', 'Indigo');
    second.unmount();
    expect((await open(COPY)).main.getByLabelText('Colour')).toHaveValue('Madder');
  });
});
