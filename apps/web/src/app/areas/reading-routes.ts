import type { RouteObject } from 'react-router-dom';
import { type NewContactMessage, sendContactMessage } from '../../features/contact/contact-calls.ts';
import { formAction } from './form-action.ts';
import { KNOWN, type Loader } from '../loading.ts';
import { page } from '../page-modules.ts';
import type { AreaParts } from './area.ts';

export function makeReadingRoutes({ store: { dispatch }, load, storeKnown }: AreaParts): RouteObject[] {
  const loader: Loader = ({ request }) => load(request, KNOWN, storeKnown());
  return [
    {
      path: '/shipping',
      ...page('shipping', () => import('../../pages/shipping/shipping-page.tsx')),
      loader,
    },
    { path: '/returns', ...page('returns', () => import('../../pages/returns/returns-page.tsx')), loader },
    {
      path: '/size-guide',
      ...page('size-guide', () => import('../../pages/size-guide/size-guide-page.tsx')),
      loader,
    },
    { path: '/privacy', ...page('privacy', () => import('../../pages/privacy/privacy-page.tsx')), loader },
    { path: '/terms', ...page('terms', () => import('../../pages/terms/terms-page.tsx')), loader },
    { path: '/faq', ...page('faq', () => import('../../pages/faq/faq-page.tsx')), loader },
    {
      path: '/contact',
      ...page('contact', () => import('../../pages/contact/contact-page.tsx')),
      loader,
      action: formAction((form) => dispatch(sendContactMessage(form as NewContactMessage))),
    },
  ];
}
