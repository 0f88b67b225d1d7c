import type { RouteObject } from 'react-router-dom';
import { type NewContactMessage, sendContactMessage } from '../../features/contact/contact-calls.ts';
import { formAction } from './form-action.ts';
import { NO_REQUEST, type Loader } from '../loading.ts';
import { page } from '../page-modules.ts';
import type { RouteContext } from './route-module.ts';

export function makeContentRoutes({
  store: { dispatch },
  load,
  ensureStoreLoaded,
}: RouteContext): RouteObject[] {
  const loader: Loader = ({ request }) => load(request, NO_REQUEST, ensureStoreLoaded());
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
