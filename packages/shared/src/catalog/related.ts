export const RELATED_REASONS = ['colour', 'category', 'department'] as const;
export type RelatedReason = (typeof RELATED_REASONS)[number];
