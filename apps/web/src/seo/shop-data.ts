import type { StoreContact } from '@e-store/shared/store/contact';
import type { JsonLd } from './structured-data.ts';

export function shopData(origin: string, contact: StoreContact | null): JsonLd[] {
  const id = `${origin}/#shop`;
  const { legalName, email, phone } = contact ?? {};
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': id,
      name: 'E-Store',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      ...(legalName && { legalName }),
      ...((email || phone) && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          ...(email && { email }),
          ...(phone && { telephone: phone }),
          areaServed: 'IN',
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'E-Store',
      url: `${origin}/`,
      inLanguage: 'en-IN',
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/products/{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
