/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { render, sitemapPaths } from '../entry-server.tsx';
import { answer, API_ORIGIN, apiServer } from '../testing/api-server.ts';
import { buildProduct } from '../testing/build-product.ts';
import { objectId } from '../testing/object-id.ts';

const ORIGIN = 'https://shop.example';
const PRODUCT = `/product/${objectId(1)}`;

async function read(path: string) {
  const response = await render(new Request(ORIGIN + path, { headers: { host: 'evil.example' } }), {
    apiUrl: API_ORIGIN,
    apiHeaders: {},
    apiTimeoutMs: 1000,
    entry: '/assets/entry.js',
    assetsFor: () => ({ app: '/app.js', styles: [], modules: [], fonts: [] }),
  });
  const html = await response.text();
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    html,
    meta: Object.fromEntries(metas.map(([, name = '', content = '']) => [name, content])),
    canonical: [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href),
    data: data.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
}
const ofType = ({ data }: Awaited<ReturnType<typeof read>>, type: string) =>
  data.find((entry) => entry['@type'] === type);

const storeCalling = (names: Record<string, string>) =>
  answer('GET /store', {
    charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
    categories: Object.entries(names).map(([key, name]) => ({ key, name })),
  });

describe('the canonical address', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/?department=kids&x=1', '/?department=kids'],
    ['/?department=nobody', '/'],
    ['/products', '/products'],
    ['/products/?type=T-Shirt', '/products'],
    ['/products?department=men&type=all', '/products?department=men'],
    ['/products?page=1&department=men&utm=x', '/products?department=men'],
    ['/products?page=2&type=jeans', '/products?type=jeans&amp;page=2'],
    ['/products/blue%20shirt', '/products/blue%20shirt'],
    [`${PRODUCT}?size=M`, PRODUCT],
    ['/faq/', '/faq'],
    ['/cart?step=1', '/cart'],
  ])('of %s is %s, once', async (path, expected) => {
    expect((await read(path)).canonical).toEqual([ORIGIN + expected]);
  });

  it.each(sitemapPaths({ men: ['T-Shirt', 'Shirts'], women: ['Shirts', 'kurtas'], kids: [] }))(
    'of %s, which the sitemap lists, is itself, and it may be listed',
    async (path) => {
      const { canonical, meta } = await read(path);
      expect(canonical).toEqual([ORIGIN + path.replaceAll('&', '&amp;')]);
      expect(meta).not.toHaveProperty('robots');
      expect(meta['description']?.length).toBeGreaterThan(30);
    },
  );
});

it('lists no empty list in the sitemap', () => {
  const listed = sitemapPaths({ men: ['Shirts'], women: ['kurtas'], kids: [] });
  expect(listed).toContain('/products?type=kurtas&department=women');
  expect(listed).not.toContain('/products?type=kurtas&department=men');
  expect(listed.filter((path) => path.includes('department=kids'))).toEqual(['/?department=kids']);
});

it.each(['/login', '/register', '/forget-password', '/cart'])(
  'keeps %s out of search engines',
  async (path) => {
    expect((await read(path)).meta['robots']).toBe('noindex, follow');
  },
);

describe('a list', () => {
  it.each([
    '?size=M',
    '?colour=blue',
    '?price=500-1000',
    '?sort=newest',
    '?limit=27',
    '/kurta',
    '?inStock=true',
  ])('that is filtered, %s, is not listed itself', async (change) => {
    expect((await read(`/products${change}`)).meta['robots']).toBe('noindex, follow');
  });
});

