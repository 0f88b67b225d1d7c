export const list = (words: string): string[] => words.split(',').map((word) => word.trim());
