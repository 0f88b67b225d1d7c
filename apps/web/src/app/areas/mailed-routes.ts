import type { ConsentVersion } from '@e-store/shared/newsletter/consent';
import type { RouteObject } from 'react-router-dom';
import { withdrawAlert } from '../../features/alerts/alert-calls.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../../features/newsletter/newsletter-calls.ts';
import { formAction } from './form-action.ts';
import { page } from '../page-modules.ts';
import type { RouteContext } from './route-module.ts';

/**
 * Pages linked from mails, and the newsletter page. Actions handle forms without scripts and mail programs
 * (RFC 8058).
 */
export function makeMailedRoutes({ store: { dispatch } }: RouteContext): RouteObject[] {
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
      path: '/alerts/withdraw/:token',
      ...page('shop/alert-withdraw', () => import('../../pages/shop/alert-withdraw/alert-withdraw-page.tsx')),
      action: formAction((_form, { token = '' }) => dispatch(withdrawAlert({ token }))),
    },
  ];
}
