/** Why products stand together under another: they share its colour, its type, or only its department. */
export const RELATED_REASONS = ['colour', 'category', 'department'] as const;
export type RelatedReason = (typeof RELATED_REASONS)[number];
