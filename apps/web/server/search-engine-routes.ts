import type { Tracing } from '@e-store/server/tracing';
import { Router, type Request } from 'express';
import type { Config } from './config.ts';
import type { Pages } from './pages.ts';
import { fetchCategoriesByDepartment, fetchProductEntries, type ProductEntries } from './product-entries.ts';
import { visitorHeaders } from './visitor-headers.ts';

const CACHE_SECONDS = 600;

/** Personal pages and non-pages; other pages set `noindex` themselves. */
export const PRIVATE = [
  '/api/',
  '/account',
  '/admin',
  '/alerts/',
  '/collection/',
  '/newsletter/confirm/',
  '/newsletter/unsubscribe/',
  '/password/',
  '/redelivery/',
];

/** The sitemap is one file, or an index of several from 45,000 products on. */
export function searchEngineRoutes(
  { apiUrl, internalSecret, publicUrl }: Config,
  pages: Pages,
  tracing: Tracing,
): Router {
  const router = Router();
  const headers = (req: Request) => visitorHeaders(req, { internalSecret, tracing });

  router.get('/robots.txt', (_req, res) => {
    const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), ''];
    res.set('Cache-Control', `public, max-age=${CACHE_SECONDS}`).type('text/plain');
    res.send([...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'));
  });

  router.get(['/sitemap.xml', '/sitemap-:page.xml'], async (req, res, next) => {
    const named = String(req.params['page'] ?? '');
    if (named && !/^[1-9]\d{0,3}$/.test(named)) return next();
    const found = await fetchProductEntries(apiUrl, Number(named || 1), headers(req));
    if (!found) {
      res
        .status(503)
        .set('Retry-After', '60')
        .type('text/plain')
        .send('The sitemap is not available right now.');
      return;
    }
    if (named && Number(named) > found.pages) return next();
    const { sitemapPaths } = await pages.load();
    const isIndex = !named && found.pages > 1;
    const own =
      !isIndex && Number(named || 1) === 1
        ? sitemapPaths(await fetchCategoriesByDepartment(apiUrl, found.categories, headers(req)))
        : [];
    res.set('Cache-Control', `public, max-age=${CACHE_SECONDS}`).type('application/xml');
    res.send(isIndex ? sitemapIndex(publicUrl, found.pages) : sitemap(publicUrl, own, found.products));
  });
  return router;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sitemap(publicUrl: string, paths: readonly string[], products: ProductEntries['products']): string {
  const entries = [
    ...paths.map((path) => `<url><loc>${escape(publicUrl + path)}</loc></url>`),
    ...products.map(
      ({ _id, changedAt }) =>
        `<url><loc>${publicUrl}/product/${_id}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod></url>`,
    ),
  ];
  return `${HEAD}<urlset ${SPACE}>\n${entries.join('\n')}\n</urlset>\n`;
}

function sitemapIndex(publicUrl: string, pages: number): string {
  const parts = Array.from(
    { length: pages },
    (_, index) => `<sitemap><loc>${publicUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SPACE}>\n${parts.join('\n')}\n</sitemapindex>\n`;
}
