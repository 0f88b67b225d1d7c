import { ALERT_CONSENT } from '@e-store/shared/alerts/consent';

export const alertMessages = {
  title: (size: string | undefined) =>
    size ? `Notify me when size ${size} is back in stock` : 'Notify me when it is back in stock',
  field: 'Email',
  consent: ALERT_CONSENT.text,
  consentVersion: ALERT_CONSENT.version,
  action: 'Email me',
  cancel: 'Not now',
  takeBack: 'Cancel alert',
  sending: 'Please wait …',
  withdraw: {
    title: 'Cancel back-in-stock alerts',
    doneTitle: 'Back-in-stock alerts cancelled',
    lead: 'Press the button to cancel all your back-in-stock alerts. You will still get emails about your orders.',
    action: 'Cancel alerts',
    next: 'Continue shopping',
    contact: 'Contact us',
  },
};
