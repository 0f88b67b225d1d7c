import { ALERT_CONSENT } from '@e-store/shared/alerts/consent';

export const alertMessages = {
  title: (size: string | undefined) =>
    size ? `Notify me when ${size} is back` : 'Notify me when it is back',
  field: 'Email',
  consent: ALERT_CONSENT.text,
  consentVersion: ALERT_CONSENT.version,
  action: 'Notify me',
  cancel: 'Not now',
  takeBack: 'Cancel alert',
  sending: 'One moment …',
  withdraw: {
    title: 'Cancel stock alerts',
    lead: 'Press the button to stop all back-in-stock emails. You will still get emails about your orders.',
    action: 'Cancel alerts',
    next: 'Continue shopping',
    contact: 'Write to us',
  },
};
