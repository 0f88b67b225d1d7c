import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../testing/api-server.ts';
import { objectId } from '../../testing/object-id.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';
import type { Suggestions } from './search-options.ts';

const suggestions: Suggestions = {
  products: [
    { _id: objectId(1), name: 'Chambal Oxford Shirt', price: 1000, image: '/media/a.webp', inStock: true },
    { _id: objectId(2), name: 'Dabu Resort Shirt', price: 1199, mrp: 1599, image: '', inStock: true },
    { _id: objectId(3), name: 'Doon Check Shirt', price: 900, image: '', inStock: false },
  ],
  productCount: 23,
  categories: [{ value: 'Shirts', label: 'Shirt', count: 20 }],
  terms: ['blue shirt', 'blue shirt for men'],
};

function recordCalls(given: (words: string) => Suggestions = () => suggestions): string[] {
  const calls: string[] = [];
  apiServer.use(
    answer('GET /products/suggest', ({ query }) => {
      const words = query.get('keyword') ?? '';
      calls.push(words);
      return given(words);
    }),
  );
  return calls;
}

async function openBox(typed = '', at = '/cart') {
  const page = renderRoutes(at);
  const box = await screen.findByRole('combobox', { name: 'Search products' });
  await page.user.click(box);
  // Pastes, because slow machines would answer between key presses.
  if (typed) await page.user.paste(typed);
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  return { ...page, box, list };
}
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const groupNames = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
const remember = (...words: string[]) => localStorage.setItem('recentSearches', JSON.stringify(words));
const remembered = () => JSON.parse(localStorage.getItem('recentSearches') ?? '[]');

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('suggestions', () => {
  it('are not there, nor asked for, before the box is entered', async () => {
    const calls = recordCalls();
    renderRoutes('/cart');
    const box = await screen.findByRole('combobox', { name: 'Search products' });
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).not.toHaveAttribute('aria-controls');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('show searches, kinds and products with picture, name and price, in a list that the box controls', async () => {
    recordCalls();
    const { box, list } = await openBox('blue sh');
    expect(await option('See all 23 results for “blue sh”')).toHaveAttribute('href', '/products/blue%20sh');
    expect(await option('blue shirt')).toHaveAttribute('href', '/products/blue%20shirt');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveAttribute('aria-controls', list.id);
    expect(groupNames(list)).toEqual(['Searches', 'Categories', 'Products']);
    expect(await option('Shirt 20 products')).toHaveAttribute('href', '/products/blue%20sh?type=Shirts');
    const product = await option(/^Dabu Resort Shirt ₹1,199 ?, was ₹1,599$/);
    expect(product).toHaveAttribute('href', `/product/${objectId(2)}`);
    expect((await option(/Chambal/)).querySelector('img')).toHaveAttribute('src', '/media/a.webp');
    expect(await option('Doon Check Shirt Out of stock')).toBeInTheDocument();
  });

  it('are gone through by the arrow keys, round and back to the box, and followed by Enter [spec 2-23]', async () => {
    recordCalls();
    const { box, user, router } = await openBox('blue sh');
    const first = await option('blue shirt');
    await user.keyboard('{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', first.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}');
    expect(await option(/^See all/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(router.state.location.pathname).toBe(`/product/${objectId(2)}`);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('leave Enter to the words that were typed, where none was chosen [spec 2-24]', async () => {
    recordCalls();
    const { user, router } = await openBox('  polo ');
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/products/polo');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('close by Escape and keep what was typed; an arrow or a letter opens them again', async () => {
    recordCalls();
    const { box, user } = await openBox('blue');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('blue');
    expect(box).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    await user.keyboard('{Escape}s');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('close when the box is left', async () => {
    recordCalls();
    const { user } = await openBox('blue');
    await option('blue shirt');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  it('are followed by a press', async () => {
    recordCalls();
    const { user, router } = await openBox('blue sh');
    await user.click(await option('blue shirt for men'));
    expect(router.state.location.pathname).toBe('/products/blue%20shirt%20for%20men');
    expect(remembered()).toEqual(['blue shirt for men']);
  });

  it('are announced, with how many there are', async () => {
    recordCalls();
    await openBox('blue sh');
    await option('blue shirt');
    expect(
      await screen.findByText('3 products and 2 searches suggested. Use the arrow keys to choose.'),
    ).toHaveAttribute('role', 'status');
  });

  it('wait for a pause, and never show an answer to earlier words', async () => {
    const calls = recordCalls((words) => ({ ...suggestions, terms: [`${words}!`] }));
    await openBox('blue');
    expect(await option('blue!')).toBeInTheDocument();
    expect(calls.filter((words) => words !== '')).toEqual(['blue']);
    expect(screen.queryByRole('option', { name: '!' })).not.toBeInTheDocument();
  });

  it('say that there is nothing', async () => {
    recordCalls(() => ({ products: [], productCount: 0, categories: [], terms: [] }));
    await openBox('qwrtzx');
    const words = 'No match for “qwrtzx”. Press Enter to see similar products.';
    expect(await screen.findAllByText(words)).toHaveLength(2);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('say what is not sold', async () => {
    recordCalls(() => ({ products: [], productCount: 0, categories: [], terms: [], notSold: ['sarees'] }));
    await openBox('saree');
    const words = 'We don’t sell sarees. Press Enter to see popular products.';
    expect(await screen.findAllByText(words)).toHaveLength(2);
  });

  it('that cannot be had say so, and the words can be searched for still', async () => {
    apiServer.use(
      refuse('GET /products/suggest', {
        status: 503,
        code: 'UNAVAILABLE',
        message: 'The search is being prepared.',
      }),
    );
    const { user, router } = await openBox('polo');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search is being prepared.');
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/products/polo');
  });
});

describe('recent searches', () => {
  it('are remembered when a search is sent, the latest first, each once', async () => {
    remember('jeans', 'polo');
    recordCalls();
    const { user } = await openBox('POLO');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(remembered()).toEqual(['POLO', 'jeans']));
  });

  it('stand in the open box before anything is typed, beside popular products', async () => {
    remember('jeans', 'polo');
    recordCalls(() => ({ ...suggestions, terms: [] }));
    const { list } = await openBox();
    expect(await option('polo')).toHaveAttribute('href', '/products/polo');
    await option(/Chambal/);
    expect(groupNames(list)).toEqual(['Recent searches', 'Categories', 'Popular now']);
    expect(await option('Shirt 20 products')).toHaveAttribute('href', '/products?type=Shirts');
  });

  it('are removed one by one, by the Delete key or the cross, or all at once', async () => {
    remember('jeans', 'polo', 'kurta');
    recordCalls();
    const { user, router } = await openBox();
    await option('polo');
    await option('blue shirt');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(await screen.findByText(/Press Delete to remove a recent search\./)).toBeInTheDocument();
    await user.keyboard('{Delete}');
    expect(remembered()).toEqual(['polo', 'kurta']);
    const cross = (await option('polo')).querySelector('[data-forget]');
    await user.click(cross ?? document.body);
    expect(remembered()).toEqual(['kurta']);
    expect(router.state.location.pathname).toBe('/cart');
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(localStorage.getItem('recentSearches')).toBeNull();
    expect(screen.queryByRole('option', { name: 'kurta' })).not.toBeInTheDocument();
  });

  it.each(['{', '"jeans"', '[1, null]', '{"a":1}'])(
    'that are no list of words (%s) count as none',
    async (stored) => {
      localStorage.setItem('recentSearches', stored);
      recordCalls();
      const { list } = await openBox();
      await option('blue shirt');
      expect(groupNames(list)).not.toContain('Recent searches');
    },
  );
});
