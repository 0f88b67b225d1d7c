import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildProductList } from '../../../testing/build-product.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const listIs = (changes: Parameters<typeof buildProductList>[1], count = 3) =>
  apiServer.use(
    answer('GET /products', ({ query }) =>
      query.get('facets') ? buildProductList(count, changes) : buildProductList(4),
    ),
  );
const note = async () => within(await screen.findByRole('region', { name: 'How we understood your search' }));

describe('the note above what was found', () => {
  it('is absent where nothing is to be said', async () => {
    listIs({});
    renderRoutes('/products/polo');
    expect(await screen.findByRole('link', { name: 'T-shirt 1' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'How we understood your search' })).not.toBeInTheDocument();
  });

  it('tells which words were read as filters, each removed by a press, the chosen filters kept', async () => {
    listIs({
      understood: [
        { group: 'colour', label: 'Blue', without: 'shirt under 700' },
        { group: 'price', label: 'Up to ₹700', without: 'blue shirt' },
      ],
    });
    const { user, router } = renderRoutes('/products/blue%20shirt%20under%20700?size=M');
    const chips = (await note()).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual(['Blue', 'Up to ₹700']);
    await user.click((await note()).getByRole('link', { name: 'Up to ₹700, search without it' }));
    expect(router.state.location).toMatchObject({ pathname: '/products/blue%20shirt', search: '?size=M' });
  });

  it('leads from the last of them to everything', async () => {
    listIs({ understood: [{ group: 'category', label: 'Jeans', without: '' }] });
    renderRoutes('/products/jeans');
    expect((await note()).getByRole('link', { name: 'Jeans, search without it' })).toHaveAttribute(
      'href',
      '/products?type=all',
    );
  });

  it('tells the spelling that was searched for, and searches for the typed one on request', async () => {
    listIs({ instead: { words: 'shirt', exact: '"shrit"' } });
    const { user, router } = renderRoutes('/products/shrit');
    expect(await screen.findByText(/Showing results for/)).toHaveTextContent(
      'Showing results for “shirt”. Search instead for “shrit”',
    );
    await user.click((await note()).getByRole('link', { name: '“shrit”' }));
    expect(router.state.location.pathname).toBe('/products/%22shrit%22');
    expect(await screen.findByText('Showing exact matches only.')).toBeInTheDocument();
  });

  it('sorts by the words for an order, which the tools then show as chosen', async () => {
    listIs({
      understood: [{ group: 'sort', value: 'price-asc', label: 'price low to high', without: 'kurta' }],
    });
    const { user, router } = renderRoutes('/products/sasta%20kurta');
    await note();
    expect(screen.getByRole('combobox', { name: 'Sort:' })).toHaveValue('price-asc');
    await user.click(screen.getByRole('button', { name: 'Sort: price low to high' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort' }));
    expect(sheet.getByRole('radio', { name: 'price low to high' })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: 'newest' }));
    expect(router.state.location).toMatchObject({ pathname: '/products/kurta', search: '?sort=newest' });
  });

  it('names what was left out', async () => {
    listIs({ ignored: ['qwrtzx'] });
    renderRoutes('/products/qwrtzx%20shirt');
    expect(await screen.findByText('We found nothing for “qwrtzx”, so we left it out.')).toBeInTheDocument();
  });
});

describe('goods that are not sold', () => {
  it('are named beside products that match the rest of the search', async () => {
    listIs({ notSold: ['sarees', 'dupattas'] });
    renderRoutes('/products/red%20saree%20dupatta');
    expect(
      await screen.findByText(
        'We don’t sell sarees or dupattas. These products match the rest of your search.',
      ),
    ).toBeInTheDocument();
  });

  it('are named once where nothing is found, with what to see instead', async () => {
    listIs({ notSold: ['sarees'] }, 0);
    renderRoutes('/products/saree');
    expect(await screen.findByText('We don’t sell sarees.')).toBeInTheDocument();
    expect(screen.queryByText(/No results/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'How we understood your search' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'All products' })).toHaveAttribute(
      'href',
      '/products?type=all',
    );
  });
});

