export const REPORT_REASONS = ['insulting', 'private', 'advertising', 'off-topic', 'untrue'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MAX_REPORT_WORDS = 500;
