import { ALERT_CONSENT } from '@e-store/shared/alerts/consent';

/** The words around the mail that tells when a size is back; those of the panel are loaded with it. */
export const alertWords = {
  title: (size: string | undefined) => (size ? `Tell me when ${size} is back` : 'Tell me when it is back'),
  field: 'Email',
  consent: ALERT_CONSENT.text,
  consentVersion: ALERT_CONSENT.version,
  action: 'Mail me once',
  cancel: 'Not now',
  takeBack: 'Take it back',
  sending: 'One moment …',
  withdraw: {
    title: 'Take back what you wait for',
    lead: 'One press, and no more mails about sizes that are back come to you. Mails about your orders still do.',
    action: 'Take it back',
    next: 'To the shop',
    contact: 'Write to us',
  },
};
