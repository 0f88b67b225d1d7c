import type { RouteObject } from 'react-router-dom';
import { type NewContactMessage, sendContactMessage } from '../features/contact/contact-calls.ts';
import { formAction } from './form-action.ts';
import type { Loader } from './loading.ts';
import { page } from './page-modules.ts';
import type { AppStore } from './store.ts';

/** Pages to read. `load` asks for the figures that they quote; they have their words without them, too. */
export function makeReadingRoutes({ dispatch }: AppStore, load: Loader): RouteObject[] {
  return [
    { path: '/shipping', ...page('shipping'), loader: load },
    { path: '/returns', ...page('returns'), loader: load },
    { path: '/size-guide', ...page('size-guide') },
    { path: '/privacy', ...page('privacy'), loader: load },
    { path: '/terms', ...page('terms'), loader: load },
    { path: '/faq', ...page('faq'), loader: load },
    {
      path: '/contact',
      ...page('contact'),
      loader: load,
      // What is missing of a form the contract's schema refuses.
      action: formAction((form) => dispatch(sendContactMessage(form as NewContactMessage))),
    },
  ];
}
