import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildProductList } from '../../../testing/build-product.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

function recordQueries(list = buildProductList(3, { productCount: 22 })) {
  const queries: Record<string, string>[] = [];
  apiServer.use(
    answer('GET /products', ({ query }) => {
      queries.push(Object.fromEntries(query));
      return { ...list, page: Number(query.get('page') ?? 1), limit: Number(query.get('limit') ?? 9) };
    }),
  );
  return queries;
}

const facets = {
  category: [{ value: 'T-Shirt', label: 'T-Shirt', count: 64 }],
  anyCategory: 71,
  department: [{ value: 'men', label: 'Men', count: 22 }],
  price: [{ value: '0-500', label: '₹0-500', count: 11 }],
  size: [
    { value: 'M', label: 'M', count: 5 },
    { value: 'XXL', label: 'XXL', count: 0 },
  ],
  colour: [],
  brand: [],
  onSale: [{ value: 'true', label: 'On sale', count: 9 }],
  origin: [
    { value: 'India', label: 'India', count: 19 },
    { value: 'Nepal', label: 'Nepal', count: 3 },
  ],
  inStock: [{ value: 'true', label: 'In stock', count: 20 }],
};

const noFacets = {
  category: [{ value: 'T-Shirt', label: 'T-Shirt', count: 0 }],
  anyCategory: 0,
  department: [{ value: 'men', label: 'Men', count: 0 }],
  price: [{ value: '0-500', label: '₹0-500', count: 0 }],
  size: [],
  colour: [],
  brand: [],
  onSale: [{ value: 'true', label: 'On sale', count: 0 }],
  origin: [],
  inStock: [{ value: 'true', label: 'In stock', count: 0 }],
};

const fullFacets = {
  ...facets,
  colour: [{ value: 'White', label: 'White', count: 9 }],
  brand: [{ value: 'Kumaon', label: 'Kumaon', count: 1 }],
};

