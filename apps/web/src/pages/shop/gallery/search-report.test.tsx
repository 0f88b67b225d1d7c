import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildProductList } from '../../../testing/build-product.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

type Event = { id: string; type: string; keyword: string };

function listen(): Event[] {
  const events: Event[] = [];
  apiServer.use(
    answer('GET /products', buildProductList(3)),
    answer('POST /search/events', ({ body }) => {
      events.push(body as Event);
      return { recorded: true };
    }),
  );
  return events;
}
const product = () => screen.findByRole('link', { name: 'T-shirt 1' });

describe('a search in the shop', () => {
  it('is reported once its results are shown, and not again for filters and Back', async () => {
    const events = listen();
    const { router } = renderRoutes('/products/polo');
    await product();
    await waitFor(() => expect(events).toMatchObject([{ type: 'search', keyword: 'polo' }]));
    expect(events[0]?.id).toMatch(/^[0-9a-f]{32}$/);
    await act(() => router.navigate('/products/polo?size=M'));
    await product();
    await act(() => router.navigate('/products/kurta'));
    await waitFor(() => expect(events).toHaveLength(2));
    await act(() => router.navigate(-1));
    await product();
    expect(events.map(({ keyword }) => keyword)).toEqual(['polo', 'kurta']);
  });

  it('reports the opening of a result with the ID of the search', async () => {
    const events = listen();
    const { user, router } = renderRoutes('/products/polo');
    await user.click(await product());
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events[1]).toEqual({ ...events[0], type: 'click' });
    expect(router.state.location.pathname).toMatch(/^\/product\//);
  });

  it('is not reported for a list without words, nor while results fail', async () => {
    const events = listen();
    const { user, router } = renderRoutes('/products?type=all');
    await user.click(await product());
    apiServer.use(refuse('GET /products', { status: 500, code: 'INTERNAL', message: 'Noted.' }));
    await act(() => router.navigate('/products/polo'));
    expect(await screen.findByText('Noted.')).toBeInTheDocument();
    expect(events).toEqual([]);
  });

  it('works when it cannot be reported', async () => {
    listen();
    apiServer.use(
      refuse('POST /search/events', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait.' }),
    );
    renderRoutes('/products/polo');
    await product();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
