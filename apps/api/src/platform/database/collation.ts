export const CASE_INSENSITIVE = { locale: 'en', strength: 2 } as const;
