import { CONSENT } from '@e-store/shared/newsletter/consent';

/** Title, field and button of spec §1. */
export const newsletter = {
  title: 'Subscribe to our newsletter and receive exclusive offers every week',
  field: 'Your email',
  action: 'SUBSCRIBE',
  wrongAddress: 'Enter an email address like name@example.com.',
  consent: CONSENT.text,
  consentVersion: CONSENT.version,
  privacy: 'How we use your email',
  page: {
    name: 'Newsletter',
    description: 'Subscribe to the E-Store newsletter: offers about once a week. Unsubscribe with one click.',
  },
  confirm: {
    title: 'Confirm your subscription',
    doneTitle: 'Subscription confirmed',
    lead: 'Confirm to get offers by email about once a week.',
    action: 'Confirm subscription',
    next: 'See new arrivals',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    doneTitle: 'Newsletter subscription ended',
    lead: 'Press the button to stop getting our newsletter. You will still get emails about your orders.',
    action: 'Unsubscribe',
    next: 'Subscribe again',
  },
  contact: 'Contact us',
  again: 'Request a new confirmation link',
};
