import { describe, expect, it } from '@jest/globals';
import type { SearchSynonym, SearchTerm } from '@e-store/shared/search-insights/staff-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, type ApiCall, refuse } from '../../../testing/api-server.ts';
import { buildProductList } from '../../../testing/build-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/searchterms';
const open = (path = PATH) => renderRoutes(path, { user: buildUser({ role: 'Catalogue' }) });

const searchedAt = '2026-11-20T06:30:00.000Z';
const TERMS: SearchTerm[] = [
  { term: 'linen kurta', searches: 1200, hits: 14, clicks: 300, searchedAt },
  { term: 'lower', searches: 9, hits: 0, clicks: 0, searchedAt },
  { term: 'pyjama', searches: 3, clicks: 1, searchedAt },
];
const LOWER: SearchSynonym = { _id: objectId(1), word: 'lower', means: 'track pants' };

function serve(...synonyms: SearchSynonym[]) {
  const calls: ApiCall[] = [];
  const noted = (call: ApiCall, after: SearchSynonym[]) => {
    calls.push(call);
    return { synonyms: after };
  };
  apiServer.use(
    answer('GET /admin/search/terms', (call) => {
      calls.push(call);
      const show = call.query.get('show') ?? 'all';
      const terms = TERMS.filter(({ hits }) => show === 'all' || hits === 0);
      return { terms, total: terms.length, page: 1, limit: 25, counts: { all: 3, withoutHits: 1 } };
    }),
    answer('GET /admin/search/synonyms', { synonyms }),
    answer('POST /admin/search/synonyms', (call) =>
      noted(call, [{ _id: objectId(2), ...(call.body as { word: string; means: string }) }]),
    ),
    answer('PUT /admin/search/synonyms/:id', (call) =>
      noted(call, [{ ...LOWER, ...(call.body as { means: string }) }]),
    ),
    answer('DELETE /admin/search/synonyms/:id', (call) => noted(call, [])),
  );
  return calls;
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the search terms of E-DASH', () => {
  it('show how often each was searched, with results, clicks and click rate', async () => {
    serve();
    open();
    const cells = (await row(/^linen kurta/)).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(0, 5)).toEqual(['linen kurta', '1,200', '14', '300', '25%']);
    expect(cells[5]).toMatch(/^Fri 20 Nov, 12:00\s?pm$/);
    expect((await row(/^pyjama/)).getAllByRole('cell')[2]).toHaveTextContent('—');
    const results = (await row(/^linen kurta/)).getByRole('link');
    expect(results).toHaveAccessibleName('Show results for “linen kurta” in the shop');
    expect(results).toHaveAttribute('href', '/products/linen%20kurta');
  });

  it('are chosen by period and by results, in the address', async () => {
    const calls = serve();
    const { user, router } = open();
    await user.selectOptions(await screen.findByLabelText('Period:'), 'Last 7 days');
    await waitFor(() => expect(router.state.location.search).toBe('?days=7'));
    const withoutResults = () => screen.getByRole('link', { name: 'Without results 1' });
    await waitFor(() => expect(withoutResults()).toHaveAttribute('href', expect.stringContaining('days=7')));
    await user.click(withoutResults());
    await waitFor(() => expect(screen.queryByText('linen kurta')).not.toBeInTheDocument());
    expect(screen.getByText('lower')).toBeInTheDocument();
    expect(Object.fromEntries(calls.at(-1)!.query)).toEqual({ show: 'withoutHits', days: '7' });
  });

  it('take a synonym, which their row then shows', async () => {
    const calls = serve();
    const { user } = open(`${PATH}?show=withoutHits`);
    await user.click(await screen.findByRole('button', { name: 'Add a synonym for “lower”' }));
    const box = dialog('Add synonym');
    expect(box.getByLabelText('Shoppers type')).toHaveValue('lower');
    await user.click(box.getByRole('button', { name: 'Save synonym' }));
    await waitFor(() => expect(box.getByLabelText('We search for')).toBeInvalid());
    await user.type(box.getByLabelText('We search for'), 'track pants');
    await user.click(box.getByRole('button', { name: 'Save synonym' }));
    expect(
      await screen.findByText('Searching for “lower” now shows the results for “track pants”.'),
    ).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ word: 'lower', means: 'track pants' });
    expect(screen.getByText('Searched as “track pants”')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit the synonym “lower”' })).toBeInTheDocument();
  });

  it('say that there are none', async () => {
    open(`${PATH}?show=withoutHits`);
    expect(await screen.findByText('Every search in this period had results.')).toBeInTheDocument();
  });

  it('show the server’s words when they fail, and ask again', async () => {
    apiServer.use(refuse('GET /admin/search/terms', { status: 500, code: 'INTERNAL', message: 'Noted.' }));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted.');
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('linen kurta')).toBeInTheDocument();
  });
});

