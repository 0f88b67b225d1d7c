/** `ended`: past the last day, or all uses are taken. */
export const PROMO_STATES = ['running', 'planned', 'ended', 'stopped'] as const;
export type PromoState = (typeof PROMO_STATES)[number];

/** The first is the default. `off` equals `stopped`; `on` is everything else. */
export const PROMO_FILTERS = ['all', 'on', 'off', ...PROMO_STATES] as const;
export type PromoFilter = (typeof PROMO_FILTERS)[number];
