/** A table row: words and phrases, separated by commas. */
export const list = (words: string): string[] => words.split(',').map((word) => word.trim());