describe('the synonyms of E-DASH', () => {
  const SYNONYMS = `${PATH}?show=synonyms`;

  it('say that there are none, and are added', async () => {
    serve();
    const { user } = open(SYNONYMS);
    expect(await screen.findByText(/^No synonyms yet/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add synonym' }));
    const box = dialog('Add synonym');
    await user.type(box.getByLabelText('Shoppers type'), 'lower');
    await user.type(box.getByLabelText('We search for'), 'track pants{Enter}');
    expect((await row(/^lower/)).getByText('track pants')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Synonyms 1' })).toHaveAttribute('aria-current', 'page');
  });

  it('say when their words find no products', async () => {
    serve();
    apiServer.use(answer('GET /products', buildProductList(0)));
    const { user } = open(SYNONYMS);
    await user.click(await screen.findByRole('button', { name: 'Add synonym' }));
    const box = dialog('Add synonym');
    await user.type(box.getByLabelText('Shoppers type'), 'lower');
    await user.type(box.getByLabelText('We search for'), 'zzzz{Enter}');
    expect(await screen.findByText(/“zzzz” finds no products/)).toBeInTheDocument();
    expect((await row(/^lower/)).getByText('zzzz')).toBeInTheDocument();
  });

  it('are edited, with a refusal said at its field', async () => {
    serve(LOWER);
    const { user } = open(SYNONYMS);
    await user.click(await screen.findByRole('button', { name: 'Edit the synonym “lower”' }));
    const box = dialog('Edit synonym');
    const means = box.getByLabelText('We search for');
    await user.clear(means);
    await user.type(means, 'Lower');
    await user.click(box.getByRole('button', { name: 'Save synonym' }));
    await waitFor(() =>
      expect(means).toHaveAccessibleDescription('Enter different words from what shoppers type.'),
    );
    await user.clear(means);
    await user.type(means, 'joggers');
    await user.click(box.getByRole('button', { name: 'Save synonym' }));
    expect((await row(/^lower/)).getByText('joggers')).toBeInTheDocument();
  });

  it('are deleted, and come back by Undo', async () => {
    const calls = serve(LOWER);
    const { user } = open(SYNONYMS);
    await user.click(await screen.findByRole('button', { name: 'Delete the synonym “lower”' }));
    expect(await screen.findByText('The synonym “lower” is deleted.')).toBeInTheDocument();
    expect(calls.at(-1)?.params).toEqual({ id: LOWER._id });
    expect(screen.getByText(/^No synonyms yet/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The synonym “lower” is back.')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ word: 'lower', means: 'track pants' });
  });

  it('keep what was typed through a reload', async () => {
    serve();
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a synonym for “lower”' }));
    await user.type(dialog('Add synonym').getByLabelText('We search for'), 'jogg');
    unmount();
    open();
    const box = within(await screen.findByRole('dialog', { name: 'Add synonym' }));
    expect(box.getByLabelText('Shoppers type')).toHaveValue('lower');
    expect(box.getByLabelText('We search for')).toHaveValue('jogg');
  });

  it('show the server’s words when they fail', async () => {
    apiServer.use(refuse('GET /admin/search/synonyms', { status: 500, code: 'INTERNAL', message: 'Noted.' }));
    open(SYNONYMS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted.');
  });
});
