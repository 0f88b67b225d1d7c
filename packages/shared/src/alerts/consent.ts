/** The version is stored with the request. Changed text needs a new version. */
export const ALERT_CONSENT_VERSIONS = ['2026-1', '2026-2'] as const;
export type AlertConsentVersion = (typeof ALERT_CONSENT_VERSIONS)[number];

export const ALERT_CONSENT: { version: AlertConsentVersion; text: string } = {
  version: '2026-2',
  text:
    'You agree that E-Store stores your email address for this alert and emails you once, when the item is back in stock. ' +
    'You can cancel at any time.',
};
