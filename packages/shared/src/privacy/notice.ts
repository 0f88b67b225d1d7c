/** Versions of the accepted notice and terms. Changed text needs a new version, and old versions stay. */
export const NOTICE_VERSIONS = ['2026-1'] as const;
export type NoticeVersion = (typeof NOTICE_VERSIONS)[number];
export const NOTICE_VERSION: NoticeVersion = '2026-1';