describe('nothing found', () => {
  it('offers what would find something, with how much, and popular products', async () => {
    listIs(
      {
        loosen: [
          { keyword: 'shirt', count: 27 },
          { filter: 'category', count: 12 },
          { filter: 'size', count: 4 },
          { keyword: 'blue', without: '“polo”', count: 1 },
        ],
      },
      0,
    );
    renderRoutes('/products/blue%20polo?type=jeans&size=M');
    const offers = within(await screen.findByRole('list', { name: 'Try these instead' }));
    expect(offers.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Search for “shirt”27 products', '/products/shirt?type=jeans&size=M'],
      ['Leave out: Jeans12 products', '/products/blue%20polo?size=M'],
      ['Leave out: Size M4 products', '/products/blue%20polo?type=jeans'],
      ['Leave out: “polo”1 product', '/products/blue?type=jeans&size=M'],
    ]);
    expect(await screen.findByRole('heading', { name: 'Popular with other shoppers' })).toBeInTheDocument();
  });

  it('where no one thing helps, offers the words alone, without any filter', async () => {
    listIs({ loosen: [{ filter: 'all', keyword: 'polo', count: 3 }] }, 0);
    renderRoutes('/products/red%20polo?type=jeans&size=M');
    const offers = within(await screen.findByRole('list', { name: 'Try these instead' }));
    const link = offers.getByRole('link', { name: /Search for “polo” ?3 products/ });
    expect(link).toHaveAttribute('href', '/products/polo');
  });

  it('offers nothing where nothing would help', async () => {
    listIs({}, 0);
    renderRoutes('/products/qwrtzx');
    expect(await screen.findByText('No results for “qwrtzx”.')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Try these instead' })).not.toBeInTheDocument();
  });
});

describe('a search for help', () => {
  it('leads to the help page, also where no product is found', async () => {
    listIs({ help: ['returns'] }, 0);
    renderRoutes('/products/return%20policy');
    expect((await note()).getByRole('link', { name: 'Returns and refunds' })).toHaveAttribute(
      'href',
      '/returns',
    );
  });
});

describe('filters of a search that names them', () => {
  const facets = {
    category: [
      { value: 'T-Shirt', label: 'T-Shirt', count: 7 },
      { value: 'jeans', label: 'Jeans', count: 13 },
    ],
    anyCategory: 7,
    department: [],
    price: [],
    size: [],
    colour: [
      { value: 'Navy', label: 'Navy', count: 4 },
      { value: 'White', label: 'White', count: 5 },
    ],
    brand: [],
    origin: [],
    onSale: [],
    inStock: [],
  };
  const understood = [
    { group: 'category' as const, value: 'T-Shirt', label: 'T-Shirt', without: 'blue' },
    { group: 'colour' as const, label: 'Blue', without: 'tshirt' },
  ];
  const search = () => {
    listIs({ understood, facets });
    return renderRoutes('/products/tshrt%20blue');
  };
  const option = (group: string, name: RegExp) =>
    within(screen.getAllByRole('group', { name: group })[0]!).getByRole('radio', { name });

  it('are shown as chosen, and all types count without the word for one', async () => {
    search();
    await note();
    expect(option('Product type', /^T-Shirt/)).toBeChecked();
    expect(option('Product type', /^All/)).toHaveAccessibleName(/20/);
    expect(option('Colour', /^Blue/)).toBeChecked();
  });

  it('replace the words for them when another is chosen', async () => {
    const { user, router } = search();
    await note();
    await user.click(option('Colour', /^White/));
    expect(router.state.location).toMatchObject({ pathname: '/products/tshirt', search: '?colour=White' });
  });

  it('take the words for them back when all are chosen', async () => {
    const { user, router } = search();
    await note();
    await user.click(option('Product type', /^All/));
    expect(router.state.location).toMatchObject({ pathname: '/products/blue', search: '' });
  });
});
