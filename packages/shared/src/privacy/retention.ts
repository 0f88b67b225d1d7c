/** For how long the shop keeps what nobody needs any more; the settings `KEEP_…` change it. */
export type Retention = {
  /** Messages of the contact page. */
  messageDays: number;
  /** Asked for the newsletter, and never confirmed. */
  unconfirmedDays: number;
  /** Carts that nobody changes. */
  cartDays: number;
  /** The address in a mail that was sent or given up. */
  mailDays: number;
  /** That an account was erased, and what it had agreed to. */
  erasureDays: number;
  /** What tax law wants of the orders of an erased account. */
  orderYears: number;
};

export const DEFAULT_RETENTION: Retention = {
  messageDays: 30,
  unconfirmedDays: 30,
  cartDays: 365,
  mailDays: 90,
  erasureDays: 365,
  orderYears: 8,
};
