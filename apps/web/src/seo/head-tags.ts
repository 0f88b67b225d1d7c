import { selectProduct } from '../features/catalog/product-details.slice.ts';
import { isFilteredList, type RenderedPage } from './is-filtered-list.ts';
import { structuredData } from './structured-data.ts';

const SHOP_PICTURE = {
  path: '/og.png',
  width: 1200,
  height: 630,
  alt: 'Shirt, T-shirt and jeans of E-Store',
};

const NOT_LISTED = new Set<string | undefined>([
  'shop/login',
  'shop/register',
  'shop/forget-password',
  'shop/cart',
]);

/**
 * Added to the finished HTML, so that browsers load no code for them. The content security policy exempts
 * structured data.
 */
export function withHeadTags(html: string, rendered: RenderedPage): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const head = html.slice(0, end);
  const tags = [
    ...(isFilteredList(rendered) || NOT_LISTED.has(rendered.page) ? [meta('robots', 'noindex, follow')] : []),
    ...previewTags(head, rendered),
    ...structuredData(rendered).map(
      (entry) => `<script type="application/ld+json">${jsonForScript(entry)}</script>`,
    ),
  ];
  return head + tags.join('') + html.slice(end);
}

function previewTags(head: string, { page, state, origin }: RenderedPage): string[] {
  const { title, description, canonical } = readHead(head);
  const product = page === 'shop/product' ? selectProduct(state) : null;
  const [first] = product?.images ?? [];
  const picture = first ? { ...first, path: first.url } : SHOP_PICTURE;
  return [
    meta('og:site_name', 'E-Store'),
    meta('og:locale', 'en_IN'),
    meta('og:type', product ? 'product' : 'website'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', canonical),
    meta('og:image', escape(new URL(picture.path, origin).href)),
    meta('og:image:width', picture.width && String(picture.width)),
    meta('og:image:height', picture.height && String(picture.height)),
    meta('og:image:alt', picture.alt && escape(picture.alt)),
    // Product pictures are upright and must not be cropped.
    meta('twitter:card', product ? 'summary' : 'summary_large_image'),
  ];
}

/** React has escaped the values. */
function readHead(head: string) {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? 'E-Store';
  return {
    title: title.replace(/ · E-Store$/, ''),
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
  };
}

/** `content` must be escaped; renders nothing without it. */
function meta(name: string, content: string | undefined | 0): string {
  if (!content) return '';
  return `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${content}">`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escape = (value: string) => value.replace(/[&"<>]/g, (found) => ESCAPES[found] ?? found);

/** Escapes `<`, so no text can end the `<script>`. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
