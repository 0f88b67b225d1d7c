import type { ProductEntries } from './product-entries.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function sitemap(
  publicUrl: string,
  paths: readonly string[],
  products: ProductEntries['products'],
): string {
  const entries = [
    ...paths.map((path) => `<url><loc>${escape(publicUrl + path)}</loc></url>`),
    ...products.map(
      ({ _id, changedAt }) =>
        `<url><loc>${publicUrl}/product/${_id}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod></url>`,
    ),
  ];
  return `${HEAD}<urlset ${SPACE}>\n${entries.join('\n')}\n</urlset>\n`;
}

export function sitemapIndex(publicUrl: string, pages: number): string {
  const parts = Array.from(
    { length: pages },
    (_, index) => `<sitemap><loc>${publicUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SPACE}>\n${parts.join('\n')}\n</sitemapindex>\n`;
}