describe('a link preview', () => {
  it('of the shop says what the page says, with the picture of the shop', async () => {
    const { meta, html } = await read('/faq');
    expect(meta).toMatchObject({
      'og:title': 'FAQs',
      'og:description': meta['description'],
      'og:url': `${ORIGIN}/faq`,
      'og:type': 'website',
      'og:image': `${ORIGIN}/og.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(html).not.toContain('evil.example');
  });

  it('of a product shows the product', async () => {
    const product = buildProduct({
      name: 'Tee "A" & B',
      images: [{ id: '1', public_id: 'a', url: '/media/a.webp', alt: 'Front "A"', width: 800, height: 1000 }],
    });
    apiServer.use(answer('GET /product/:id', product));
    const { meta } = await read(PRODUCT);
    expect(meta).toMatchObject({
      'og:title': 'Tee &quot;A&quot; &amp; B',
      'og:image': `${ORIGIN}/media/a.webp`,
      'og:image:alt': 'Front &quot;A&quot;',
      'og:type': 'product',
      'twitter:card': 'summary',
    });
  });

  it('is not made of a page that is not there', async () => {
    expect((await read('/nowhere')).meta).not.toHaveProperty('og:title');
  });
});

describe('structured data', () => {
  it('of a product has its offer as the page says it, and stars only where people gave some', async () => {
    const product = buildProduct({ price: 699, stock: 3, rating: { average: 0, count: 0 } });
    apiServer.use(answer('GET /product/:id', product));
    const found = ofType(await read(PRODUCT), 'Product');
    expect(found).toMatchObject({
      '@context': 'https://schema.org',
      name: product.name,
      description: product.descreption,
      sku: product._id,
      brand: { '@type': 'Brand', name: product.brand },
      image: product.images.map(({ url }) => new URL(url, ORIGIN).href),
      offers: {
        '@type': 'Offer',
        price: 699,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        url: ORIGIN + PRODUCT,
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 30, currency: 'INR' },
          shippingDestination: { addressCountry: 'IN' },
        },
        hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: 'IN' },
      },
    });
    for (const unknown of ['aggregateRating', 'manufacturer']) expect(found).not.toHaveProperty(unknown);
  });

  it('of a product ships free from the order value of the store', async () => {
    const charges = { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 } as const;
    apiServer.use(
      answer('GET /product/:id', buildProduct({ price: 699 })),
      answer('GET /store', { charges: { ...charges, freeShippingFrom: 699 } }),
    );
    expect(ofType(await read(PRODUCT), 'Product')).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value: 0 } } },
    });
  });

  it('of a product names who made it, where that is known', async () => {
    const manufacturer = { name: 'Aangan Loom', address: 'Sample address\nJaipur' };
    apiServer.use(answer('GET /product/:id', buildProduct({ manufacturer })));
    expect(ofType(await read(PRODUCT), 'Product')).toMatchObject({
      manufacturer: { '@type': 'Organization', ...manufacturer },
    });
  });

  it('counts the reviews there are, and says when it cannot be had', async () => {
    const product = buildProduct({ stock: 0, rating: { average: 4.2, count: 12 } });
    apiServer.use(answer('GET /product/:id', product));
    expect(ofType(await read(PRODUCT), 'Product')).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, reviewCount: 12 },
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('leads to a product as its page does', async () => {
    const product = buildProduct({ department: 'men', category: 'T-Shirt' });
    apiServer.use(answer('GET /product/:id', product), storeCalling({ 'T-Shirt': 'Tees' }));
    expect(ofType(await read(PRODUCT), 'BreadcrumbList')?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'Men', item: `${ORIGIN}/products?department=men` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Tees',
        item: `${ORIGIN}/products?type=T-Shirt&department=men`,
      },
      { '@type': 'ListItem', position: 4, name: product.name, item: ORIGIN + PRODUCT },
    ]);
  });

  it('of the home page names the shop and how it is searched, and nobody who was not given', async () => {
    const page = await read('/');
    expect(ofType(page, 'OnlineStore')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': `${ORIGIN}/#shop`,
      name: 'E-Store',
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/icon-512.png`,
    });
    expect(ofType(page, 'WebSite')).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${ORIGIN}/products/{search_term_string}` },
      },
    });
  });

  it('of the questions has each with its answer', async () => {
    const page = ofType(await read('/faq'), 'FAQPage') as {
      mainEntity: { name: string; acceptedAnswer: object }[];
    };
    expect(page.mainEntity.length).toBeGreaterThan(8);
    for (const { acceptedAnswer } of page.mainEntity)
      expect(acceptedAnswer).toEqual({ '@type': 'Answer', text: expect.stringMatching(/\w/) });
  });

  it('cannot be broken by what is in the data [R56]', async () => {
    const name = '</script><script>alert(1)</script>';
    apiServer.use(answer('GET /product/:id', buildProduct({ name })));
    const page = await read(PRODUCT);
    expect(page.html).not.toContain('<script>alert');
    expect(ofType(page, 'Product')?.['name']).toBe(name);
  });
});
