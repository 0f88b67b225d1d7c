/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routeModule as cart } from '../../../app/routes/cart-route-module.ts';
import { makeRoutes } from '../../../app/routes/shop-routes.tsx';
import { makeStore } from '../../../app/store.ts';
import { createApiClient } from '../../../lib/api-client.ts';
import { API_ORIGIN } from '../../../testing/api-server.ts';

it('the server, which cannot know the cart, renders that it is loading: neither full nor empty', async () => {
  const store = makeStore({ api: createApiClient({ baseUrl: API_ORIGIN }), routeModules: [cart] });
  const handler = createStaticHandler(makeRoutes(store, { routeModules: [cart], isServer: true }));
  const context = await handler.query(new Request('http://shop.test/cart'));
  if (context instanceof Response) throw new Error('redirected');
  const html = renderToString(
    <Provider store={store}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
    </Provider>,
  );
  expect(html).toContain('Shopping Cart</h1>');
  expect(html).toContain('Your cart is loading');
  expect(html).not.toContain('Your cart is empty');
  expect(html).not.toContain('CHECKOUT');
});
