import { CONSENT } from '@e-store/shared/newsletter/consent';

/** Spec §1: title, field and button. */
export const newsletter = {
  title: 'Subscribe to our newsletter and receive exclusive offers every week',
  field: 'Your email',
  action: 'SUBSCRIBE',
  wrongAddress: 'Enter an email address like name@example.com.',
  consent: CONSENT.text,
  consentVersion: CONSENT.version,
  privacy: 'How we treat your address',
  page: {
    name: 'Newsletter',
    description: 'Subscribe to the E-Store newsletter: offers about once a week, ended in one click.',
  },
  confirm: {
    title: 'Confirm the newsletter',
    lead: 'One press, and offers come to your inbox about once a week.',
    action: 'Confirm the newsletter',
    next: 'See what is new',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    lead: 'One press, and no more newsletters come to you. Mails about your orders still do.',
    action: 'Unsubscribe',
    next: 'Subscribe again',
  },
  contact: 'Write to us',
  again: 'Subscribe for a new link',
};
