export const articleMessages = { contents: 'On this page' } as const;
