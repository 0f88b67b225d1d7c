import type { JsonLd } from './structured-data.ts';

type Step = { name: string; path: string };

export function breadcrumbData(origin: string, steps: readonly Step[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
