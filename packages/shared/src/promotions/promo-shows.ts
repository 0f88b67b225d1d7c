/** Which promo codes a list shows; the first is the default. `on`: staff have not stopped them, whatever their days. */
export const PROMO_SHOWS = ['all', 'on', 'off'] as const;
export type PromoShow = (typeof PROMO_SHOWS)[number];
