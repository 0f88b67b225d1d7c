import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, API_ORIGIN, apiServer, refuse, type ApiCall } from '../../testing/api-server.ts';
import { buildProduct, buildProductList } from '../../testing/build-product.ts';
import { buildUser } from '../../testing/build-user.ts';
import { objectId } from '../../testing/object-id.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/productlist';
const admin = buildUser({ role: 'Admin' });
const open = (path = PATH) => renderRoutes(path, { user: admin });

function listing(changes: Parameters<typeof buildProductList>[1] = {}) {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /products', (call) => {
      calls.push(call);
      return buildProductList(3, { limit: 27, ...changes });
    }),
  );
  return calls;
}

const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the product list of E-DASH', () => {
  it('has the columns of the spec, a real product in each row', async () => {
    const shirt = buildProduct({
      name: 'Evening shirt',
      brand: 'Aangan Loom',
      category: 'Shirts',
      price: 1249,
      stock: 12,
    });
    listing({
      product: [shirt, buildProduct({ _id: objectId(2), stock: 0, onSale: false })],
      productCount: 2,
    });
    open();
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['PRODUCT', 'CATEGORY', 'STOCK', 'PRICE', 'ACTIONS']);
    const [, first, second] = within(table).getAllByRole('row');
    expect(textsOf(first!)).toEqual([
      'Evening shirtAangan Loom · S to L',
      'Shirts',
      '12On sale',
      '₹1,249',
      'View in shop: Evening shirt',
    ]);
    expect(textsOf(second!)[2]).toBe('0Off sale');
    expect(within(first!).getByRole('link')).toHaveAttribute('href', `/product/${shirt._id}`);
    expect(within(table).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('2 products')).toBeInTheDocument();
  });

  it('asks for the newest, 27 a page', async () => {
    const calls = listing();
    open();
    await screen.findByRole('table');
    expect(Object.fromEntries(calls[0]!.query)).toEqual({ sort: 'newest', limit: '27', page: '1' });
  });

  it('turns the page and keeps the words', async () => {
    const calls = listing({ productCount: 60 });
    const { user, router } = open(`${PATH}?keyword=crew`);
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=crew&page=2'));
    expect(calls.at(-1)?.query.get('page')).toBe('2');
    expect(calls.at(-1)?.query.get('keyword')).toBe('crew');
  });

  it('finds by name, without spaces around it', async () => {
    const calls = listing();
    const { user } = open();
    const main = within(await screen.findByRole('main'));
    await user.type(await main.findByRole('searchbox', { name: 'Search by name' }), '  crew ');
    await user.click(main.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('keyword')).toBe('crew'));
  });

  it('says that nothing has this name, and shows the way back to all', async () => {
    listing({ product: [], productCount: 0 });
    open(`${PATH}?keyword=zzqq`);
    expect(await screen.findByText('No product is called anything like “zzqq”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', PATH);
  });

  it('offers to add the first product to an empty shop', async () => {
    listing({ product: [], productCount: 0 });
    open();
    expect(await screen.findByText('Nothing is on sale yet.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Add Product' })[0]).toHaveAttribute(
      'href',
      '/admin/dashboard/addproduct',
    );
  });

  it('shows the server’s words when it fails, and asks again', async () => {
    apiServer.use(refuse('GET /products', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }));
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
      http.get(`${API_ORIGIN}/api/v1/products`, async () => {
        await answered;
        return HttpResponse.json(buildProductList());
      }),
    );
    open();
    expect((await screen.findByText('Products are loading')).closest('output')).not.toBeNull();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    answerNow();
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});
