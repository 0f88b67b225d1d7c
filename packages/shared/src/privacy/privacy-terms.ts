/** Changed text needs a new version, and old versions stay. */
export const NOTICE_VERSIONS = ['2026-1'] as const;
export type NoticeVersion = (typeof NOTICE_VERSIONS)[number];
export const NOTICE_VERSION: NoticeVersion = '2026-1';

/** The settings `KEEP_…` change these. */
export type Retention = {
  messageDays: number;
  unconfirmedDays: number;
  cartDays: number;
  /** Recipients of sent or failed mails. */
  mailDays: number;
  erasureDays: number;
  /** Of erased accounts, for tax law. */
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
