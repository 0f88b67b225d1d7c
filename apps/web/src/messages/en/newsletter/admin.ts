import type { SubscriptionState } from '@e-store/shared/newsletter/consent';

export const newsletterAdminMessages = {
  title: 'Newsletter',
  loading: 'Subscribers are loading',
  tabs: 'Filter subscribers',
  states: {
    confirmed: 'Confirmed',
    pending: 'Awaiting confirmation',
    unsubscribed: 'Unsubscribed',
  } satisfies Record<SubscriptionState, string>,
  search: 'Email starts with',
  columns: {
    email: 'EMAIL',
    asked: 'REQUESTED',
    confirmed: 'CONFIRMED',
    ended: 'UNSUBSCRIBED',
    consent: 'CONSENT',
  },
  noneFound: {
    confirmed: 'No confirmed subscribers match your search.',
    pending: 'No addresses awaiting confirmation match your search.',
    unsubscribed: 'No unsubscribed addresses match your search.',
  } satisfies Record<SubscriptionState, string>,
  none: {
    confirmed: 'No confirmed subscribers yet.',
    pending: 'Everyone who subscribed has confirmed.',
    unsubscribed: 'Nobody has unsubscribed.',
  } satisfies Record<SubscriptionState, string>,
  export: 'Export CSV',
  exported: (filename: string) => `${filename} downloaded.`,
  onlyConfirmed: 'The file contains confirmed addresses only.',
  never: '—',
} as const;
