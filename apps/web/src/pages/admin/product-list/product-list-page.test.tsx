import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, API_ORIGIN, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildStaffProduct, buildStaffProducts } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/productlist';
const staff = buildUser({ role: 'Catalogue' });
const open = (path = PATH) => renderRoutes(path, { user: staff });

function listing(changes: Parameters<typeof buildStaffProducts>[1] = {}) {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/products', (call) => {
      calls.push(call);
      return buildStaffProducts(3, changes);
    }),
  );
  return calls;
}

describe('the product list of E-DASH', () => {
  it('has the columns of the spec, a real product in each row [spec 2-17] [spec 2-110] [spec 2-111]', async () => {
    const shirt = buildStaffProduct({
      name: 'Evening shirt',
      brand: 'Aangan Loom',
      category: 'Shirts',
      price: 1249,
      stock: 12,
    });
    const draft = buildStaffProduct({
      _id: objectId(2),
      name: 'Next one',
      stock: 0,
      onSale: true,
      status: 'draft',
    });
    listing({ products: [shirt, draft], total: 2 });
    open();
    const table = await screen.findByRole('table');
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads.slice(1)).toEqual(['PRODUCT', 'CATEGORY', 'STOCK', 'PRICE', 'ACTIONS']);
    const [, first, second] = within(table).getAllByRole('row');
    const row = within(first!);
    expect(row.getByRole('link', { name: 'Evening shirt' })).toHaveAttribute(
      'href',
      `/admin/dashboard/product/${shirt._id}`,
    );
    expect(row.getByRole('cell', { name: 'Shirt' })).toBeInTheDocument();
    expect(row.getByText('· Shirt')).toBeInTheDocument();
    expect(row.getByRole('switch', { name: 'Evening shirt in the shop' })).toBeChecked();
    expect(row.getByRole('button', { name: 'Stock of Evening shirt: 12. Change it' })).toBeInTheDocument();
    expect(
      row.getByRole('button', { name: 'Price of Evening shirt: ₹1,249. Change it' }),
    ).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Edit Evening shirt' })).toBeInTheDocument();
    expect(within(second!).getByText('Draft')).toBeInTheDocument();
    const draftSwitch = within(second!).getByRole('switch');
    expect(draftSwitch).not.toBeChecked();
    expect(draftSwitch).toBeDisabled();
    expect(draftSwitch).toHaveAttribute('title', 'Publish the draft to show it in the shop.');
    expect(screen.getByText('2 products')).toBeInTheDocument();
  });

  it('marks stock at or below the threshold of the store settings', async () => {
    const stocked = [4, 5, 6].map((stock) =>
      buildStaffProduct({ _id: objectId(stock), name: `With ${stock}`, stock, sizes: [] }),
    );
    listing({ products: stocked, total: 3, lowStock: 5 });
    open();
    const stockOf = (stock: number) =>
      screen.findByRole('button', { name: `Stock of With ${stock}: ${stock}. Change it` });
    expect(await stockOf(4)).toHaveClass('low');
    expect(await stockOf(5)).toHaveClass('low');
    expect(await stockOf(6)).not.toHaveClass('low');
  });

  it('asks for what its address says, and leaves out what means nothing', async () => {
    const calls = listing();
    open(
      `${PATH}?keyword=%20crew%20&category=jeans&department=kids&onSale=false&stock=low&status=draft&from=500&to=900&sort=name&page=2&limit=50`,
    );
    await screen.findByRole('table');
    expect(Object.fromEntries(calls[0]!.query)).toEqual({
      keyword: 'crew',
      category: 'jeans',
      department: 'kids',
      onSale: 'false',
      stock: 'low',
      status: 'draft',
      'price[gte]': '500',
      'price[lte]': '900',
      sort: 'name',
      page: '2',
      limit: '50',
    });
  });

  it('asks for nothing that an address cannot mean', async () => {
    const calls = listing();
    open(`${PATH}?department=pets&stock=some&from=900&to=1&sort=sold&page=0&limit=9`);
    await screen.findByRole('table');
    expect(Object.fromEntries(calls[0]!.query)).toEqual({});
  });

  it('reads prices with commas, and says at the field which price it cannot use', async () => {
    listing();
    const { user, router } = open(PATH);
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const [from, to] = [screen.getByLabelText('Price from (₹)'), screen.getByLabelText('Price to (₹)')];
    await user.type(from, '1,000');
    await user.type(to, '5oo');
    await user.click(screen.getByRole('button', { name: 'Apply filters' }));
    expect(to).toHaveAccessibleDescription('Enter whole rupees.');
    await user.clear(to);
    await user.type(to, '500');
    await user.click(screen.getByRole('button', { name: 'Apply filters' }));
    expect(to).toHaveAccessibleDescription('The highest price cannot be below the lowest.');
    expect(router.state.location.search).toBe('');
    await user.clear(to);
    await user.click(screen.getByRole('button', { name: 'Apply filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?from=1000'));
  });

  it('keeps search, filters and order in the address, and begins again at page 1 [spec 2-110]', async () => {
    listing({ total: 60 });
    const { user, router } = open(`${PATH}?page=2`);
    const main = within(await screen.findByRole('main'));
    await user.type(await main.findByRole('searchbox'), '  crew ');
    await user.click(main.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=crew'));
    await user.click(main.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(main.getByLabelText('Category'), 'Jeans');
    await user.selectOptions(main.getByLabelText('Stock'), 'Out of stock');
    await user.type(main.getByLabelText('Price to (₹)'), '८००');
    await user.click(main.getByRole('button', { name: 'Apply filters' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?keyword=crew&category=jeans&stock=out&to=800'),
    );
    const filter = await main.findByRole('button', { name: 'Filter (3)' });
    expect(filter).toHaveAttribute('aria-expanded', 'true');
    await user.selectOptions(main.getByLabelText('Sort'), 'name');
    await waitFor(() => expect(router.state.location.search).toContain('sort=name'));
    const next = await main.findByRole('link', { name: 'Next' });
    await waitFor(() => expect(next).toHaveAttribute('href', expect.stringContaining('sort=name')));
    await user.click(next);
    await waitFor(() => expect(router.state.location.search).toContain('page=2'));
    expect(router.state.location.search).toContain('category=jeans');
    await user.click(main.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=crew&sort=name'));
  });

  it('says that nothing is like this, and shows the way back to all', async () => {
    listing({ products: [], total: 0 });
    open(`${PATH}?keyword=zzqq`);
    expect(await screen.findByText('No products match these filters.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', PATH);
  });

  it('shows the server’s words when it fails, and asks again', async () => {
    apiServer.use(
      refuse('GET /admin/products', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    listing();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('says that it is loading', async () => {
    let answerNow = () => {};
    const answered = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    apiServer.use(
      http.get(`${API_ORIGIN}/api/v1/admin/products`, async () => {
        await answered;
        return HttpResponse.json(buildStaffProducts());
      }),
    );
    open();
    expect((await screen.findByText('Products are loading')).closest('output')).not.toBeNull();
    answerNow();
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});

describe('in place', () => {
  it('changes a price by keyboard, says so, and takes it back', async () => {
    listing();
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products/:id/price', (call) => {
        calls.push(call);
        return buildStaffProduct({ name: 'T-shirt 1', price: (call.body as { to: number }).to });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Price of T-shirt 1/ }));
    const field = screen.getByLabelText('New price of T-shirt 1 in rupees');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '7x{Enter}');
    expect(field).toHaveAccessibleDescription('Enter whole rupees.');
    await user.clear(field);
    await user.type(field, '1,049{Enter}');
    expect(await screen.findByText('T-shirt 1 now costs ₹1,049.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Price of T-shirt 1: ₹1,049. Change it' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([
        { from: 699, to: 1049 },
        { from: 1049, to: 699 },
      ]),
    );
  });

  it('asks before a price goes below cost', async () => {
    listing();
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products/:id/price', (call) => {
        calls.push(call);
        return buildStaffProduct({ name: 'T-shirt 1', price: 299 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Price of T-shirt 1/ }));
    const field = screen.getByLabelText('New price of T-shirt 1 in rupees');
    await user.clear(field);
    await user.type(field, '299{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Price below cost' }));
    expect(dialog.getByText('₹299 is below the cost of ₹310. Save anyway?')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(calls).toEqual([]);
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, '{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('T-shirt 1 now costs ₹299.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ from: 699, to: 299 }]);
  });

  it('says why a price was not put back', async () => {
    listing();
    apiServer.use(answer('PUT /admin/products/:id/price', buildStaffProduct({ price: 749 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Price of T-shirt 1/ }));
    await user.clear(screen.getByLabelText('New price of T-shirt 1 in rupees'));
    await user.type(screen.getByLabelText('New price of T-shirt 1 in rupees'), '749{Enter}');
    const message = 'Someone else changed the price to ₹799 meanwhile.';
    apiServer.use(
      refuse('PUT /admin/products/:id/price', { status: 412, code: 'CHANGED_MEANWHILE', message }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The price of T-shirt 1 was not restored. ${message}`,
    );
  });

  it('keeps what was typed when the price was changed by somebody else', async () => {
    listing();
    const message = 'Someone else changed the price to ₹749 meanwhile.';
    apiServer.use(
      refuse('PUT /admin/products/:id/price', { status: 412, code: 'CHANGED_MEANWHILE', message }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Price of T-shirt 1/ }));
    const field = screen.getByLabelText('New price of T-shirt 1 in rupees');
    await user.clear(field);
    await user.type(field, '899{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field).toHaveValue('899');
    await user.type(field, '{Escape}');
    expect(screen.getByRole('button', { name: 'Price of T-shirt 1: ₹699. Change it' })).toBeInTheDocument();
  });

  it('switches a product off sale, and says why where it may not be [spec 2-110]', async () => {
    listing();
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products', (call) => {
        calls.push(call);
        return {
          results: [{ id: objectId(1), product: buildStaffProduct({ name: 'T-shirt 1', onSale: false }) }],
        };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'T-shirt 1 in the shop' }));
    expect(await screen.findByText('T-shirt 1 is hidden from the shop.')).toBeInTheDocument();
    expect(calls[0]!.body).toEqual({
      products: [{ id: objectId(1) }],
      change: { kind: 'onSale', onSale: false },
    });
    expect(screen.getByRole('switch', { name: 'T-shirt 1 in the shop' })).not.toBeChecked();
    apiServer.use(answer('PUT /admin/products', { results: [{ id: objectId(2), why: 'It is archived.' }] }));
    await user.click(screen.getByRole('switch', { name: 'T-shirt 2 in the shop' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is archived.');
    expect(screen.getByRole('switch', { name: 'T-shirt 2 in the shop' })).toBeChecked();
  });

  it('counts pieces by size and sends what is different, with why', async () => {
    listing();
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products/:id/stock', (call) => {
        calls.push(call);
        return buildStaffProduct({ name: 'T-shirt 1', stock: 11 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Stock of T-shirt 1/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Stock of T-shirt 1' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('You have not changed any numbers.');
    await user.clear(dialog.getByLabelText('M'));
    await user.type(dialog.getByLabelText('M'), '6');
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Delivery received');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Stock of T-shirt 1 saved.')).toBeInTheDocument();
    expect(calls[0]!.body).toEqual({ lines: [{ size: 'M', from: 3, to: 6 }], cause: 'delivery' });
  });

  it('shows at its size why so few cannot be', async () => {
    listing();
    apiServer.use(
      refuse('PUT /admin/products/:id/stock', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: 'Only 1 left.',
        fields: { 'lines.0.to': 'Only 1 is left.' },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Stock of T-shirt 1/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('L'));
    await user.type(dialog.getByLabelText('L'), '0');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText('L')).toHaveAccessibleDescription('Only 1 is left.'));
    expect(dialog.getByLabelText('L')).toHaveValue('0');
  });

  it('asks before it deletes, by name, and takes it back [spec 2-110]', async () => {
    listing();
    apiServer.use(
      answer('DELETE /admin/products/:id', buildStaffProduct({ name: 'T-shirt 1', status: 'archived' })),
      answer('POST /admin/products/:id/restore', buildStaffProduct({ name: 'T-shirt 1' })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete T-shirt 1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete product' }));
    expect(dialog.getByText(/“T-shirt 1” will be archived/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('T-shirt 1 archived.')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'T-shirt 1 in the shop' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('T-shirt 1 restored.')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'T-shirt 1 in the shop' })).toBeEnabled();
  });
});
