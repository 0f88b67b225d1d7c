/**
 * Newsletter consent text; subscriptions store its version as proof. Changed text needs a new version, and
 * old versions stay.
 */
export const CONSENT_VERSIONS = ['2026-1'] as const;
export type ConsentVersion = (typeof CONSENT_VERSIONS)[number];

export const CONSENT: { version: ConsentVersion; text: string } = {
  version: '2026-1',
  text:
    'By subscribing you agree that E-Store sends you offers by email, about once a week. ' +
    'You confirm it by a mail first, and every newsletter has a link that ends it at once.',
};
