import type { RouteModule, RouteContext } from './route-module.ts';
import type { RouteObject } from 'react-router-dom';
import { type NewContactMessage, sendContactMessage } from '../../features/contact/my-tickets.slice.ts';
import { formAction } from './form-action.ts';
import { NO_REQUEST, requireObjectId, type Loader } from '../loading.ts';
import { page } from './page-modules.ts';
import type { ConsentVersion } from '@e-store/shared/newsletter/consent';
import { withdrawAlert } from '../../features/alerts/alert-calls.ts';
import { collectionSlice, fetchCollection } from '../../features/orders/collection.slice.ts';
import {
  chooseRedelivery,
  fetchRedelivery,
  redeliverySlice,
} from '../../features/orders/redelivery.slice.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../../features/newsletter/newsletter-calls.ts';

const reducers = { collection: collectionSlice.reducer, redelivery: redeliverySlice.reducer };
export type ContentReducers = typeof reducers;

export const routeModule: RouteModule = {
  reducers,
  shopRoutes: (parts) => [parts.withFooter('#mailed', makeMailedRoutes(parts)), ...makeContentRoutes(parts)],
};

function makeContentRoutes({ store: { dispatch }, load, ensureStoreLoaded }: RouteContext): RouteObject[] {
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

/** Actions handle forms without scripts and mail programs (RFC 8058). */
function makeMailedRoutes({ store: { dispatch }, load }: RouteContext): RouteObject[] {
  return [
    {
      path: '/newsletter',
      ...page('shop/newsletter', () => import('../../pages/shop/newsletter/newsletter-page.tsx')),
      action: formAction((form) =>
        dispatch(subscribe({ email: form.email ?? '', consent: form.consent as ConsentVersion })),
      ),
    },
    {
      path: '/newsletter/confirm/:token',
      ...page(
        'shop/newsletter-confirm',
        () => import('../../pages/shop/newsletter-confirm/newsletter-confirm-page.tsx'),
      ),
      action: formAction((_form, { token = '' }) => dispatch(confirmSubscription({ token }))),
    },
    {
      path: '/newsletter/unsubscribe/:token',
      ...page(
        'shop/newsletter-unsubscribe',
        () => import('../../pages/shop/newsletter-unsubscribe/newsletter-unsubscribe-page.tsx'),
      ),
      action: formAction((_form, { token = '' }) => dispatch(unsubscribe({ token }))),
    },
    {
      path: '/redelivery/:id',
      ...page('shop/redelivery', () => import('../../pages/shop/redelivery/redelivery-page.tsx')),
      loader: ({ request, params }) => {
        const token = new URL(request.url).searchParams.get('token') ?? '';
        // The page itself says what is wrong with a link.
        return load(request, NO_REQUEST, dispatch(fetchRedelivery({ id: requireObjectId(params), token })));
      },
      action: formAction(({ token = '', day = '', phoneNo = '' }, { id = '' }) =>
        dispatch(chooseRedelivery({ id, token, day, phoneNo })),
      ),
    },
    {
      path: '/collection/:id',
      ...page('shop/collection', () => import('../../pages/shop/collection/collection-page.tsx')),
      loader: ({ request, params }) => {
        const token = new URL(request.url).searchParams.get('token') ?? '';
        return load(request, NO_REQUEST, dispatch(fetchCollection({ id: requireObjectId(params), token })));
      },
    },
    {
      path: '/alerts/withdraw/:token',
      ...page('shop/alert-withdraw', () => import('../../pages/shop/alert-withdraw/alert-withdraw-page.tsx')),
      action: formAction((_form, { token = '' }) => dispatch(withdrawAlert({ token }))),
    },
  ];
}
