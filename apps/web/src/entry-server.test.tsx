/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { render } from './entry-server.tsx';
import { answer, API_ORIGIN, apiServer, refuse, unreachable } from './testing/api-server.ts';
import { buildCartItem } from './testing/build-cart-item.ts';
import { buildOrder, buildOrderList } from './testing/build-order.ts';
import { buildProduct, buildProductList } from './testing/build-product.ts';
import { buildUser } from './testing/build-user.ts';
import { objectId } from './testing/object-id.ts';

const PRODUCT = `/product/${objectId(1)}`;
const asha = buildUser();

async function visit(path: string, cookie = '', sent: RequestInit = {}) {
  const response = await render(new Request(`http://shop.test${path}`, { headers: { cookie }, ...sent }), {
    apiUrl: API_ORIGIN,
    apiHeaders: cookie ? { cookie } : {},
    apiTimeoutMs: 1000,
    entry: '/assets/entry.js',
    assetsFor: (files) => ({
      app: '/assets/app.js',
      styles: files.map((file) => `/${file}.css`),
      modules: ['/assets/shop.js'],
      fonts: [],
    }),
  });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html };
}

const stateOf = (html: string): unknown =>
  JSON.parse(/<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

const signedInAs = (user = asha) => {
  apiServer.use(answer('GET /me', user));
  return 'estore_session=token';
};

describe('a rendered page', () => {
  it('names its scripts, to be asked for in low priority, unless its pictures come first', async () => {
    const link = '<link rel="modulepreload" href="/assets/shop.js" fetchPriority="low"/>';
    expect((await visit('/login')).html).toContain(link);
    const gallery = await visit('/products');
    expect(gallery.html).not.toContain(link);
    expect(stateOf(gallery.html)).toMatchObject({
      isPictureFirst: true,
      assets: { app: '/assets/app.js', modules: ['/assets/shop.js'] },
    });
  });

  it('has the data of the API in its HTML and in its state', async () => {
    apiServer.use(answer('GET /product/:id', buildProduct({ name: 'Marigold kurta' })));
    const { status, html } = await visit(PRODUCT);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Marigold kurta/);
    expect(html).toContain('<title>Marigold kurta · E-Store</title>');
    expect(stateOf(html)).toMatchObject({
      store: { productDetails: { status: 'succeeded', product: { name: 'Marigold kurta' } } },
    });
  });

  it('says without scripts what the cart needs, and names no day that a browser may see differently', async () => {
    apiServer.use(answer('GET /product/:id', buildProduct()));
    const { html } = await visit(PRODUCT);
    expect(html).toMatch(/<noscript>[^<]*Turn on JavaScript/);
    expect(html).not.toContain('Get it by');
  });

  it('makes the call of spec §9 for the home page [spec 7-17] [spec 9-14]', async () => {
    const asked: string[] = [];
    apiServer.use(
      answer('GET /products', ({ query }) => {
        asked.push(decodeURIComponent(query.toString()));
        return buildProductList();
      }),
    );
    await visit('/');
    expect(asked).toContain('page=1&category=T-Shirt&price[gte]=0&price[lte]=1500');
  });

  it('counts what is in the account’s cart and fills the hearts from the start', async () => {
    const cookie = signedInAs();
    apiServer.use(
      answer('GET /cart', { version: 4, lines: [buildCartItem({ quantity: 3 })] }),
      answer('GET /wishlist', {
        entries: [{ product: objectId(1), price: 699, savedAt: '2026-11-01T00:00:00.000Z' }],
      }),
    );
    const { html } = await visit('/', cookie);
    expect(html).toContain('aria-label="Cart, 3 items"');
    expect(html).toMatch(/<button[^>]*aria-pressed="true"/);
  });

  it('cannot be broken by what is in the data [R56] [ASVS 1.2.3]', async () => {
    const name = '</script><script>alert(1)</script>';
    apiServer.use(answer('GET /product/:id', buildProduct({ name })));
    const { html } = await visit(PRODUCT);
    expect(html).not.toContain('<script>alert');
    expect(stateOf(html)).toMatchObject({ store: { productDetails: { product: { name } } } });
  });

  it('has no inline script or style, so that the content security policy needs no exception [R40]', async () => {
    const { html } = await visit('/');
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.filter((tag) => !/src=|type="application\/(ld\+)?json"/.test(tag))).toEqual([]);
    expect(html).not.toMatch(/\sstyle="|<style|\son[a-z]+="/);
  });

  it('links the styles of its own page', async () => {
    const { html } = await visit('/cart');
    expect(html).toContain('href="/src/pages/shop/cart/cart-page.tsx.css"');
    expect(html).not.toContain('home-page');
  });

  it('has the theme of the cookie, and none without [spec 2-29]', async () => {
    expect((await visit('/', 'theme=dark')).html).toContain('<html lang="en-IN" data-theme="dark">');
    expect((await visit('/')).html).toContain('<html lang="en-IN">');
  });

  it.each(['/forget-password', '/wishlist', '/size-guide', '/newsletter', '/nowhere', '/account'])(
    'says in the footer of %s, too, how the shop is reached',
    async (path) => {
      const charges = { taxMode: 'flat' as const, tax: 250, shipping: 30, expressShipping: 35 };
      apiServer.use(answer('GET /store', { charges, contact: { email: 'help@estore.example' } }));
      expect((await visit(path, signedInAs())).html).toContain('mailto:help@estore.example');
    },
  );

  it('may be kept by nobody when it is about a person [R34]', async () => {
    expect((await visit('/account', signedInAs())).headers.get('cache-control')).toBe('no-store');
    expect((await visit('/')).headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('status of a page', () => {
  it.each([
    ['/nope', 404],
    ['/product/abc', 404],
    ['/account/nope', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await visit(path)).status).toBe(status);
  });

  it("is 404 for an unknown product, with the server's words", async () => {
    apiServer.use(
      refuse('GET /product/:id', { status: 404, code: 'NOT_FOUND', message: 'There is no such product.' }),
    );
    const { status, html } = await visit(PRODUCT);
    expect(status).toBe(404);
    expect(html).toContain('There is no such product.');
  });

  it('is 503 with a way to try again when the API is away', async () => {
    apiServer.use(unreachable('GET /products'));
    const { status, html } = await visit('/products/tee?page=2');
    expect(status).toBe(503);
    expect(html).toContain('href="/products/tee?page=2"');
    expect(html).toContain('Try again');
  });

  it('names the failed request, by which it is found in the logs', async () => {
    apiServer.use(
      refuse('GET /products', { status: 500, code: 'INTERNAL', message: 'No.', requestId: 'r-42' }),
    );
    const { status, html } = await visit('/products/tee');
    expect(status).toBe(500);
    expect(html).toContain('Reference: r-42');
  });

  it('is 404 for a page beyond the last one, with the filters and the ways to the pages there are', async () => {
    apiServer.use(answer('GET /products', { ...buildProductList(0), productCount: 84, page: 99 }));
    const { status, html } = await visit('/products/tee?size=M&page=99');
    expect(status).toBe(404);
    expect(html).toContain('There are only 10 pages.');
    expect(html).toContain('href="/products/tee?size=M&amp;page=10"');
    expect(html).toContain('Size M');
    expect(html).not.toContain('No products match');
  });

  it.each(['page=abc', 'limit=10', 'sort=worst', 'department=dogs', 'price=cheap'])(
    'is 400 for a gallery with %s, which says what it could not read and shows the rest',
    async (part) => {
      const { status, html } = await visit(`/products?type=jeans&${part}`);
      expect(status).toBe(400);
      expect(html).toContain(`We ignored parts of the link that we did not recognise: ${part}.`);
      expect(html).toContain('T-shirt 1');
    },
  );

  it('is 404 for the home page of a department that there is not', async () => {
    const { status, html } = await visit('/?department=pets');
    expect(status).toBe(404);
    expect(html).toContain('We could not find this department.');
    expect((await visit('/?department=')).status).toBe(200);
  });

  it('is the home of a department from the first byte', async () => {
    const { html } = await visit('/?department=kids');
    expect(html).toContain('<title>Kids · E-Store</title>');
    expect(html).toContain('kite-kids-t-shirt');
  });

  it('is 200 when nothing was found, with what others choose already in it', async () => {
    apiServer.use(
      answer('GET /products', ({ query }) =>
        query.get('facets') ? buildProductList(0) : buildProductList(4, { limit: 18 }),
      ),
    );
    const { status, html } = await visit('/products/zzz');
    expect(status).toBe(200);
    expect(html).toContain('Popular with other shoppers');
    expect(html).toContain('T-shirt 1');
  });

  it('is 503, not a redirect to login, when it cannot be asked who is there', async () => {
    apiServer.use(unreachable('GET /me'));
    expect((await visit('/account', 'estore_session=token')).status).toBe(503);
  });

  it("does not fail because something beside the page's subject is missing", async () => {
    apiServer.use(refuse('GET /store', { status: 500, code: 'INTERNAL', message: 'No.' }));
    expect((await visit(PRODUCT)).status).toBe(200);
  });

  it('shows the account with its latest orders, and without them when they cannot be had', async () => {
    const cookie = signedInAs();
    apiServer.use(answer('GET /orders/me', buildOrderList(buildOrder({ number: 'ES-LATEST' }))));
    expect((await visit('/account', cookie)).html).toContain('ES-LATEST');
    apiServer.use(refuse('GET /orders/me', { status: 500, code: 'INTERNAL', message: 'No orders now.' }));
    const { status, html } = await visit('/account', cookie);
    expect(status).toBe(200);
    expect(html).toContain('No orders now.');
  });
});

describe('guards', () => {
  it.each([
    '/account',
    '/account/change-password',
    '/account/myorders',
    `/account/orderdetails/${objectId(5)}`,
    '/admin',
    '/admin/dashboard/addproduct/',
  ])('%s sends a stranger to login and back [spec 2-80] [spec 2-84] [spec 6-5]', async (path) => {
    const { status, headers } = await visit(path);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`);
  });

  it('a session that is over is a stranger, who reads at login that it ended', async () => {
    const { headers } = await visit('/account', 'estore_session=old');
    expect(headers.get('location')).toBe('/login?next=%2Faccount');
    const why = 'You were logged out because your session ended.';
    expect((await visit('/login?next=%2Faccount', 'estore_session=old')).html).toContain(why);
    expect((await visit('/login?next=%2Faccount')).html).not.toContain(why);
  });

  it('a visitor without a session cookie is not asked for [spec 4-14]', async () => {
    apiServer.use(
      answer('GET /me', () => {
        throw new Error('asked');
      }),
    );
    expect((await visit('/')).status).toBe(200);
  });

  it.each([
    ['/login', '/account'],
    ['/register', '/account'],
    ['/login?next=/cart', '/cart'],
    ['/login?next=//evil.example', '/account'],
    ['/login?next=/%5Cevil.example', '/account'],
  ])('%s sends who is signed in on to %s', async (path, expected) => {
    const { headers } = await visit(path, signedInAs());
    expect(headers.get('location')).toBe(expected);
  });

  it('a customer gets 403 at /admin and in E-DASH [spec 6-3]', async () => {
    const cookie = signedInAs();
    expect((await visit('/admin', cookie)).status).toBe(403);
    expect((await visit('/admin/dashboard/settings', cookie)).status).toBe(403);
  });

  it.each(['Admin', 'Packer', 'Catalogue'] as const)('%s sees E-DASH', async (role) => {
    const cookie = signedInAs(buildUser({ role }));
    const { status, headers } = await visit('/admin/dashboard', cookie);
    const opensWith = {
      Admin: null,
      Packer: '/admin/dashboard/orderlist',
      Catalogue: '/admin/dashboard/productlist',
    }[role];
    expect({ status, to: headers.get('location') }).toEqual({ status: opensWith ? 302 : 200, to: opensWith });
  });

  it('passes over the password step while the password is fresh', async () => {
    const { headers } = await visit('/admin', signedInAs(buildUser({ role: 'Packer' })));
    expect(headers.get('location')).toBe('/admin/dashboard/orderlist');
  });

  it('leads to the password step when the API wants it first', async () => {
    apiServer.use(
      refuse('GET /admin/order/:id', {
        status: 403,
        code: 'PASSWORD_CONFIRMATION_REQUIRED',
        message: 'Confirm your password.',
      }),
    );
    const path = `/account/orderdetails/${objectId(5)}`;
    const { headers } = await visit(path, signedInAs());
    expect(headers.get('location')).toBe(`/admin?next=${encodeURIComponent(path)}`);
  });
});

describe('search without scripts', () => {
  it.each([
    ['/products?q=%20blue%20jeans%20', '/products/blue%20jeans'],
    ['/products?q=+', '/products'],
  ])('%s becomes %s', async (path, expected) => {
    const { status, headers } = await visit(path);
    expect([status, headers.get('location')]).toEqual([302, expected]);
  });
});

describe('a form sent without scripts', () => {
  const post = (path: string, body: Record<string, string> = {}) =>
    visit(path, '', { method: 'POST', body: new URLSearchParams(body) });
  const form = { email: 'asha@example.com', consent: '2026-1' };

  it('makes the call and shows its page again with the words of the server', async () => {
    let body: unknown;
    apiServer.use(
      answer('POST /newsletter', (call) => {
        body = call.body;
        return { message: 'Check your mail.' };
      }),
    );
    const { status, html } = await post('/newsletter', form);
    expect([status, body]).toEqual([200, form]);
    expect(html).toMatch(/<output[^>]*>Check your mail\.<\/output>/);
    expect(stateOf(html)).toMatchObject({
      actionData: { 'shop/newsletter': { message: 'Check your mail.' } },
    });
  });

  it('shows a refusal under its status', async () => {
    const fields = { email: 'Enter an email address like name@example.com.' };
    apiServer.use(
      refuse('POST /newsletter', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: 'Please check.',
        fields,
      }),
    );
    const { status, html } = await post('/newsletter', { ...form, email: 'nobody' });
    expect(status).toBe(400);
    expect(html).toContain(fields.email);
    apiServer.use(unreachable('POST /newsletter'));
    expect((await post('/newsletter', form)).status).toBe(503);
  });

  it('ends a subscription by the one click of a mail program, while reading the page ends nothing', async () => {
    const tokens: unknown[] = [];
    apiServer.use(
      answer('POST /newsletter/unsubscribe', ({ body }) => {
        tokens.push(body);
        return { message: 'You are unsubscribed.' };
      }),
    );
    expect((await visit('/newsletter/unsubscribe/abc')).html).toContain('Unsubscribe</button>');
    expect(tokens).toEqual([]);
    const { status, html } = await post('/newsletter/unsubscribe/abc', { 'List-Unsubscribe': 'One-Click' });
    expect([status, tokens]).toEqual([200, [{ token: 'abc' }]]);
    expect(html).toContain('You are unsubscribed.');
  });
});

describe('two visitors at once', () => {
  it('never see each other', async () => {
    const usha = buildUser({ _id: objectId(901), firstname: 'Usha', email: 'usha@example.com' });
    apiServer.use(
      answer('GET /me', ({ headers }) => (headers.get('cookie')?.includes('asha') ? asha : usha)),
      answer('GET /orders/me', ({ headers }) =>
        buildOrderList(
          buildOrder({ number: headers.get('cookie')?.includes('asha') ? 'ES-ASHA' : 'ES-USHA' }),
        ),
      ),
    );
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        visit('/account/myorders', `estore_session=${index % 2 ? 'asha' : 'usha'}`),
      ),
    );
    for (const [index, { html }] of pages.entries()) {
      const [own, other] = index % 2 ? ['ES-ASHA', 'ES-USHA'] : ['ES-USHA', 'ES-ASHA'];
      expect(html).toContain(own);
      expect(html).not.toContain(other);
    }
  });
});
