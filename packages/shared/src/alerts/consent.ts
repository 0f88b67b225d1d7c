/** Consent text for stock alerts; its version is stored with the request. */
export const ALERT_CONSENT_VERSIONS = ['2026-1'] as const;
export type AlertConsentVersion = (typeof ALERT_CONSENT_VERSIONS)[number];

export const ALERT_CONSENT: { version: AlertConsentVersion; text: string } = {
  version: '2026-1',
  text:
    'You agree that E-Store keeps your address for this and sends you one mail when it is back in stock, and no other. ' +
    'You can cancel at any time.',
};
