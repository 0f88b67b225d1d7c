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
      ...page('shop/shipping', () => import('../../pages/shop/shipping/shipping-page.tsx')),
      loader,
    },
    {
      path: '/returns',
      ...page('shop/returns', () => import('../../pages/shop/returns/returns-page.tsx')),
      loader,
    },
    {
      path: '/size-guide',
      ...page('shop/size-guide', () => import('../../pages/shop/size-guide/size-guide-page.tsx')),
      loader,
    },
    {
      path: '/privacy',
      ...page('shop/privacy', () => import('../../pages/shop/privacy/privacy-page.tsx')),
      loader,
    },
    { path: '/terms', ...page('shop/terms', () => import('../../pages/shop/terms/terms-page.tsx')), loader },
    { path: '/faq', ...page('shop/faq', () => import('../../pages/shop/faq/faq-page.tsx')), loader },
    {
      path: '/contact',
      ...page('shop/contact', () => import('../../pages/shop/contact/contact-page.tsx')),
      loader,
      action: formAction((form) => dispatch(sendContactMessage(form as NewContactMessage))),
    },
  ];
}
