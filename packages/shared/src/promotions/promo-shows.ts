/** What becomes of a code on a day. `ended`: its last day is over, or all its uses are taken. */
export const PROMO_STATES = ['running', 'planned', 'ended', 'stopped'] as const;
export type PromoState = (typeof PROMO_STATES)[number];

/**
 * Which promo codes a list shows; the first is the default. `on` and `off`: whether staff have stopped them, whatever
 * their days; `off` is the same as `stopped`.
 */
export const PROMO_SHOWS = ['all', 'on', 'off', ...PROMO_STATES] as const;
export type PromoShow = (typeof PROMO_SHOWS)[number];
