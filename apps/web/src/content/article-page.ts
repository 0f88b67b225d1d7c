export const articleWords = { contents: 'On this page' } as const;
