/**
 * The notice and the terms that somebody accepts who opens an account. The version is kept with the day; other words
 * are another version, and the old one stays known.
 */
export const NOTICE_VERSIONS = ['2026-1'] as const;
export type NoticeVersion = (typeof NOTICE_VERSIONS)[number];
export const NOTICE_VERSION: NoticeVersion = '2026-1';