describe('gallery', () => {
  it('shows the four facts of the sale, the heading with the count, and the products [spec 2-52] [spec 2-53] [spec 2-54] [spec 2-55]', async () => {
    recordQueries();
    renderRoutes('/products');
    expect(await screen.findByRole('heading', { level: 1, name: 'T-Shirts' })).toBeInTheDocument();
    expect(await screen.findByText('22 products')).toBeInTheDocument();
    for (const fact of [
      'Free shipment from ₹199',
      'Free 30-day returns',
      'Standard shipment free within 3-6 business days',
      'Express delivery ₹35',
    ])
      expect(screen.getByText(fact)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'T-shirt 2' })).toHaveAttribute(
      'href',
      expect.stringContaining('/product/'),
    );
  });

  it('narrows by one option of a group, which takes the place of the one before [spec 2-44]', async () => {
    const queries = recordQueries();
    const { user, router } = renderRoutes('/products');
    await user.click(await screen.findByRole('radio', { name: '₹0-500' }));
    await user.click(screen.getByRole('radio', { name: '₹500-1000' }));
    expect(await screen.findByRole('radio', { name: '₹500-1000', checked: true })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '₹0-500' })).not.toBeChecked();
    expect(router.state.location.search).toBe('?type=T-Shirt&price=500-1000');
    expect(queries.at(-1)).toMatchObject({ category: 'T-Shirt', 'price[gte]': '500', 'price[lte]': '1000' });
  });

  it('narrows by both of two options that are chosen in one breath', async () => {
    recordQueries({ ...buildProductList(3, { productCount: 22 }), facets });
    const { router } = renderRoutes('/products?type=all');
    const first = await screen.findByRole('radio', { name: /^Men/ });
    const second = screen.getByRole('radio', { name: /^₹0-500/ });
    act(() => {
      first.click();
      second.click();
    });
    await waitFor(() => expect(router.state.location.search).toBe('?price=0-500&department=men'));
    await waitFor(() => expect(first).toBeChecked());
    expect(second).toBeChecked();
    await act(() => router.navigate('/products?type=all'));
    act(() => screen.getByRole('radio', { name: /^₹0-500/ }).click());
    await waitFor(() => expect(router.state.location.search).toBe('?price=0-500'));
  });

  it('takes an option back by a second press, by its chip, or all of them at once', async () => {
    recordQueries();
    const { user, router } = renderRoutes('/products?type=jeans&size=M&department=men');
    await user.click(await screen.findByRole('radio', { name: 'M' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=jeans&department=men'));
    const withoutMen = () => screen.getByRole('link', { name: 'Men, remove' });
    await waitFor(() => expect(withoutMen()).not.toHaveAttribute('href', expect.stringContaining('size=')));
    await user.click(withoutMen());
    await waitFor(() => expect(router.state.location.search).toBe('?type=jeans'));
    await user.click(await screen.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=all'));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Selected filters' })).not.toBeInTheDocument(),
    );
  });

  it('tells beside each option how many products it would give', async () => {
    recordQueries(buildProductList(3, { facets }));
    renderRoutes('/products');
    expect(await screen.findByRole('radio', { name: 'Men 22 products' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'T-Shirt 64 products' })).toBeChecked();
  });

  it('offers type, price, size, department, discount, stock, colour, brand and country, each with its counts', async () => {
    recordQueries(buildProductList(3, { facets: fullFacets }));
    renderRoutes('/products');
    await screen.findByRole('radio', { name: 'T-Shirt 64 products' });
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    expect(groups).toEqual([
      'Product type',
      'Price',
      'Size',
      'Department',
      'Discount',
      'Stock',
      'Colour',
      'Brand',
      'Country of origin',
    ]);
    for (const name of [
      '₹0-500 11 products',
      'M 5 products',
      'Men 22 products',
      'White 9 products',
      'Kumaon 1 product',
    ])
      expect(screen.getByRole('radio', { name })).toBeInTheDocument();
    for (const name of ['On sale 9 products', 'In stock 20 products'])
      expect(screen.getByRole('checkbox', { name })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All 71 products' })).not.toBeChecked();
  });

  it.each([
    ['White 9 products', 'radio', 'colour=White', { colour: 'White' }, 'White'],
    ['Kumaon 1 product', 'radio', 'brand=Kumaon', { brand: 'Kumaon' }, 'Kumaon'],
    ['Nepal 3 products', 'radio', 'origin=Nepal', { origin: 'Nepal' }, 'From Nepal'],
    ['On sale 9 products', 'checkbox', 'onSale=true', { onSale: 'true' }, 'On sale'],
    ['In stock 20 products', 'checkbox', 'inStock=true', { inStock: 'true' }, 'In stock'],
  ])('narrows by %s, and takes it back by its chip', async (name, role, address, query, chip) => {
    const queries = recordQueries(buildProductList(3, { facets: fullFacets }));
    const { user, router } = renderRoutes('/products?type=all');
    await user.click(await screen.findByRole(role, { name }));
    expect(await screen.findByRole(role, { name, checked: true })).toBeInTheDocument();
    expect(router.state.location.search).toBe(`?${address}`);
    expect(queries.at(-1)).toMatchObject(query);
    await user.click(await screen.findByRole('link', { name: `${chip}, remove` }));
    expect(await screen.findByRole(role, { name, checked: false })).toBeInTheDocument();
  });

  it('shows the least discount of its address by a chip, which takes it back', async () => {
    const queries = recordQueries(buildProductList(3, { facets: fullFacets }));
    const { user, router } = renderRoutes('/products?type=all&minDiscount=50');
    await user.click(await screen.findByRole('link', { name: '50% off or more, remove' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=all'));
    expect(queries.map(({ minDiscount }) => minDiscount)).toEqual(['50', undefined]);
  });

  it('finds a country among many by what is typed, and says when there is none [C10]', async () => {
    const origin = Array.from({ length: 14 }, (_, index) => ({
      value: `Country ${index}`,
      label: `Country ${index}`,
      count: 1,
    }));
    recordQueries(buildProductList(3, { facets: { ...facets, origin } }));
    const { user } = renderRoutes('/products?type=all');
    const group = within(await screen.findByRole('group', { name: 'Country of origin' }));
    const find = group.getByRole('searchbox', { name: 'Search country of origin' });
    await user.type(find, '13');
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['Country 13']);
    await user.type(find, '9');
    expect(group.getByText('No matches.')).toBeInTheDocument();
    expect(group.queryAllByRole('radio')).toEqual([]);
  });

  it('can be sorted by country where there is more than one [C10]', async () => {
    const queries = recordQueries(buildProductList(3, { facets }));
    const { user } = renderRoutes('/products?type=all');
    await screen.findByRole('radio', { name: 'Nepal 3 products' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort:' }), 'country of origin');
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ sort: 'origin' }));
  });

  it('has the four orders of the specification where all comes from one country', async () => {
    recordQueries(buildProductList(3, { facets: { ...facets, origin: facets.origin.slice(0, 1) } }));
    renderRoutes('/products?type=all');
    await screen.findByRole('radio', { name: 'India 19 products' });
    expect(within(screen.getByRole('combobox', { name: 'Sort:' })).getAllByRole('option')).toHaveLength(4);
  });

  it('shows the first of many colours, the others and the chosen one where they are looked for', async () => {
    const colour = Array.from({ length: 20 }, (_, index) => ({
      value: `Colour ${index}`,
      label: `Colour ${index}`,
      count: 20 - index,
    }));
    recordQueries(buildProductList(3, { facets: { ...fullFacets, colour } }));
    renderRoutes('/products?colour=colour%2015');
    const group = within(await screen.findByRole('group', { name: 'Colour' }));
    const more = (await group.findByText('13 more')).closest('details');
    expect(more).not.toHaveAttribute('open');
    const isFolded = (name: RegExp) => more?.contains(group.getByRole('radio', { name, hidden: true }));
    expect([isFolded(/^Colour 5 /), isFolded(/^Colour 6 /)]).toEqual([false, true]);
    expect(isFolded(/^Colour 15 /)).toBe(false);
    expect(group.getByRole('radio', { name: /^Colour 15 / })).toBeChecked();
  });

  it('keeps what is chosen in sight where the other choices leave nothing of it', async () => {
    recordQueries(buildProductList(3, { facets: fullFacets }));
    renderRoutes('/products?size=42&price=699-699');
    expect(await screen.findByRole('radio', { name: '42' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '₹699' })).toBeChecked();
  });

  it('shows the list of before at once on the way back, while it is renewed', async () => {
    recordQueries();
    const { user, router } = renderRoutes('/products?type=jeans');
    await user.click(await screen.findByRole('radio', { name: 'Women' }));
    await screen.findByRole('link', { name: 'Women, remove' });
    await screen.findByText('22 products');
    apiServer.use(http.get('*/api/v1/products', () => new Promise<never>(() => {})));
    await act(() => router.navigate(-1));
    await screen.findByRole('radio', { name: 'Women', checked: false });
    expect(screen.getByText('22 products')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'T-shirt 1' })).toBeInTheDocument();
  });

  it('shows 9, 18 or 27 products, sorted in four ways, from the first page again [spec 2-45] [spec 2-47]', async () => {
    const queries = recordQueries();
    const { user, router } = renderRoutes('/products?type=all&page=2');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), '18');
    await screen.findByRole('option', { name: '18', selected: true });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort:' }), 'price low to high');
    expect(router.state.location.search).toBe('?sort=price-asc&limit=18');
    expect(queries.at(-1)).toMatchObject({ limit: '18', sort: 'price-asc', page: '1' });
  });

  it('turns its pages by links', async () => {
    recordQueries();
    const { user, router } = renderRoutes('/products?type=all');
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    expect(router.state.location.search).toBe('?page=2');
    expect(await screen.findByRole('link', { name: 'Page 2', current: 'page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 3' })).toBeInTheDocument();
  });

  it('is a form whose fields are the names of its address, for those without script', async () => {
    recordQueries();
    renderRoutes('/products/polo?type=T-Shirt');
    const button = await screen.findByRole('button', { name: 'Show products' });
    const form = button.closest('form');
    expect(form).toHaveAttribute('action', '/products/polo');
    expect(form).toHaveFormValues({ type: 'T-Shirt' });
    for (const [name, field] of [
      ['Show', 'limit'],
      ['Sort:', 'sort'],
    ] as const) {
      const select = screen.getByRole('combobox', { name });
      expect(select).toHaveAttribute('name', field);
      expect(select).toHaveAttribute('form', form?.id);
    }
  });

  it('puts filters on a sheet on narrow windows, whose button tells what they give', async () => {
    recordQueries();
    const { user, router } = renderRoutes('/products?type=jeans');
    await user.click(await screen.findByRole('button', { name: 'Filter · 1' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('radio', { name: 'Women' }));
    expect(router.state.location.search).toBe('?type=jeans&department=women');
    await user.click(await sheet.findByRole('button', { name: 'Show 22 products' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says when nothing matches, offers popular products and a way back', async () => {
    apiServer.use(
      answer('GET /products', ({ query }) =>
        query.get('facets') ? buildProductList(0) : buildProductList(4, { limit: 18 }),
      ),
    );
    renderRoutes('/products/zzz?type=jeans');
    expect(await screen.findByText('No results for “zzz” with these filters.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/products/zzz');
    expect(await screen.findByRole('heading', { name: 'Popular with other shoppers' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'T-shirt 1' })).toBeInTheDocument();
  });

  it('names no words where only the choices find nothing', async () => {
    apiServer.use(answer('GET /products', buildProductList(0)));
    renderRoutes('/products?size=XXL');
    expect(await screen.findByText('No products match these filters.')).toBeInTheDocument();
  });

  it('that found nothing has no filter but those that would find something; what is chosen can be taken back', async () => {
    const none = <Option extends { count: number }>(options: readonly Option[]) =>
      options.map((option) => ({ ...option, count: 0 }));
    apiServer.use(
      answer('GET /products', ({ query }) =>
        query.get('facets')
          ? buildProductList(0, {
              facets: {
                ...fullFacets,
                category: none(facets.category),
                anyCategory: 0,
                department: none(facets.department),
                price: none(facets.price),
                colour: [],
                brand: [],
                origin: [],
                onSale: none(facets.onSale),
                inStock: none(facets.inStock),
              },
            })
          : buildProductList(4),
      ),
    );
    const { user, router } = renderRoutes('/products/polo?size=XXL');
    await screen.findByText('No results for “polo” with these filters.');
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    expect(groups).toEqual(['Size']);
    expect(screen.queryByRole('combobox', { name: 'Sort:' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Size XXL, remove' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/products/polo', search: '' }),
    );
  });

  it('that found nothing anywhere has no filters at all, and leads to where most people go', async () => {
    apiServer.use(answer('GET /products', buildProductList(0, { facets: noFacets })));
    renderRoutes('/products/zzz');
    await screen.findByText('No results for “zzz”.');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Filter/ })).not.toBeInTheDocument();
    const others = within(screen.getByRole('navigation', { name: 'Or browse' }));
    expect(others.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/?department=women');
  });

  it('says which words found nothing when no choice was made', async () => {
    apiServer.use(answer('GET /products', buildProductList(0)));
    renderRoutes('/products/100%25%20cotton');
    expect(await screen.findByText('No results for “100% cotton”.')).toBeInTheDocument();
    expect(screen.queryByText('No products match these filters.')).not.toBeInTheDocument();
  });

  it('beyond its last page says how many there are, and leads to the last and the first', async () => {
    recordQueries(buildProductList(0, { productCount: 84 }));
    renderRoutes('/products?type=all&size=M&page=99');
    expect(await screen.findByText('There are only 10 pages.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to page 10' })).toHaveAttribute(
      'href',
      '/products?size=M&page=10',
    );
    expect(screen.getByRole('link', { name: 'Go to page 1' })).toHaveAttribute('href', '/products?size=M');
  });

  it("shows the server's message when the list fails, and tries again [spec 8-1]", async () => {
    apiServer.use(
      refuse('GET /products', { status: 503, code: 'UNAVAILABLE', message: 'The shop is being tidied.' }),
    );
    const { user } = renderRoutes('/products');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The shop is being tidied.');
    recordQueries();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'T-shirt 1' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
